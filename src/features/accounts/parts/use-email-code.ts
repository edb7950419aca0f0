// Sending a code by e-mail: what went wrong, to whom it went, and how many seconds until it may be sent again (the shop says them).
import { useEffect, useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { call, CallError } from '#web/call.ts'

const resendSeconds = 60
// Only what is surely no address; the shop checks the rest.
const looksRight = (email: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email)

export function useEmailCode(purpose: 'login' | 'payPassword') {
  const { t } = useTexts('errors')
  const [sentTo, setSentTo] = useState<string>()
  const [until, setUntil] = useState(0)
  const [seconds, setSeconds] = useState(0)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    const tick = () => setSeconds(Math.max(0, Math.ceil((until - Date.now()) / 1000)))
    tick()
    const timer = until > Date.now() ? setInterval(tick, 500) : undefined
    return () => clearInterval(timer)
  }, [until])

  /** What is wrong with the address, in words. A payment password's code goes to the account's own address, which need not be named. */
  const check = (email: string): string | undefined =>
    purpose === 'payPassword' ? undefined : email.trim() === '' ? t('emailEmpty') : looksRight(email.trim()) ? undefined : t('emailInvalid')
  /** True when a code is on its way. */
  const send = async (email: string): Promise<boolean> => {
    const wrong = check(email)
    setFault(wrong)
    if (wrong || busy || seconds > 0) return false
    setBusy(true)
    try {
      await call('/get-email-valid-code', { user_email: email.trim(), purpose }, { quiet: true })
      setSentTo(email.trim())
      setUntil(Date.now() + resendSeconds * 1000)
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFault(error.message)
      // the login family answers words only: "… try again in 42 seconds"
      const wait = typeof error.params['seconds'] === 'number' ? error.params['seconds'] : Number(/\d+/.exec(error.message)?.[0] ?? 0)
      if (error.code === codeTooSoon && wait > 0) setUntil(Date.now() + wait * 1000)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { sentTo, seconds, busy, fault, check, setFault, send }
}
const codeTooSoon = 42903
export type EmailCode = ReturnType<typeof useEmailCode>
