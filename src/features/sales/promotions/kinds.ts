// The promotion kinds the shop knows. A new one is a file in kinds/ and its line here.
import { memberPrice } from './kinds/member.ts'
import type { PromotionKind } from './pricing.ts'

export const kinds: readonly PromotionKind[] = [memberPrice]
