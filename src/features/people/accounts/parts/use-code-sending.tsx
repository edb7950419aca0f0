// Sending a code after the proof of being no machine: what went wrong, and how many seconds until it may be
// sent again (the shop says them).
import { useEffect, useState } from 'react'
import { CallError } from '#web/call.ts'
import { quietly } from '#web/form.ts'
import type { Bound } from '#features/platform/captcha/parts/puzzle.ts'
import { captchaGone, useCaptcha } from '#features/platform/captcha/parts/use-captcha.tsx'
import { deviceKey } from '#web/device.ts'
import type { ContactKind } from './contact.ts'

const resendSeconds = 60

/** `order` asks the shop to send it, with a proof made for `bound`. `send` resolves with true when it is on its way. */
export function useCodeSending(bound: Bound, order: (captchaToken: string, device: string) => Promise<unknown>) {
  const { prove } = useCaptcha()
  const [until, setUntil] = useState(0)
  const [seconds, setSeconds] = useState(0)
  const [sent, setSent] = useState(false)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    const tick = () => setSeconds(Math.max(0, Math.ceil((until - Date.now()) / 1000)))
    tick()
    const timer = until > Date.now() ? setInterval(tick, 500) : undefined
    return () => clearInterval(timer)
  }, [until])
  const wait = (time: number) => setUntil(Date.now() + time * 1000)

  const send = async (): Promise<boolean> => {
    if (busy || seconds > 0) return false
    setBusy(true)
    setFault(undefined)
    try {
      const captchaToken = await prove(bound)
      if (captchaToken === null) return false
      await order(captchaToken, deviceKey())
      setSent(true)
      wait(resendSeconds)
      await captchaGone()
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFault(error.message)
      const { seconds: left } = error.params
      if (typeof left === 'number') wait(left)
      return false
    } finally {
      setBusy(false)
    }
  }
  /** Another address was typed: what was said of the last one no longer holds; the shop keeps its own time. */
  const forget = () => {
    setSent(false)
    setFault(undefined)
    setUntil(0)
  }
  return { send, sent: sent && fault === undefined, seconds, busy, fault, forget }
}
export type CodeSending = ReturnType<typeof useCodeSending>

export type AnybodysPurpose = 'login' | 'register' | 'resetPassword' | 'bindPhone' | 'changeEmail' | 'changePhone'
interface Contact {
  kind: ContactKind
  email: string
  area: string
  phone: string
}
/** Sends a code to what was typed, whoever's it is. */
export function useContactSending({ kind, email, area, phone }: Contact, purpose: AnybodysPurpose) {
  const target = kind === 'email' ? email.trim() : phone.trim()
  return useCodeSending({ scene: purpose, target }, (captchaToken, device) =>
    kind === 'email'
      ? quietly('/get-email-valid-code', { user_email: target, purpose, captchaToken, device }, { stay: true })
      : quietly(
          '/get-phone-valid-code',
          { area_code: area.trim(), phone: target, purpose, captchaToken, device },
          { stay: true },
        ),
  )
}
