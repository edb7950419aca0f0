// Limits that forms and calls share.
/** signs of a word to a friend */
export const wordMax = 60
/** sums to top up by, fen; those within the bounds are offered */
export const presets = [5000, 10_000, 20_000, 50_000, 100_000, 200_000] as const
