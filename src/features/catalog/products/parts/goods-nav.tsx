// The links to the parts of the product page, which stay in sight. Once the ways to buy have gone above the screen,
// wide screens find them here too.
import { useEffect, useRef } from 'react'
import './goods-nav.css'
import { Picture } from '#ui/goods/picture.tsx'
import { shotOf } from '#web/pictures.ts'
import { useTexts } from '#web/texts.tsx'
import { BuyButtons } from '#surfaces/storefront/goods/buy-buttons.tsx'
import { leadingPicture } from '#surfaces/storefront/goods/leading-picture.ts'
import { ShownPrice } from '#surfaces/storefront/goods/shown-price.tsx'
import { useInSight, usePast } from './past.ts'
import { choiceText, type Goods } from '#surfaces/storefront/goods/sku-choice.ts'
import type { Chosen } from '#surfaces/storefront/goods/use-choice.ts'

export interface PagePart {
  id: string
  title: string
}
export function GoodsNav({ goods, choice, parts }: { goods: Goods; choice: Chosen; parts: readonly PagePart[] }) {
  const { t } = useTexts('products')
  const now = useInSight(parts.map((p) => p.id))
  const past = usePast('goods-buy')
  const row = useRef<HTMLElement>(null)
  // on phones the row scrolls: the present link must be in sight
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>(`[href="#${now}"]`)
    if (row.current && link) row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.clientWidth) / 2
  }, [now])
  return (
    <div className="goods-nav">
      <nav ref={row} aria-label={t('goods.sections')}>
        {parts.map(({ id, title }) => (
          <a key={id} href={`#${id}`} aria-current={id === now ? 'true' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      {past && <MiniBar goods={goods} choice={choice} />}
    </div>
  )
}

function MiniBar({ goods, choice }: { goods: Goods; choice: Chosen }) {
  const picture = leadingPicture(goods, choice.values)
  const { sku, shown, price } = choice
  return (
    <div className="goods-mini">
      {picture && (
        <Picture
          shot={shotOf(picture.file, { ...picture, largest: 240 })}
          alt=""
          ratio="1"
          sizes="40px"
          rounded="control"
          className="goods-mini-picture"
        />
      )}
      <span className="goods-mini-words">{choiceText(goods, choice.values) || goods.title}</span>
      {shown && <ShownPrice goods={goods} open={!sku} shown={shown} price={price ?? shown.price} size="md" />}
      <BuyButtons goods={goods} choice={choice} size="md" />
    </div>
  )
}
