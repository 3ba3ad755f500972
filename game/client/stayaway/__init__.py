"""The window of Stay Away!: the ring of seats, the cards in the hand, what each one knows."""
