// How good it was, in the five words of the shop: real radio buttons side by side.
import { useId } from 'react'
import { FieldError } from '#ui/controls/field-frame.tsx'
import { useRadios } from '#ui/controls/use-radios.ts'
import '#ui/controls/choices.css'
import './writing.css'
import { useTexts } from '#web/texts.tsx'
import { stars, type Star } from './mine.ts'

interface RatingProps {
  value: Star | null
  onChange: (value: Star) => void
  error: string | undefined
}
export function RatingWords({ value, onChange, error }: RatingProps) {
  const { t } = useTexts(['reviewing', 'reviews', 'storefront'])
  const id = useId()
  const radio = useRadios('rating', value, onChange)
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="vh">{t('write.rating')}</legend>
      <div className="rating-words">
        {stars.map((star) => (
          <label key={star} className="choice">
            <input className="vh" {...radio({ value: star })} />
            <span className="choice-words" data-words={t(`reviews:word.${star}`)}>
              {t(`reviews:word.${star}`)}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} errorWord={t('storefront:error')} />
    </fieldset>
  )
}
