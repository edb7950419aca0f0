import shop from './zh-CN/shop.json' with { type: 'json' }
import realname from './zh-CN/realname.json' with { type: 'json' }
import merchants from './zh-CN/merchants.json' with { type: 'json' }
import content from './zh-CN/content.json' with { type: 'json' }
import uploads from './zh-CN/uploads.json' with { type: 'json' }
import catalog from './zh-CN/catalog.json' with { type: 'json' }
import reviews from './zh-CN/reviews.json' with { type: 'json' }
import likes from './zh-CN/likes.json' with { type: 'json' }
import composer from './zh-CN/composer.json' with { type: 'json' }
import accounts from './zh-CN/accounts.json' with { type: 'json' }
import security from './zh-CN/security.json' with { type: 'json' }
import area from './zh-CN/area.json' with { type: 'json' }
import profile from './zh-CN/profile.json' with { type: 'json' }
import bindings from './zh-CN/bindings.json' with { type: 'json' }
import addresses from './zh-CN/addresses.json' with { type: 'json' }
import captcha from './zh-CN/captcha.json' with { type: 'json' }
import cart from './zh-CN/cart.json' with { type: 'json' }
import promotions from './zh-CN/promotions.json' with { type: 'json' }
import orders from './zh-CN/orders.json' with { type: 'json' }
import payments from './zh-CN/payments.json' with { type: 'json' }
import invoices from './zh-CN/invoices.json' with { type: 'json' }
import team from './zh-CN/team.json' with { type: 'json' }
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
