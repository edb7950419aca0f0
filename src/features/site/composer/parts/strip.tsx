// One row of goods: what it is about stands in the first column, the goods from the second edge on.
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import './strip.css'
import { Icon } from '#ui/layout/icon.tsx'
import { Cards } from '#ui/goods/product-card.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { GoodsCard } from '#surfaces/storefront/goods/goods-card.tsx'
import type { Block } from '../contract.ts'
import { BlockPlace } from './block.tsx'

const sizes = '(max-width: 767px) 42vw, (max-width: 1023px) 30vw, 188px'

export function StripBlock({ block: { id, title, data } }: { block: Block<'strip'> }) {
  return (
    <BlockPlace of="strip" labelledBy={`b${id}`}>
      <div className="home-strip">
        <header>
          <h2 className="display" id={`b${id}`}>
            {title}
          </h2>
          <p>{data.text}</p>
          <TextLink render={<Link to={data.to} prefetch="intent" />}>
            {data.action}
            <Icon of={ArrowRight} size={14} />
          </TextLink>
        </header>
        <Cards cols={5} label={title} className="home-rail">
          {data.goods.map((g) => (
            <GoodsCard key={g.id} goods={g} sizes={sizes} />
          ))}
        </Cards>
      </div>
    </BlockPlace>
  )
}
