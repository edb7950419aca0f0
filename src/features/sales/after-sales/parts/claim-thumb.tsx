// What a claim is about, small: picture, name, how many of how many.
import type { ReactNode } from 'react'
import type { UnitWords } from '#features/catalog/products/sold-by.ts'
import { LinePicture } from '#features/sales/cart/parts/line-picture.tsx'
import { useUnitsText } from './units-text.ts'
import './claims.css'

export interface ThumbLine {
  title: string
  spec: string
  picture: string | null
  bought: number
  unit: UnitWords | null
}
export function ClaimThumb({ line, quantity, end }: { line: ThumbLine; quantity: number; end?: ReactNode }) {
  const units = useUnitsText()(quantity, line)
  return (
    <div className="claim-thumb">
      <LinePicture file={line.picture} size={64} />
      <p className="min-w-0">
        <b>{line.title}</b>
        <small>{line.spec ? `${line.spec} · ${units}` : units}</small>
      </p>
      {end}
    </div>
  )
}
