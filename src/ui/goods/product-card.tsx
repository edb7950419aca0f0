// The product card and its grid. Purely how it looks: what stands in the slots is the shop's business.
// Invariant: one link (the name) covers the card; everything that can be pressed lies above it.
import { Crown, Heart, Plus } from 'lucide-react'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import './product-card.css'
import { classes } from '../layout/classes.ts'
import { Icon } from '../layout/icon.tsx'
import { wear } from '../layout/wear.tsx'
import type { Wearer } from '../layout/wear.tsx'

/** A list of cards on shared rows; `cols` counts on a wide screen (3 on tablets, 2 on phones). */
export function Cards({
  cols = 4,
  label,
  className,
  children,
}: {
  cols?: number
  label?: string
  className?: string
  children: ReactNode
}) {
  return (
    // Safari drops the list role of unbulleted lists
    // oxlint-disable-next-line no-redundant-roles
    <ul
      role="list"
      aria-label={label}
      className={classes('cards', className)}
      style={{ '--cols': cols } as CSSProperties}
    >
      {children}
    </ul>
  )
}

export type ProductCardProps = {
  name: ReactNode
  /** The router's link: `<Link to="/goods/42" />`. */
  link: Wearer
  picture: ReactNode
  /** Fades in under the pointer; `onNear` tells when one comes, so that nobody else loads it. */
  second?: ReactNode
  onNear?: (() => void) | undefined
  badge?: ReactNode
  /** Over the picture when it cannot be bought. */
  veil?: ReactNode
  /** Why this one is shown ("because you looked at teapots"). */
  why?: ReactNode
  fact?: ReactNode
  price: ReactNode
  offer?: ReactNode
  foot?: ReactNode
  shop?: ReactNode
  collect?: ReactNode
  quick?: ReactNode
  tall?: boolean
  /** `li` in `<Cards>`, `article` elsewhere. */
  as?: 'li' | 'article'
  level?: 2 | 3 | 4
  className?: string
}

export function ProductCard({ as: Box = 'li', level = 3, tall, onNear, className, ...slots }: ProductCardProps) {
  const { name, link, why, fact, price, offer, foot, shop, quick } = slots
  const Heading = `h${level}` as const
  return (
    <Box
      className={classes('card', tall && 'card-tall', className)}
      onPointerEnter={onNear && ((e) => e.pointerType === 'mouse' && onNear())}
    >
      <CardPicture {...slots} />
      <div className="card-text">
        {why && <p className="card-why">{why}</p>}
        <Heading className="card-name">{wear(link, '', name)}</Heading>
        {fact && <p className="card-fact">{fact}</p>}
      </div>
      <div className="card-buy">
        <div className="card-price">{price}</div>
        {quick}
      </div>
      <div className="card-offer">{offer}</div>
      <div className="card-foot">
        {foot}
        {shop && <span className="card-shop">{shop}</span>}
      </div>
    </Box>
  )
}

type CardPictureProps = Pick<ProductCardProps, 'picture' | 'second' | 'veil' | 'badge' | 'collect'>
const CardPicture = ({ picture, second, veil, badge, collect }: CardPictureProps) => (
  <div className="card-pic">
    {picture}
    {second && <div className="card-second">{second}</div>}
    {veil && <div className="card-veil">{veil}</div>}
    {badge}
    {collect && <div className="card-collect">{collect}</div>}
  </div>
)

/** The heart on a picture; `on` when collected. `label` names the goods too. */
export function CollectButton({
  on,
  label,
  className,
  ...rest
}: { on: boolean; label: string } & ComponentProps<'button'>) {
  return (
    <button type="button" aria-pressed={on} aria-label={label} className={classes('card-round', className)} {...rest}>
      <Icon of={Heart} size={18} />
    </button>
  )
}

/** The plus beside a price. */
export function QuickAdd({ label, className, ...rest }: { label: string } & ComponentProps<'button'>) {
  return (
    <button type="button" aria-label={label} className={classes('card-quick', className)} {...rest}>
      <Icon of={Plus} size={18} />
    </button>
  )
}

export const AfterCoupon = ({ children }: { children: ReactNode }) => <p className="offer-after">{children}</p>

/** The member price: gold and a crown, and the word in `children`. */
export const MemberPrice = ({ children }: { children: ReactNode }) => (
  <p className="offer-member">
    <Icon of={Crown} size={13} />
    <span>{children}</span>
  </p>
)
