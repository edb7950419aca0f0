// The filters of a product's reviews as links: each keeps the others, the one that is on leads back without it.
import type { ReactNode } from 'react'
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import './review-filters.css'
import { Chip } from '#ui/controls/chip.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { numberText } from '#ui/text/number-text.ts'
import { isFiltered, reviewsAddress, type ReviewQuery, type Summary } from './review-query.ts'

/** A product's options as its page knows them. */
export interface SpecOption {
  code: string
  name: string
  values: { code: string; name: string }[]
}
const ownNames = { 'zh-CN': '中文', 'en-US': 'English', 'es-ES': 'Español' } as const

export function ReviewFilters({
  summary,
  query,
  options = [],
}: {
  summary: Summary
  query?: ReviewQuery
  options?: readonly SpecOption[]
}) {
  const { t } = useTexts('reviews')
  const lang = useLang()
  const { productId } = summary
  const chip = (key: string, words: ReactNode, to: Partial<ReviewQuery>, on: boolean, count?: number) => (
    <li key={key}>
      <Chip
        count={count === undefined ? undefined : numberText(count, lang)}
        render={
          <Link
            to={reviewsAddress({ ...query, ...to, productId, after: undefined })}
            aria-current={on ? 'true' : undefined}
            prefetch="intent"
            preventScrollReset={query !== undefined}
            replace={query !== undefined}
          />
        }
      >
        {words}
      </Chip>
    </li>
  )
  const none: Partial<ReviewQuery> = {
    rating: undefined,
    withPhotos: false,
    followUp: false,
    language: undefined,
    spec: undefined,
  }
  const { spec } = query ?? {}
  return (
    <nav className="review-filters" aria-label={t('filters')}>
      <ul className="chips">
        {chip('all', t('all'), none, query !== undefined && !isFiltered(query), summary.count)}
        {summary.withPhotos > 0 &&
          chip(
            'photos',
            t('withPhotos'),
            { withPhotos: !query?.withPhotos },
            query?.withPhotos ?? false,
            summary.withPhotos,
          )}
        {summary.followUps > 0 &&
          chip('later', t('followUps'), { followUp: !query?.followUp }, query?.followUp ?? false, summary.followUps)}
        {summary.languages.length > 1 &&
          summary.languages.map((l) =>
            chip(
              l.lang,
              <span lang={l.lang}>{ownNames[l.lang]}</span>,
              { language: query?.language === l.lang ? undefined : l.lang },
              query?.language === l.lang,
              l.count,
            ),
          )}
      </ul>
      {options
        .filter((o) => o.values.length > 1)
        .map((o) => (
          <div key={o.code} className="review-filter-row">
            <span id={`spec-${o.code}`}>{o.name}</span>
            <ul className="chips" aria-labelledby={`spec-${o.code}`}>
              {o.values.map((v) => {
                const on = spec?.code === o.code && spec.value === v.code
                return chip(v.code, v.name, { spec: on ? undefined : { code: o.code, value: v.code } }, on)
              })}
            </ul>
          </div>
        ))}
    </nav>
  )
}
