// One review: who, how many stars in words, what was bought, the words in their own language, pictures,
// what came later, what the merchant answered.
import { useTexts } from '#web/texts.tsx'
import './review-entry.css'
import { ReportButton } from '#features/catalog/reporting/parts/report-button.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { useDate } from '#ui/text/use-date.ts'
import { Rating } from '#ui/goods/rating.tsx'
import { Seal, type SealShape } from '#ui/goods/seal.tsx'
import { ReviewPhotos } from './review-photos.tsx'
import type { OneReview } from './review-query.ts'
import { ReviewVideo } from './review-video.tsx'
import { spanOf } from './span.ts'
import { UsefulButton } from './useful-button.tsx'

export interface Merchant {
  name: string
  seal: { char: string; ink: string; shape: string }
}
type Star = 1 | 2 | 3 | 4 | 5

export function ReviewEntry({ review, merchant, level = 2 }: { review: OneReview; merchant: Merchant; level?: 2 | 3 }) {
  const { t } = useTexts('reviews')
  const date = useDate()
  const Heading = `h${level}` as const
  const word = t(`word.${review.rating as Star}`)
  return (
    <article className="review" id={`r${review.id}`} aria-labelledby={`r${review.id}-who`}>
      <Heading id={`r${review.id}-who`} className="review-head">
        <Rating value={review.rating} label={t('stars', { count: review.rating })} />
        <b>{word}</b>
        <span>{review.nickname ?? t('anonymous')}</span>
      </Heading>
      {review.text ? (
        <p className="review-text" lang={review.lang}>
          {review.text}
        </p>
      ) : (
        <p className="review-silent">{t('silent')}</p>
      )}
      <ReviewPhotos pictures={review.pictures} lang={review.lang} />
      <Tags tags={review.tags} />
      {review.video !== null && <ReviewVideo src={review.video} />}
      <Later review={review} merchant={merchant} />
      <div className="review-foot">
        <p>
          {review.spec && <span>{review.spec}</span>}
          <WrittenIn review={review} />
          <time dateTime={review.createdAt}>{date(review.createdAt)}</time>
        </p>
        <span className="review-acts">
          <UsefulButton review={review} />
          {!review.own && <ReportButton kind="review" id={review.id} short />}
        </span>
      </div>
    </article>
  )
}

/** In which language it was written, where that is not the reader's. */
function WrittenIn({ review: { text, lang } }: { review: OneReview }) {
  const { t } = useTexts('reviews')
  const own = useLang()
  return text && lang !== own ? <span>{t(`writtenIn.${lang}`)}</span> : null
}

function Tags({ tags }: { tags: OneReview['tags'] }) {
  const { t } = useTexts('reviews')
  if (tags.length === 0) return null
  return (
    <ul className="review-tags" aria-label={t('tags')}>
      {tags.map(({ code, name }) => (
        <li key={code}>{name}</li>
      ))}
    </ul>
  )
}

/** What its author added, and what the merchant answered. */
function Later({ review, merchant }: { review: OneReview; merchant: Merchant }) {
  const { t } = useTexts('reviews')
  return (
    <>
      {review.followUp && (
        <div className="review-later">
          <p className="review-label">
            {t(`later.${spanOf(review.createdAt, review.followUp.at).unit}`, {
              count: spanOf(review.createdAt, review.followUp.at).count,
            })}
          </p>
          <p lang={review.lang}>{review.followUp.text}</p>
          <ReviewPhotos pictures={review.followUp.pictures} lang={review.lang} label={t('laterPhotos')} />
        </div>
      )}
      {review.reply && (
        <div className="review-reply">
          <Seal character={merchant.seal.char} ink={merchant.seal.ink} shape={merchant.seal.shape as SealShape} />
          <div>
            <p className="review-label">{t('answers', { merchant: merchant.name })}</p>
            <p lang={review.reply.lang}>{review.reply.text}</p>
          </div>
        </div>
      )}
    </>
  )
}
