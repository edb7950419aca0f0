import shop from './es-ES/shop.json' with { type: 'json' }
import realname from './es-ES/realname.json' with { type: 'json' }
import merchants from './es-ES/merchants.json' with { type: 'json' }
import content from './es-ES/content.json' with { type: 'json' }
import uploads from './es-ES/uploads.json' with { type: 'json' }
import catalog from './es-ES/catalog.json' with { type: 'json' }
import reviews from './es-ES/reviews.json' with { type: 'json' }
import likes from './es-ES/likes.json' with { type: 'json' }
import composer from './es-ES/composer.json' with { type: 'json' }
import accounts from './es-ES/accounts.json' with { type: 'json' }
import security from './es-ES/security.json' with { type: 'json' }
import area from './es-ES/area.json' with { type: 'json' }
import profile from './es-ES/profile.json' with { type: 'json' }
import bindings from './es-ES/bindings.json' with { type: 'json' }
import addresses from './es-ES/addresses.json' with { type: 'json' }
import captcha from './es-ES/captcha.json' with { type: 'json' }
import cart from './es-ES/cart.json' with { type: 'json' }
import promotions from './es-ES/promotions.json' with { type: 'json' }
import orders from './es-ES/orders.json' with { type: 'json' }
import payments from './es-ES/payments.json' with { type: 'json' }
import invoices from './es-ES/invoices.json' with { type: 'json' }
import team from './es-ES/team.json' with { type: 'json' }
import wallet from './es-ES/wallet.json' with { type: 'json' }
import search from './es-ES/search.json' with { type: 'json' }
import ranking from './es-ES/ranking.json' with { type: 'json' }
import errors from './es-ES/errors.json' with { type: 'json' }
import inbox from './es-ES/inbox.json' with { type: 'json' }
import ui from './es-ES/ui.json' with { type: 'json' }
import type { texts as en } from './en-US.ts'

export const texts = {
  shop,
  search,
  merchants,
  content,
  uploads,
  catalog,
  reviews,
  likes,
  composer,
  ranking,
  errors,
  inbox,
  accounts,
  realname,
  area,
  security,
  profile,
  bindings,
  addresses,
  captcha,
  cart,
  promotions,
  orders,
  payments,
  wallet,
  invoices,
  team,
  ui,
} satisfies typeof en
