// The ordinary price less the rate of the buyer's level, half a fen of the rate up. The platform bears what it saves.
import { share } from '#kernel/data/money.ts'
import { lineKind, nothing } from './kind.ts'
import { holdsStored } from './super-member.ts'

export const levelPrice = lineKind({
  code: 'level',
  lane: 'member',
  settings: nothing,
  bearer: 'platform',
  standing: true,
  applies: (_, __, { levelBp }) => (levelBp > 0 ? null : 'outOfScope'),
  adjust: (lines, _, terms) =>
    lines.map((line) => {
      if (holdsStored(line, terms)) return 0
      const unit = line.ordinaryPrice - share(line.ordinaryPrice, terms.levelBp)
      return Math.max(0, line.price - unit) * line.quantity
    }),
})
