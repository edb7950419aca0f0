// "Useful": one vote per person, given and taken back. Without a sign-in it leads there,
// and the vote is given afterwards.
import { ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { useLocation } from 'react-router'
import { Chip } from '#ui/controls/chip.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { numberText } from '#ui/text/number-text.ts'
import { call } from '#web/call.ts'
import { useRoot } from '#web/root-data.ts'
import { useSignedIn } from '#web/session.ts'
import { useSignIn } from '#surfaces/storefront/visit/sign-in.tsx'
import type { OneReview } from './review-query.ts'

type Vote = Pick<OneReview, 'useful' | 'usefulCount'>

export function UsefulButton({ review }: { review: OneReview }) {
  const { t } = useTexts('reviews')
  const lang = useLang()
  const { pathname, search } = useLocation()
  const afterSignIn = useSignIn()
  const signedIn = useSignedIn(useRoot()?.signedIn ?? false)
  // what the server answered to the last vote
  const [voted, setVoted] = useState<Vote>()
  const [busy, setBusy] = useState(false)
  const now = voted ?? review

  const vote = async (useful: boolean) => {
    if (busy) return
    setBusy(true)
    try {
      setVoted(await call('/api/v2/goods/comment/useful', { reviewId: review.id, useful }))
    } catch {
      // the client has told it; the count stays
    } finally {
      setBusy(false)
    }
  }
  const count = now.usefulCount > 0 ? numberText(now.usefulCount, lang) : undefined
  if (review.own)
    return count ? <p className="text-13 text-ink-3">{t('usefulTo', { count: now.usefulCount, n: count })}</p> : null
  if (signedIn)
    return (
      <Chip
        icon={ThumbsUp}
        pressed={now.useful}
        count={count}
        aria-busy={busy || undefined}
        onClick={() => void vote(!now.useful)}
        className="review-useful"
      >
        {t('useful')}
      </Chip>
    )
  const signIn = (
    // without scripts the way to sign-in, and back to this page
    <a
      href={hrefWith('/login/login', { from: `${pathname}${search}#r${review.id}` })}
      onClick={(event) => {
        event.preventDefault()
        afterSignIn(() => vote(true))
      }}
    />
  )
  return (
    <Chip icon={ThumbsUp} count={count} render={signIn} className="review-useful">
      {t('useful')}
    </Chip>
  )
}
