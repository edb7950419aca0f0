// What became of a payment: asked every 2 seconds for a minute, then on demand. Stops as soon as it is known.
import { useEffect, useEffectEvent, useState } from 'react'
import type { Calls } from '#app.ts'
import { call, CallError } from '#web/call.ts'

export type PaymentStatus = Calls['/api/v2/order/pay/status']['output']
const [every, longest] = [2000, 60_000]

/** `first`: known from the page already. `watching` is true while it asks by itself. */
export function usePaymentStatus(payNo: string, known: boolean) {
  const [status, setStatus] = useState<PaymentStatus>()
  const [fault, setFault] = useState<string>()
  const [round, setRound] = useState(0)
  const [watching, setWatching] = useState(true)
  const ask = useEffectEvent(async (): Promise<boolean> => {
    try {
      const now = await call('/api/v2/order/pay/status', { payNo }, { quiet: true })
      setStatus(now)
      setFault(undefined)
      return now.status !== 'open'
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFault(error.message)
      return false
    }
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let here = true
    const until = Date.now() + longest
    const turn = async () => {
      const ended = await ask()
      if (!here) return
      if (ended || known || Date.now() + every > until) setWatching(false)
      else timer = setTimeout(() => void turn(), every)
    }
    void turn()
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [payNo, known, round])
  const again = () => {
    setWatching(true)
    setFault(undefined)
    setRound((n) => n + 1)
  }
  return { status, fault, watching, again }
}
