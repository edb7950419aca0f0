// The prices of a list: two fields, and three stretches to choose at once.
import { Link } from 'react-router'
import { Chip } from '#ui/controls/chip.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { numberText } from '#ui/text/number-text.ts'
import { useTexts } from '#web/texts.tsx'
import type { AddressOf, ListQuery } from './list-query.ts'

export function PriceRange({ query, apply }: { query: ListQuery; apply: () => void }) {
  const { t } = useTexts('listing')
  const field = (name: 'min' | 'max', label: string) => {
    const now = query[name]
    return (
      <input
        name={name}
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={8}
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        defaultValue={now === undefined ? '' : String(now / 100)}
        onBlur={(event) => event.currentTarget.value !== event.currentTarget.defaultValue && apply()}
      />
    )
  }
  return (
    <div className="list-range">
      {field('min', t('list.priceMin'))}
      <span aria-hidden="true">–</span>
      {field('max', t('list.priceMax'))}
    </div>
  )
}

/** Three stretches of price, as links: the one that is on takes itself away. */
export function PriceSteps({
  steps,
  query,
  addressOf,
}: {
  steps: [number, number] | undefined
  query: ListQuery
  addressOf: AddressOf
}) {
  const lang = useLang()
  if (!steps) return null
  const [low, high] = steps
  const yuan = (fen: number) => numberText(fen / 100, lang)
  const stretches = [
    { min: undefined, max: low, short: `0–${yuan(low)}` },
    { min: low, max: high, short: `${yuan(low)}–${yuan(high)}` },
    { min: high, max: undefined, short: `${yuan(high)}+` },
  ]
  return (
    <div className="list-steps">
      {stretches.map(({ min, max, short }) => {
        const on = query.min === min && query.max === max
        const to = addressOf({ ...query, min: on ? undefined : min, max: on ? undefined : max, after: undefined })
        return (
          <Chip key={short} render={<Link to={to} aria-current={on ? 'true' : undefined} preventScrollReset replace />}>
            {short}
          </Chip>
        )
      })}
    </div>
  )
}
