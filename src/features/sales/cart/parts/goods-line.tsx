// A line of goods that is only read: picture, name, specification, unit price × quantity, sum.
// Used by confirmation and orders.
import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { useLang } from '#ui/text/lang.tsx'
import { Price } from '#ui/goods/price.tsx'
import { shortPrice } from '#ui/goods/price-text.ts'
import { Wordings } from '#features/catalog/products/parts/wordings.tsx'
import type { ShownWording } from '#features/catalog/products/questions.ts'
import { countedAs, type UnitWords } from '#features/catalog/products/sold-by.ts'
import { LinePicture } from './line-picture.tsx'
import './buying.css'

export interface GoodsLineProps {
  line: {
    productId: number
    title: string
    spec: string
    picture: string | null
    price: number
    quantity: number
    unit: UnitWords | null
    wordings: readonly ShownWording[]
  }
  /** fen: what the pieces cost together */
  sum: number
  notes?: ReactNode
}

export function GoodsLine({ line, sum, notes }: GoodsLineProps) {
  const lang = useLang()
  const address = href('/goods/:id', { id: String(line.productId) })
  return (
    <li className="goods-line">
      <Link to={address} tabIndex={-1} aria-hidden="true">
        <LinePicture file={line.picture} size={88} />
      </Link>
      <div className="min-w-0">
        <h3>
          <Link to={address}>{line.title}</Link>
        </h3>
        {line.spec && <p className="goods-line-spec">{line.spec}</p>}
        <Wordings wordings={line.wordings} />
        {notes}
      </div>
      <p className="goods-line-unit">
        {shortPrice(line.price, lang)} × {countedAs(line.quantity, line.unit)}
      </p>
      <p className="goods-line-sum">
        <Price fen={sum} size="sm" />
      </p>
    </li>
  )
}
