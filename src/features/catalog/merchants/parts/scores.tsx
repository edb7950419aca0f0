// The three scores of a merchant: goods, service, delivery. A score of nothing is not shown.
import { useTexts } from '#web/texts.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { numberText } from '#ui/text/number-text.ts'

/** Hundredths: 492 is 4.92. */
export interface MerchantScores {
  goods: number
  service: number
  delivery: number
}

export function Scores({ scores, className = '' }: { scores: MerchantScores; className?: string }) {
  const { t } = useTexts('merchants')
  const lang = useLang()
  const told = (['goods', 'service', 'delivery'] as const).filter((kind) => scores[kind] > 0)
  if (told.length === 0) return null
  return (
    <dl className={`merchant-scores ${className}`} aria-label={t('shop.scores')}>
      {told.map((kind) => (
        <div key={kind}>
          <dt>{t(`shop.${kind}`)}</dt>
          <dd>{numberText(scores[kind] / 100, lang, 'exactScore')}</dd>
        </div>
      ))}
    </dl>
  )
}
