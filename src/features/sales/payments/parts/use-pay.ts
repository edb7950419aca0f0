// Paying by a method: the password way ends here, the redirect way leaves for the provider's page.
// What is refused is told where it happened.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { call, CallError, requestId } from '#web/call.ts'
import { hrefWith } from '#web/href-with.ts'

/** Reasons that mean this cashier is out of date. */
const stale: readonly string[] = [
  'orderClosed',
  'paymentStateChanged',
  'invalidOrder',
  'insufficientBalance',
  'payPasswordNotSet',
  'methodNotAvailable',
]
/** The result page goes on to the provider by itself as soon as that has opened the payment. */
export interface OnTheWay {
  toProvider: true
}
export const resultPage = (payNo: string): string => hrefWith('/shoppingCart/paySuccess', { payNo })

export function usePay(payNo: string, leaving: () => void) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<{ reason: string; message: string }>()
  const attempt = useRef({ what: '', id: '' })
  const comeBack = useEffectEvent(() => {
    setBusy(false)
    void revalidate()
  })
  useEffect(() => {
    // Back from the provider wakes the page as it was left
    const wake = (event: PageTransitionEvent) => event.persisted && comeBack()
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])
  /** True when it is paid, or the buyer is on the way to the provider or waits for it. */
  const pay = async (method: string, payPassword?: string): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setFault(undefined)
    const what = `${method} ${payPassword ?? ''}`
    if (attempt.current.what !== what) attempt.current = { what, id: requestId() }
    try {
      const { status, redirectUrl } = await call(
        '/api/v2/order/pay/create',
        { payNo, method, payPassword, requestId: attempt.current.id },
        { quiet: true },
      )
      leaving()
      if (status !== 'paid' && redirectUrl) location.assign(redirectUrl)
      else
        await navigate(resultPage(payNo), {
          replace: true,
          ...(status === 'paid' ? {} : { state: { toProvider: true } satisfies OnTheWay }),
        })
      return true
    } catch (error) {
      setBusy(false)
      if (!(error instanceof CallError)) throw error
      attempt.current = { what: '', id: '' } // a refusal is an answer: the next try is a new one
      setFault({ reason: error.reason, message: error.message })
      if (stale.includes(error.reason)) await revalidate()
      return false
    }
  }
  return { busy, fault, pay, forget: () => setFault(undefined) }
}
