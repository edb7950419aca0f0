// The reviews on a product's page: the average with its bars, what buyers photographed, the reviews that help most,
// and the way to all of them.
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import './review-summary.css'
import { Button } from '#ui/controls/button.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { numberText } from '#ui/text/number-text.ts'
import { ReviewEntry, type Merchant } from './review-entry.tsx'
import { ReviewFilters } from './review-filters.tsx'
import { ReviewPhotos } from './review-photos.tsx'
import { reviewsAddress, type Summary } from './review-query.ts'
import { Score } from './score.tsx'

export function ReviewSummary({ summary, merchant }: { summary: Summary; merchant: Merchant }) {
  const { t } = useTexts('reviews')
  const lang = useLang()
  const { count, productId } = summary
  return (
    <section id="reviews" className="review-summary" aria-labelledby="reviews-title">
      <h2 id="reviews-title" className="vh">
        {t('title')}
      </h2>
      <Score summary={summary} />
      <div className="min-w-0">
        <ReviewFilters summary={summary} />
        {summary.photos.length > 2 && (
          <div className="mt-6">
            <ReviewPhotos pictures={summary.photos} label={t('byBuyers')} strip />
          </div>
        )}
        {summary.best.map((review) => (
          <ReviewEntry key={review.id} review={review} merchant={merchant} level={3} />
        ))}
        {count > summary.best.length && (
          <Button kind="second" className="mt-6" render={<Link to={reviewsAddress({ productId })} prefetch="intent" />}>
            {t('toAll', { count, n: numberText(count, lang) })}
          </Button>
        )}
      </div>
    </section>
  )
}
