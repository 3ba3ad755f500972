"""What is said of each game and of the house, without a window: sentences, names, languages, long texts."""
