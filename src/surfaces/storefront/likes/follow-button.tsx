// Following a merchant or a brand: the state as the page came, then as pressed; the number of followers moves along.
import { useRef } from 'react'
import { Check, Plus } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { call, CallError, requestId } from '#web/call.ts'
import { useSignIn } from '#surfaces/storefront/visit/sign-in.tsx'
import { useOffered } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { followKey, setFollow, useMine, type FollowNow } from './mine.ts'

interface Subject {
  type: 'merchant' | 'brand'
  id: number
}
const doubleTap = 400

/** `served`: how the page came. */
export function useFollow({ type, id }: Subject, served: FollowNow) {
  const mine = useMine()
  const afterSignIn = useSignIn()
  const last = useRef(0)
  const key = followKey(type, id)
  const now =
    mine.follows.get(key) ?? (mine.told ? { on: mine.followed.has(key), followers: served.followers } : served)
  const wish = async (on: boolean) => {
    setFollow(key, { on, followers: Math.max(0, now.followers + (on ? 1 : -1)) })
    try {
      setFollow(key, await call('/api/v2/user/focus/addOrCancel', { type, id, on, requestId: requestId() }))
    } catch (fault) {
      setFollow(key, now)
      if (!(fault instanceof CallError)) throw fault // the client has told it
    }
  }
  const press = () => {
    const at = performance.now()
    const again = at - last.current < doubleTap
    last.current = at
    if (!again) afterSignIn(() => wish(!now.on))
  }
  return { ...now, press }
}

export function FollowButton({
  name,
  follow: { on, press },
  size = 'md',
}: {
  name: string
  follow: ReturnType<typeof useFollow>
  size?: 'sm' | 'md'
}) {
  const { t } = useTexts('likes')
  // who follows may end it
  if (!useOffered('follows') && !on) return null
  return (
    <Button kind={on ? 'quiet' : 'second'} size={size} aria-pressed={on} onClick={press} className="shell-scripted">
      <Icon of={on ? Check : Plus} size={16} />
      {t(on ? 'follow.on' : 'follow.off')}
      <span className="vh"> {name}</span>
    </Button>
  )
}
