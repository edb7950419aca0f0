// One thing that I bought: it waits for a review, or shows the one I wrote and what became of it.
import { EyeOff, Hourglass } from 'lucide-react'
import { useState } from 'react'
import { hrefWith } from '#web/href-with.ts'
import { href, Link } from 'react-router'
import { ReviewPhotos } from '#features/catalog/reviews/parts/review-photos.tsx'
import { ReviewEntry } from '#features/catalog/reviews/parts/review-entry.tsx'
import { LinePicture } from '#features/sales/cart/parts/line-picture.tsx'
import { Button } from '#ui/controls/button.tsx'
import { StatusChip } from '#ui/feedback/status-chip.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { useOffered } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { FollowUpForm } from './follow-up-form.tsx'
import type { MyLine } from './mine.ts'

export function MyLineRow({ line }: { line: MyLine }) {
  return (
    <li className="my-review">
      {line.review ? <Written line={line} review={line.review} /> : <Waiting line={line} />}
    </li>
  )
}

function Thing({ line, children }: { line: MyLine; children?: React.ReactNode }) {
  const { t } = useTexts('reviewing')
  return (
    <div className="review-thing">
      <LinePicture file={line.picture} size={64} />
      <div className="min-w-0">
        {/* one line each: a row is as tall before the shop's Chinese letters have come as afterwards */}
        <h2 className="truncate leading-tight font-semibold" title={line.title}>
          <Link to={href('/goods/:id', { id: String(line.productId) })}>{line.title}</Link>
        </h2>
        <p className="mt-0.5 truncate text-13 text-ink-2">
          {[line.spec, line.merchant.name].filter(Boolean).join(' · ')}
        </p>
        <p className="mt-0.5 truncate text-13 text-ink-3">
          {t('mine.received')} <Moment iso={line.receivedAt} look="short" />
        </p>
      </div>
      {children}
    </div>
  )
}

function Waiting({ line }: { line: MyLine }) {
  const { t } = useTexts('reviewing')
  const { orderNo, orderLineId } = line
  if (!useOffered('reviews')) return <Thing line={line} />
  return (
    <Thing line={line}>
      <Button
        kind="second"
        size="sm"
        render={
          <Link
            to={hrefWith('/user/user/evelate/write', { orderNo, line: orderLineId })}
            aria-label={t('mine.reviewOf', { title: line.title })}
          />
        }
      >
        {t('mine.review')}
      </Button>
    </Thing>
  )
}

function Written({ line, review }: { line: MyLine; review: NonNullable<MyLine['review']> }) {
  const { t } = useTexts('reviewing')
  const { status, anonymous } = review
  return (
    <>
      <Thing line={line}>
        <TextLink render={<Link to={hrefWith('/user/user/order/details', { orderNo: line.orderNo })} />}>
          {t('mine.order')}
        </TextLink>
      </Thing>
      {status === 'pending' && (
        <StatusChip tone="warning" icon={Hourglass} className="my-review-state">
          {t('mine.pending')}
        </StatusChip>
      )}
      {status === 'hidden' && (
        <StatusChip tone="neutral" icon={EyeOff} className="my-review-state">
          {t('mine.hidden')}
        </StatusChip>
      )}
      <ReviewEntry
        review={{ ...review, spec: '', nickname: anonymous ? null : t('mine.you'), useful: false, own: true }}
        merchant={line.merchant}
        level={3}
      />
      <div className="my-review-later">
        <Later line={line} review={review} />
      </div>
    </>
  )
}

/** What was added and waits, or the way to add. */
function Later({ line, review }: { line: MyLine; review: NonNullable<MyLine['review']> }) {
  const { t } = useTexts('reviewing')
  const [open, setOpen] = useState(false)
  if (review.heldFollowUp)
    return (
      <div className="my-review-held">
        <StatusChip tone="warning" icon={Hourglass}>
          {t('mine.heldLater')}
        </StatusChip>
        <p>{review.heldFollowUp.text}</p>
        <ReviewPhotos pictures={review.heldFollowUp.pictures} />
      </div>
    )
  if (review.followUpUntil === null) return null
  if (open) return <FollowUpForm reviewId={review.id} onClose={() => setOpen(false)} />
  return (
    <Button
      kind="second"
      size="sm"
      aria-label={t('mine.appendOf', { title: line.title })}
      onClick={() => setOpen(true)}
    >
      {t('mine.append')}
    </Button>
  )
}
