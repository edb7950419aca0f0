// A review as both desks read it: who, how many stars, the words in their own language, pictures, what came later.
import type { ReactNode } from 'react'
import './review.css'
import type { DeskReview, Star } from './review-desk.ts'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { shotOf } from '#web/pictures.ts'
import { useTexts } from '#web/texts.tsx'

export function Stars({ of }: { of: number }) {
  const { t } = useTexts('reviewingmerchant')
  return (
    <span className="review-stars" role="img" aria-label={t('stars', { count: of })}>
      <b aria-hidden="true">{'★'.repeat(of)}</b>
      <i aria-hidden="true">{'★'.repeat(5 - of)}</i>
    </span>
  )
}
export function useName() {
  const { t } = useTexts('reviewingmerchant')
  return ({ nickname }: Pick<DeskReview, 'nickname'>) => nickname ?? t('nameless')
}
type Shown = DeskReview['pictures'][number]
export function Shots({ pictures, lang }: { pictures: readonly Shown[]; lang: string }) {
  const { t } = useTexts('reviewingmerchant')
  if (pictures.length === 0) return null
  return (
    <ul className="review-shots">
      {pictures.map((p, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same file may be shown twice
        <li key={`${p.file} ${at}`}>
          <a href={`/img/${encodeURIComponent(p.file)}-1440.webp`} target="_blank" rel="noreferrer">
            <img
              src={shotOf(p.file, { largest: 240 }).widths![0]!.src}
              lang={lang}
              alt={p.alt || t('photo', { at: at + 1, of: pictures.length })}
              width={88}
              height={88}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Everything that its author said. */
export function Said({ review, children }: { review: DeskReview; children?: ReactNode }) {
  const { t } = useTexts('reviewingmerchant')
  return (
    <section>
      <Sec title={t('said')} note={t(`lang.${review.lang}`)} />
      <div className="review-said">
        <p className="row">
          <Stars of={review.rating} /> <b>{t(`word.${review.rating as Star}`)}</b>
        </p>
        {review.text ? (
          <p className="review-words" lang={review.lang}>
            {review.text}
          </p>
        ) : (
          <p className="muted">{t('silent')}</p>
        )}
        {review.tags.length > 0 && <p className="small muted">{review.tags.map(({ name }) => name).join(' · ')}</p>}
        <Shots pictures={review.pictures} lang={review.lang} />
        {review.video && <video className="review-film" src={review.video} controls preload="metadata" />}
        {review.followUp && (
          <div className="review-later">
            <p className="small muted">
              {t('later')} <Time at={review.followUp.at} />
            </p>
            <p className="review-words" lang={review.lang}>
              {review.followUp.text}
            </p>
            <Shots pictures={review.followUp.pictures} lang={review.lang} />
          </div>
        )}
        {children}
      </div>
    </section>
  )
}
