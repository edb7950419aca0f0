// Waiting beside a code for the phone that scans it: asked every 2 seconds for a minute, then slower and slower; at
// once when the person looks back at the page.
import { useEffect, useEffectEvent, useState } from 'react'
import { gapAfter } from './asking-gap.ts'
import { askStatus, type PaymentStatus } from './use-payment-status.ts'

/** `code`: null until the provider has opened the payment. `onKnown`: it is not open any more. */
export function useScan(payNo: string, given: string | null, onKnown: (status: PaymentStatus['status']) => void) {
  const [later, setLater] = useState<string | null>(null)
  const hear = useEffectEvent((status: PaymentStatus | undefined) => {
    if (status === undefined) return
    if (status.code !== null) setLater(status.code)
    if (status.status !== 'open') onKnown(status.status)
  })
  useEffect(() => {
    let asked = 0
    let here = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const turn = async () => {
      clearTimeout(timer)
      const { status } = await askStatus(payNo)
      if (!here) return
      hear(status)
      asked++
      clearTimeout(timer)
      timer = setTimeout(() => void turn(), gapAfter(asked))
    }
    const look = () => void (document.hidden || turn())
    timer = setTimeout(() => void turn(), gapAfter(0))
    document.addEventListener('visibilitychange', look)
    return () => {
      here = false
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [payNo])
  return given ?? later
}
