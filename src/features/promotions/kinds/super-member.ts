// The member price: the SKU's stored one for super members, else the sale price less the level's rate. What it saves is the member discount.
import { share } from '#kernel/money.ts'
import type { PromotionKind } from '../pricing.ts'

export const memberPrice: PromotionKind = {
  code: 'member',
  lane: 'member',
  adjust: (lines, { superMember, levelBp }) =>
    lines.map((line) => {
      const unit = superMember && line.memberPrice !== null ? line.memberPrice : line.price - share(line.price, levelBp)
      return Math.max(0, line.price - unit) * line.quantity
    }),
}
