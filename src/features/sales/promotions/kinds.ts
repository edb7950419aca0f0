// The kinds the shop knows. A new one is a file in kinds/ and its line here.
import type { Kinds } from './kinds/kind.ts'
import { levelPrice } from './kinds/level.ts'
import { ordinaryPrice } from './kinds/ordinary.ts'
import { superMemberPrice } from './kinds/super-member.ts'
import { tierPrice } from './kinds/tier.ts'

export const kinds: Kinds = {
  unitPrices: [
    ordinaryPrice, //
    tierPrice,
  ],
  promotions: [
    superMemberPrice, //
    levelPrice,
  ],
}
