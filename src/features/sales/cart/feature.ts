// The manifest: the cart.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'
import { personalDataOf } from './cart.ts'
import { removeAllLines } from './queries.ts'

export const cart: Feature = {
  name: 'sales/cart',
  about: 'the cart',
  calls,
  refusals,
  settings,
  person: {
    columns: { 'cart_line.user_id': 'erased' },
    exports: { cart: ({ db, userId }) => personalDataOf(db, userId) },
    erase: ({ db }, userId) => removeAllLines(db, userId),
  },
  tables: ['cart_line'],
  rules: ['limits.ts'],
  readsAhead: {
    order_line: 'a purchase limit counts what was ordered before',
    shop_order: 'a purchase limit counts what was ordered before',
  },
}
