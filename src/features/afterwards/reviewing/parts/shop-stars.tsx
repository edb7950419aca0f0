// What a buyer gives the shop for the whole order: goods, service, delivery, each five knots on a line with their word.
import { useRadios } from '#ui/controls/use-radios.ts'
import './writing.css'
import { useTexts } from '#web/texts.tsx'
import type { ShopStars as Given } from './drafts.ts'
import { stars, type Star } from './mine.ts'

const kinds = ['goods', 'service', 'delivery'] as const
export function ShopStars({ value, onChange }: { value: Given; onChange: (value: Given) => void }) {
  return kinds.map((kind) => (
    <Score key={kind} kind={kind} value={value[kind]} onChange={(star) => onChange({ ...value, [kind]: star })} />
  ))
}

interface ScoreProps {
  kind: (typeof kinds)[number]
  value: Star | null
  onChange: (value: Star) => void
}
function Score({ kind, value, onChange }: ScoreProps) {
  const { t } = useTexts(['reviewing', 'reviews'])
  const radio = useRadios(`shop-${kind}`, value, onChange)
  return (
    <fieldset className="shop-score">
      <legend>{t(`write.shop.${kind}`)}</legend>
      <span className="shop-score-knots">
        {stars.map((star) => (
          <label key={star} className={value !== null && star <= value ? 'shop-score-on' : undefined}>
            <input className="vh" {...radio({ value: star })} />
            <span className="vh">{t(`reviews:word.${star}`)}</span>
          </label>
        ))}
      </span>
      <b aria-hidden="true">{value === null ? t('write.shop.none') : t(`reviews:word.${value}`)}</b>
    </fieldset>
  )
}
