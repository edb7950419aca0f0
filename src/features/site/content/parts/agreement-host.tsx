// Asks once in a visit whether somebody who is signed in has a new version of an agreement to agree to; the sheet is
// loaded only then.
import { lazy, Suspense, useEffect, useState } from 'react'
import type { Pending } from './agreement-sheet.tsx'
import { call } from '#web/call.ts'
import { useSession } from '#web/session.ts'

const AgreementSheet = lazy(async () => ({ default: (await import('./agreement-sheet.tsx')).AgreementSheet }))
/** Whoever was asked in this tab, or put it off. */
const key = 'agreements-asked'
const wasAsked = (): boolean => {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}
const noteAsked = (): void => {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // without a store it is asked again with the next page
  }
}
export function AgreementHost() {
  const { signedIn } = useSession()
  const [pending, setPending] = useState<Pending>([])
  useEffect(() => {
    if (!signedIn || wasAsked()) return undefined
    let away = false
    call('/api/v2/agreement/pending', {}, { quiet: true, stay: true }).then(
      ({ records }) => {
        if (away) return
        noteAsked()
        setPending(records)
      },
      () => undefined, // asked again with the next page
    )
    return () => void (away = true)
  }, [signedIn])
  if (!signedIn || pending.length === 0) return null
  return (
    <Suspense fallback={null}>
      <AgreementSheet pending={pending} onDone={() => setPending([])} />
    </Suspense>
  )
}
