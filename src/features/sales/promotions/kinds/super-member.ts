// The SKU's stored member price, for super members. The merchant bears what it saves.
import type { BasketLine, Terms } from '../lanes.ts'
import { lineKind, nothing } from './kind.ts'

/** Where a stored member price holds, the level's rate does not. */
export const holdsStored = (line: BasketLine, { superMember }: Terms): boolean =>
  superMember && line.memberPrice !== null

export const superMemberPrice = lineKind({
  code: 'superMember',
  lane: 'member',
  settings: nothing,
  bearer: 'merchant',
  standing: true,
  applies: (lines, _, terms) => (lines.some((line) => holdsStored(line, terms)) ? null : 'outOfScope'),
  adjust: (lines, _, terms) =>
    lines.map((line) => (holdsStored(line, terms) ? Math.max(0, line.price - line.memberPrice!) * line.quantity : 0)),
})
