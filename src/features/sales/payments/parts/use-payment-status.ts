// What became of a payment: asked every 2 seconds for a minute, then on demand. Stops as soon as it is known.
import { useEffect, useState } from 'react'
import type { Calls } from '#kernel/call/contract.ts'
import { call, CallError } from '#web/call.ts'

export type PaymentStatus = Calls['/api/v2/order/pay/status']['output']
interface Answer {
  status?: PaymentStatus
  fault?: string
}
const [every, longest] = [2000, 60_000]

/** One question; a fault is an answer. */
export async function askStatus(payNo: string): Promise<Answer> {
  try {
    return { status: await call('/api/v2/order/pay/status', { payNo }, { quiet: true }) }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return { fault: error.message }
  }
}

/** Asks until it is known or the minute is over; returns what stops it. */
function watch(payNo: string, rounds: 'one' | 'many', hear: (answer: Answer) => void, end: () => void): () => void {
  const until = Date.now() + longest
  let timer: ReturnType<typeof setTimeout> | undefined
  let here = true
  const turn = async () => {
    const answer = await askStatus(payNo)
    if (!here) return
    hear(answer)
    const known = answer.status !== undefined && answer.status.status !== 'open'
    if (known || rounds === 'one' || Date.now() + every > until) end()
    else timer = setTimeout(() => void turn(), every)
  }
  void turn()
  return () => {
    here = false
    clearTimeout(timer)
  }
}

/**
 * `known`: the page knows the outcome already and asks once for the details.
 * `watching` is true while it asks by itself.
 */
export function usePaymentStatus(payNo: string, known: boolean) {
  const [answer, setAnswer] = useState<Answer>({})
  const [watching, setWatching] = useState(true)
  // a new object is a new minute
  const [round, setRound] = useState<{ rounds: 'one' | 'many' }>({ rounds: known ? 'one' : 'many' })
  useEffect(
    () =>
      watch(
        payNo,
        round.rounds,
        (next) => setAnswer((now) => ({ status: next.status ?? now.status, fault: next.fault })),
        () => setWatching(false),
      ),
    [payNo, round],
  )
  const again = () => {
    setWatching(true)
    setRound({ rounds: 'many' })
  }
  return { ...answer, watching, again }
}
