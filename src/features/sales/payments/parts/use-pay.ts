// Paying by a method: the password ends here, a page is left for, a code is shown and waited beside.
// What is refused is told where it happened.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { Calls } from '#kernel/call/contract.ts'
import { call, CallError, requestId } from '#web/call.ts'
import { hrefWith } from '#web/href-with.ts'
import type { Method } from './cashier.ts'
import { askApp } from './ask-app.ts'

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

/** Asks for it, and the app where the answer says so. `left`: the person closed the app's sheet without paying. */
async function create(wish: Calls['/api/v2/order/pay/create']['input']) {
  const answer = await call('/api/v2/order/pay/create', wish, { quiet: true })
  return { ...answer, left: answer.call !== null && (await askApp(answer.call)) === 'left' }
}

/** Back from the provider wakes the page as it was left; true from then on. */
function useWoken(wakeUp: () => void): boolean {
  const [woken, setWoken] = useState(false)
  const comeBack = useEffectEvent(() => {
    setWoken(true)
    wakeUp()
  })
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && comeBack()
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])
  return woken
}

export function usePay(payNo: string, leaving: () => void) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<{ reason: string; message: string }>()
  const [scan, setScan] = useState<{ method: string; code: string | null }>()
  const attempt = useRef({ what: '', id: '' })
  const woken = useWoken(() => {
    setBusy(false)
    void revalidate()
  })
  /** True when it is paid, or the buyer is on the way to the provider or waits for it. */
  const pay = async (
    { code: method, form }: Pick<Method, 'code' | 'form'>,
    payPassword?: string,
    grant?: string,
  ): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setFault(undefined)
    const what = `${method} ${payPassword ?? ''} ${grant ?? ''}`
    if (attempt.current.what !== what) attempt.current = { what, id: requestId() }
    try {
      const wish = { payNo, method, payPassword, grant, requestId: attempt.current.id }
      const { status, redirectUrl, code, left } = await create(wish)
      const shown = status !== 'paid' && form === 'code' && redirectUrl === null
      if (shown) setScan({ method, code })
      if (shown || left) {
        setBusy(false)
        return shown
      }
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
  return { busy, fault, pay, scan, woken, endScan: () => setScan(undefined), forget: () => setFault(undefined) }
}
