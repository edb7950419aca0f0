// What a claim is about, small: picture, name, how many of how many.
import type { ReactNode } from 'react'
import { LinePicture } from '#features/sales/cart/parts/line-picture.tsx'
import { useTexts } from '#web/texts.tsx'
import './claims.css'

export interface ThumbLine {
  title: string
  spec: string
  picture: string | null
  bought: number
}
export function ClaimThumb({ line, quantity, end }: { line: ThumbLine; quantity: number; end?: ReactNode }) {
  const { t } = useTexts('aftersales')
  const units = t('choose.units', { quantity, bought: line.bought })
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
