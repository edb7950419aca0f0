// The average, large, and how the stars fall: each bar is a link to the reviews with so many.
import type { CSSProperties } from 'react'
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import './score.css'
import { useLang } from '#ui/text/lang.tsx'
import { numberText } from '#ui/text/number-text.ts'
import { reviewsAddress, type ReviewQuery, type Summary } from './review-query.ts'

type Star = 1 | 2 | 3 | 4 | 5

/** `query`: the list that is shown now; without it the bars lead to the page of all reviews. */
export function Score({ summary, query }: { summary: Summary; query?: ReviewQuery }) {
  const { t } = useTexts('reviews')
  const lang = useLang()
  const { productId, count, average } = summary
  const value = numberText(average / 100, lang, 'score')
  return (
    <div className="score">
      <p className="score-number">
        <span aria-hidden="true">{value}</span>
        <span className="vh">{t('outOf5', { value: numberText(average / 100, lang, 'exactScore') })}</span>
      </p>
      <p className="score-count">{t('wrote', { count, n: numberText(count, lang) })}</p>
      <ul className="score-bars" aria-label={t('distribution')}>
        {summary.distribution.map((row) => {
          const share = count > 0 ? row.count / count : 0
          const on = query?.rating === row.rating
          const content = (
            <>
              <span>{t(`word.${row.rating as Star}`)}</span>
              <i style={{ '--share': `${(share * 100).toFixed(1)}%` } as CSSProperties} />
              <span>{numberText(share, lang, 'percent')}</span>
              <span className="vh">{t('reviews', { count: row.count, n: numberText(row.count, lang) })}</span>
            </>
          )
          return (
            <li key={row.rating}>
              {row.count > 0 ? (
                <Link
                  to={reviewsAddress({ ...query, productId, rating: on ? undefined : row.rating, after: undefined })}
                  aria-current={on ? 'true' : undefined}
                  prefetch="intent"
                  preventScrollReset={query !== undefined}
                  replace={query !== undefined}
                >
                  {content}
                </Link>
              ) : (
                <span className="score-none">{content}</span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
