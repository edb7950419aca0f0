// One review at the merchant's desk: what was said, the answer, an appeal.
import { Button } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import '#surfaces/console/desk/case.css'
import { AppealQuestion, ReplyQuestion } from './review-questions.tsx'
import type { MchReview } from './review-desk.ts'
import { ReviewFacts } from './review-facts.tsx'
import { Said, useName } from './review-words.tsx'
import { ReviewState } from './reviews.tsx'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useTodo } from '#surfaces/console/desk/todo.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useKeys } from '#surfaces/console/desk/use-keys.ts'
import { reviewPath, reviewsPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

export default function ReviewPage() {
  const reviewId = Number(useParams()['reviewId'])
  const { data, fault, again } = useAsked('/api/v2/mch/comment/detail', { reviewId })
  const { t } = useTexts('reviewingmerchant')
  const name = useName()
  const todo = useTodo()
  const writes = useMember().may('comment.write')
  const review = data?.id === reviewId ? data : undefined
  const done = () => {
    again()
    todo.again()
  }
  if (!review)
    return <div className="page">{fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />}</div>
  return (
    <div className="page case">
      <BackToList list="reviews" listPath={reviewsPath} pathOf={(key) => reviewPath(Number(key))} at={String(reviewId)}>
        {t('reviews')}
      </BackToList>
      <header className="head">
        <div>
          <h1 className="display">{t('title', { name: name(review), goods: review.product.title })}</h1>
          <p>
            <ReviewState review={review} />
            <Time at={review.createdAt} />
          </p>
        </div>
        <div className="acts">{writes && <Acts review={review} onDone={done} />}</div>
      </header>
      {fault && <Fault fault={fault} />}
      <div className="two">
        <div>
          <Said review={review} />
          <Answer review={review} />
          <Appeal review={review} />
        </div>
        <aside aria-label={t('column.goods')}>
          <ReviewFacts review={review} />
        </aside>
      </div>
    </div>
  )
}

function Acts({ review, onDone }: { review: MchReview; onDone: () => void }) {
  const { t } = useTexts('reviewingmerchant')
  const [open, setOpen] = useState<'reply' | 'appeal'>()
  const seen = review.status === 'shown'
  const mends = review.reply !== null
  const answers = seen && review.heldReply?.state !== 'open' && (!mends || review.mendUntil !== null)
  const appeals = seen && review.appeal === null
  useKeys({ ...(answers && { a: () => setOpen('reply') }) })
  const close = () => setOpen(undefined)
  const hands = {
    review,
    onClose: close,
    onDone: () => {
      close()
      onDone()
    },
  }
  return (
    <>
      {appeals && <Button onClick={() => setOpen('appeal')}>{t('act.appeal')}</Button>}
      {answers && (
        <Button type={mends ? 'default' : 'primary'} onClick={() => setOpen('reply')}>
          {t(mends ? 'act.mend' : 'act.reply')} <kbd>A</kbd>
        </Button>
      )}
      {open === 'reply' && <ReplyQuestion {...hands} />}
      {open === 'appeal' && <AppealQuestion {...hands} />}
    </>
  )
}

function Answer({ review: { reply, heldReply, mendUntil } }: { review: MchReview }) {
  const { t } = useTexts('reviewingmerchant')
  if (!reply && !heldReply) return null
  return (
    <section>
      <Sec title={t('answer')} />
      <div className="review-said">
        {reply && (
          <>
            <p className="review-words" lang={reply.lang}>
              {reply.text}
            </p>
            <p className="small muted">
              <Time at={reply.at} />
              {mendUntil && (
                <>
                  {' · '}
                  {t('mendUntil')} <Time at={mendUntil} />
                </>
              )}
            </p>
          </>
        )}
        {heldReply && (
          <div className="review-later">
            <p className="small muted">
              {heldReply.state === 'open' ? t('heldReply') : t('refusedReply', { reason: heldReply.answer })}
            </p>
            <p className="review-words">{heldReply.text}</p>
          </div>
        )}
      </div>
    </section>
  )
}
function Appeal({ review: { appeal } }: { review: MchReview }) {
  const { t } = useTexts('reviewingmerchant')
  if (!appeal) return null
  return (
    <section>
      <Sec title={t('appeal.title')} note={t(`appeal.${appeal.state}`)} />
      <div className="review-said">
        <p>
          <b>{t(`ground.${appeal.ground}`)}</b>{' '}
          <span className="muted">
            <Time at={appeal.at} />
          </span>
        </p>
        <p className="review-words">{appeal.text}</p>
        {appeal.answer && <p className="review-words">{t('appeal.answer', { reason: appeal.answer })}</p>}
      </div>
    </section>
  )
}
