"""What every game shares: the contract, the match, the record, maps and places."""
