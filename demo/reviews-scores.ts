// What the demo's reviews say in a word, and what they give the merchant: as many stars less than five as its scores
// lack, shared out over all of its reviews. The same every time.
import { merchants } from './merchants.ts'
import type { DemoProduct } from './products.ts'
import { randomOf, ratingsOf, type PlannedReview } from './reviews-plan.ts'

type Given = Record<'goods' | 'service' | 'delivery', 1 | 2 | 3 | 4 | 5>
export interface Scored {
  tags: string[]
  shop: Given
}
const praise = ['trueColour', 'wellMade', 'wellPacked', 'rightSize', 'worthIt']
const blame = ['otherColour', 'poorlyMade', 'badlyPacked', 'wrongSize', 'notWorthIt']

/** For each review, in the order of the products. */
export function scoreReviews(
  products: readonly DemoProduct[],
  written: ReadonlyMap<string, readonly PlannedReview[]>,
): Map<PlannedReview, Scored> {
  const scored = new Map<PlannedReview, Scored>()
  for (const { code, scores } of merchants()) {
    const reviews = products.filter((p) => p.merchant === code).flatMap((p) => written.get(p.code) ?? [])
    const random = randomOf(`scores ${code}`)
    const n = reviews.length
    const share = (hundredths: number) => ratingsOf(n, 5 * n - Math.round((n * hundredths) / 100), random)
    const [goods, service, delivery] = [share(scores.goods), share(scores.service), share(scores.delivery)]
    reviews.forEach((review, at) =>
      scored.set(review, {
        tags: tagsOf(review, random),
        shop: { goods: goods[at]!, service: service[at]!, delivery: delivery[at]! },
      }),
    )
  }
  return scored
}
/** One or two words of those who say something at all. */
function tagsOf({ rating, text }: PlannedReview, random: () => number): string[] {
  if (text === '' || rating === 3 || random() < 0.45) return []
  const said = rating > 3 ? praise : blame
  const first = Math.floor(random() * said.length)
  const second = (first + 1 + Math.floor(random() * (said.length - 1))) % said.length
  return random() < 0.5 ? [said[first]!] : [said[first]!, said[second]!]
}
