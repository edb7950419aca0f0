// What a screen of a desk is: its address, the permission it needs, its place in the menu.
import type { ComponentType } from 'react'
import type { Permission } from '#kernel/call/contract.ts'

/** What waits, by the names of the to-do call of the side. */
export type Waiting =
  | 'toShip'
  | 'cancelAsked'
  | 'missing'
  | 'trouble'
  | 'unanswered'
  | 'claims'
  | 'invoices'
  | 'comments'
  | 'reviewCases'
  | 'reports'
  | 'lowStock'
  | 'applications'
  | 'goodsReturned'
  | 'goodsReviews'
  | 'brandRequests'
  | 'feedback'
  | 'identities'
  | 'closings'
type Named =
  | 'today'
  | 'figures'
  | 'orders'
  | 'claims'
  | 'invoices'
  | 'reviews'
  | 'reports'
  | 'goods'
  | 'freight'
  | 'carriers'
  | 'places'
  | 'shop'
  | 'stock'
  | 'files'
  | 'drafts'
  | 'goodsReviews'
  | 'pickup'
  | 'pickupPoints'
  | 'members'
  | 'notices'
  | 'systems'
  | 'followers'
  | 'buyers'
  | 'shoppers'
  | 'merchants'
  | 'identities'
  | 'closings'
  | 'categories'
  | 'pages'
  | 'content'
  | 'brands'
  | 'feedback'
  | 'search'
  | 'staff'
  | 'settings'
  | 'platform'
  | 'log'
  | 'shopLog'
  | 'operation'
  | 'books'
export interface Screen {
  /** below the desk's address */
  path: string
  /** null: everybody's own */
  needs: Permission | null
  load: () => Promise<{ default: ComponentType }>
  /** its place in the menu: the words are `menu.<name>` */
  menu?: { name: Named; group: number; waits?: readonly Waiting[]; icon: Named }
}
