// The pages of the shop by their addresses, as React Router's types know them from the site map. Types only.
import type { Register } from 'react-router'

type Pages = Register['pages']
/** A page whose address has nothing to fill in: "/goods/list". */
export type Page = { [P in keyof Pages]: Pages[P]['params'] extends Record<string, never> ? P : never }[keyof Pages]
type Filled<P extends string> = P extends `${infer Before}/:${string}` ? `${Before}/${string}` : never
/** An address of the shop, filled in or with a query: "/goods/42", "/goods/list?categoryId=3". */
export type Address = Page | `${Page}?${string}` | Filled<keyof Pages>
type Desk = 'orders' | 'after-sales' | 'invoices' | 'reviews' | 'stock' | 'goods' | 'systems' | 'money'
/** A case, or a list, at a desk; `shop` says whose, for whoever works for several merchants. */
export type DeskAddress =
  | `/merchant/${Desk}/${string}?shop=${number}`
  | `/merchant/${Desk}?shop=${number}${'' | `&tab=${string}`}`
  | `/merchant/goods/new?shop=${number}&draft=${number}`
  | '/admin/operation/books'
  | '/admin/refund-trouble'
  | `/admin/refund-trouble/${number}`
  | `/admin/chargebacks/${number}`
  | `/admin/reviews/${number}`
  | `/admin/goods/${number}`
  | `/admin/transfers/${number}`
