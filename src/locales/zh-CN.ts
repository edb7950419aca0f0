import shop from './zh-CN/shop.json' with { type: 'json' }
import merchants from './zh-CN/merchants.json' with { type: 'json' }
import content from './zh-CN/content.json' with { type: 'json' }
import catalog from './zh-CN/catalog.json' with { type: 'json' }
import reviews from './zh-CN/reviews.json' with { type: 'json' }
import composer from './zh-CN/composer.json' with { type: 'json' }
import accounts from './zh-CN/accounts.json' with { type: 'json' }
import addresses from './zh-CN/addresses.json' with { type: 'json' }
import cart from './zh-CN/cart.json' with { type: 'json' }
import orders from './zh-CN/orders.json' with { type: 'json' }
import payments from './zh-CN/payments.json' with { type: 'json' }
import wallet from './zh-CN/wallet.json' with { type: 'json' }
import search from './zh-CN/search.json' with { type: 'json' }
import ranking from './zh-CN/ranking.json' with { type: 'json' }
import errors from './zh-CN/errors.json' with { type: 'json' }
import inbox from './zh-CN/inbox.json' with { type: 'json' }
import ui from './zh-CN/ui.json' with { type: 'json' }
import type { texts as en } from './en-US.ts'

export const texts = {
  shop,
  search,
  merchants,
  content,
  catalog,
  reviews,
  composer,
  ranking,
  errors,
  inbox,
  accounts,
  addresses,
  cart,
  orders,
  payments,
  wallet,
  ui,
} satisfies typeof en
