// The number at the messages: unread ones as the shop last told, asked anew with a page, at most so often.
import { call } from '#web/call.ts'
import { keep, useKept } from '#web/kept.ts'
import { token, useSession } from '#web/session.ts'

const count = keep<number>('message-count', (stored) => (typeof stored === 'number' && stored >= 0 ? stored : 0))
const again = 30_000
let asked: { token: string; at: number } | undefined

// an answer that was asked for before something newer was told is old
let told = 0
/** What a call told. */
export function keepMessageCount(all: number): void {
  told++
  count.set(all)
}
/** Unread messages of who is signed in. */
export function useMessageCount(): number {
  const { signedIn } = useSession()
  const kept = useKept(count, 0)
  return signedIn ? kept : 0
}

/** `now`: something is known to have changed. */
export function refreshMessageCount(now = false): void {
  const own = token()
  if (!own || (!now && asked?.token === own && Date.now() - asked.at < again)) return
  asked = { token: own, at: Date.now() }
  const before = told
  call('/api/v2/user/message/count', {}, { quiet: true, stay: true }).then(
    ({ all }) => before === told && keepMessageCount(all),
    () => undefined, // the number stays as it was
  )
}
