// A product in a list that people keep: what became of it lies over the picture;
// while one chooses, the picture is the tick.
import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { AfterCoupon, ProductCard } from '#ui/goods/product-card.tsx'
import { Picture } from '#ui/goods/picture.tsx'
import { Tick } from '#ui/controls/checkbox.tsx'
import { shotOf } from '#web/pictures.ts'
import { useTexts } from '#web/texts.tsx'
import { CardPrice, QuickAddGoods, type CardGoods } from '#surfaces/storefront/goods/goods-card.tsx'
import type { Picking } from './use-picking.ts'

interface KeptCardProps {
  id: number
  goods: CardGoods
  state: 'onSale' | 'soldOut' | 'offShelf' | 'gone'
  /** while one chooses */
  picking?: Picking | undefined
  /** what can be done with it otherwise */
  corner: ReactNode
  offer?: string | undefined
  foot?: ReactNode
  eager?: boolean
  level?: 2 | 3
}
export function KeptCard({ id, goods, state, picking, corner, offer, foot, eager = false, level = 2 }: KeptCardProps) {
  const { t } = useTexts('likes')
  const { picture } = goods
  return (
    <ProductCard
      name={goods.title}
      link={
        picking || state === 'gone' ? (
          <span />
        ) : (
          <Link to={href('/goods/:id', { id: String(goods.id) })} prefetch="intent" />
        )
      }
      picture={
        picture && (
          <Picture
            shot={shotOf(picture.file, { ...picture, largest: 720 })}
            alt=""
            ratio="1"
            sizes="(max-width: 767px) 46vw, 240px"
            eager={eager}
            rounded="none"
          />
        )
      }
      veil={state === 'onSale' ? undefined : t(`state.${state}`)}
      fact={goods.fact}
      price={state === 'gone' ? null : <CardPrice goods={goods} />}
      offer={offer && <AfterCoupon>{offer}</AfterCoupon>}
      foot={foot}
      shop={goods.merchant.name}
      collect={
        picking ? (
          <Tick
            label={goods.title}
            hideLabel
            checked={picking.has(id)}
            onChange={() => picking.turn(id)}
            className="likes-tick"
          />
        ) : (
          corner
        )
      }
      quick={picking || state !== 'onSale' ? undefined : <QuickAddGoods goods={goods} />}
      level={level}
    />
  )
}
