import shop from './en-US/shop.json' with { type: 'json' }
import realname from './en-US/realname.json' with { type: 'json' }
import merchants from './en-US/merchants.json' with { type: 'json' }
import content from './en-US/content.json' with { type: 'json' }
import uploads from './en-US/uploads.json' with { type: 'json' }
import catalog from './en-US/catalog.json' with { type: 'json' }
import reviews from './en-US/reviews.json' with { type: 'json' }
import likes from './en-US/likes.json' with { type: 'json' }
import composer from './en-US/composer.json' with { type: 'json' }
import accounts from './en-US/accounts.json' with { type: 'json' }
import security from './en-US/security.json' with { type: 'json' }
import area from './en-US/area.json' with { type: 'json' }
import profile from './en-US/profile.json' with { type: 'json' }
import bindings from './en-US/bindings.json' with { type: 'json' }
import addresses from './en-US/addresses.json' with { type: 'json' }
import captcha from './en-US/captcha.json' with { type: 'json' }
import cart from './en-US/cart.json' with { type: 'json' }
import promotions from './en-US/promotions.json' with { type: 'json' }
import orders from './en-US/orders.json' with { type: 'json' }
import payments from './en-US/payments.json' with { type: 'json' }
import invoices from './en-US/invoices.json' with { type: 'json' }
import team from './en-US/team.json' with { type: 'json' }
import wallet from './en-US/wallet.json' with { type: 'json' }
import search from './en-US/search.json' with { type: 'json' }
import ranking from './en-US/ranking.json' with { type: 'json' }
import errors from './en-US/errors.json' with { type: 'json' }
import inbox from './en-US/inbox.json' with { type: 'json' }
import ui from './en-US/ui.json' with { type: 'json' }

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
}
