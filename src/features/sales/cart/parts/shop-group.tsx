// Goods of one shop under its seal and name, opened by an ink rule.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Seal } from '#ui/goods/seal.tsx'
import type { SealShape } from '#ui/goods/seal.tsx'
import { classes } from '#ui/layout/classes.ts'
import { hrefWith } from '#web/href-with.ts'
import './buying.css'

export interface ShopCard {
  merchantId: number
  name: string
  seal: { char: string; shape: string; ink: string }
}
const shapes: readonly string[] = ['square', 'round', 'oval', 'wide', 'gourd']
const shapeOf = (shape: string): SealShape => (shapes.includes(shape) ? (shape as SealShape) : 'square')

export const shopAddress = (merchantId: number): string => hrefWith('/home/shopIndex', { id: merchantId })

export function ShopSeal({ shop }: { shop: ShopCard }) {
  return <Seal character={shop.seal.char} ink={shop.seal.ink} shape={shapeOf(shop.seal.shape)} />
}

/** `start` stands before the seal (a tick), `end` at the right edge. */
export function ShopGroup({
  shop,
  start,
  end,
  level = 2,
  children,
}: {
  shop: ShopCard
  start?: ReactNode
  end?: ReactNode
  level?: 2 | 3
  children: ReactNode
}) {
  const Heading = `h${level}` as const
  return (
    <section className="shop-group" aria-label={shop.name}>
      <div className="shop-group-head">
        {start}
        <ShopSeal shop={shop} />
        <Heading>
          <Link to={shopAddress(shop.merchantId)}>{shop.name}</Link>
        </Heading>
        {end && <div className="shop-group-end">{end}</div>}
      </div>
      {children}
    </section>
  )
}

/** A group without a shop: what cannot be bought any more. */
export function QuietGroup({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  return (
    <section className={classes('shop-group', 'shop-group-quiet')} aria-label={title}>
      <div className="shop-group-head">
        <h2 className="text-ink-2">{title}</h2>
        {end && <div className="shop-group-end">{end}</div>}
      </div>
      {children}
    </section>
  )
}
