// Sign-in at the moment of need: an action that needs a person opens a sheet over the page when nobody is signed in,
// and is done after success. Invariant: one action waits at most; closing the sheet forgets it.
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { token } from '#web/session.ts'

type Action = () => unknown
interface Asked {
  /** the sheet stays in the page after its first opening, so that it can close in peace */
  open: boolean
  action: Action
}
const SignInSheet = lazy(async () => ({
  default: (await import('#surfaces/storefront/shell/sign-in-sheet.tsx')).SignInSheet,
}))

let asked: Asked | undefined
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
function tell(next: Asked | undefined): void {
  asked = next
  listeners.forEach((listener) => listener())
}

/**
 * Does the action at once when somebody is signed in, else after a sign-in in the sheet.
 * It should read nothing that was known before the sign-in.
 */
function afterSignIn(action: Action): void {
  if (token()) action()
  else tell({ open: true, action })
}
/**
 * `const afterSignIn = useSignIn()` · `afterSignIn(() => vote(id))`. On a link:
 * `onClick={(e) => { if (!signedIn) { e.preventDefault(); afterSignIn(() => navigate(to)) } }}`,
 * whose `href` stays /login/login?from=… for browsers without scripts.
 */
export const useSignIn = (): ((action: Action) => void) => afterSignIn

/** Stands once in the shell. */
export function SignInHost() {
  const now = useSyncExternalStore(
    subscribe,
    () => asked,
    () => undefined,
  )
  const { revalidate } = useRevalidator()
  const { key } = useLocation()
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page: the sheet was for the last one
  useEffect(() => () => void (asked?.open && tell({ ...asked, open: false })), [key])
  if (!now) return null
  const close = () => tell({ ...now, open: false })
  const done = async () => {
    close()
    await revalidate() // the page as the person may see it
    now.action()
  }
  return (
    <Suspense fallback={null}>
      <SignInSheet open={now.open} onClose={close} onDone={done} />
    </Suspense>
  )
}
