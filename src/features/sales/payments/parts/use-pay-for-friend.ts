// Paying for a friend by a method: from the balance it is done at once, else a code is shown, or the way leads to the
// provider's page and back to this one, with what was begun in its address.
import { useState } from 'react'
import { href, useNavigate, useRevalidator } from 'react-router'
import { call, CallError, requestId } from '#web/call.ts'
import type { Scanned } from './scan.tsx'

export const friendPage = (token: string): string => href('/shoppingCart/friendPay/:token', { token })

export function usePayForFriend(token: string) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const [scan, setScan] = useState<Scanned & { attemptNo: string }>()
  /** True when it is paid, or the friend is on the way to the provider or waits for it. */
  const pay = async (method: string, payPassword?: string): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setFault(undefined)
    try {
      const wish = { token, method, payPassword, requestId: requestId() }
      const { redirectUrl, code, attemptNo } = await call('/api/v2/order/pay/share/pay', wish, { quiet: true })
      if (redirectUrl !== null) location.assign(redirectUrl)
      else if (code !== null) setScan({ method, code, attemptNo })
      else await navigate(`${friendPage(token)}?attempt=${attemptNo}`, { replace: true })
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFault(error.message)
      if (!error.reason.startsWith('payPassword')) await revalidate()
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, fault, pay, scan, endScan: () => setScan(undefined), forget: () => setFault(undefined) }
}
