// Prices by quantity: from so many pieces of one SKU on, each costs so much, in fen. Pure.
export interface Tier {
  from: number
  price: number
}
export const mostTiers = 5

/** The steps that bring something, fewest pieces first: each is below the price and below the steps before it. */
export function stepsOf(price: number, tiers: readonly Tier[]): Tier[] {
  const steps: Tier[] = []
  for (const tier of tiers.toSorted((a, b) => a.from - b.from || a.price - b.price))
    if (tier.price < (steps.at(-1)?.price ?? price)) steps.push(tier)
  return steps
}
/** The step that these pieces reach; `steps` as `stepsOf` makes them. */
export const stepAt = (steps: readonly Tier[], quantity: number): Tier | undefined =>
  steps.findLast(({ from }) => from <= quantity)
/** The one above it, where so many may be had. */
export const nextStep = (steps: readonly Tier[], quantity: number, most: number): Tier | undefined =>
  steps.find(({ from }) => from > quantity && from <= most)
export const priceAt = (price: number, steps: readonly Tier[], quantity: number): number =>
  stepAt(steps, quantity)?.price ?? price
