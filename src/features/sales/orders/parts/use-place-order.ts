// Placing the order: one request id per wish, so that a double tap or a repeat after a cut line makes one order;
// what the shop refuses is told here.
import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { Calls } from '#kernel/call/contract.ts'
import { call, CallError, requestId } from '#web/call.ts'
import { hrefWith } from '#web/href-with.ts'
import { changesIn, type Change } from './changes.tsx'

type Wish = Omit<Calls['/api/v2/order/sell/normal/create']['input'], 'requestId'>
export interface Obstacle {
  reason: string
  message: string
  /** totalChanged: fen before (null when the old total cannot be told) and now */
  before?: number | null
  after?: number
  /** totalChanged: figure by figure */
  changes: Change[]
  /** teamLimitReached: fen that may still be ordered this month */
  left?: number
}
const fen = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined

export function usePlaceOrder() {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [obstacle, setObstacle] = useState<Obstacle>()
  const attempt = useRef({ wish: '', id: '' })
  const place = async (wish: Wish) => {
    if (busy) return
    setBusy(true)
    setObstacle(undefined)
    const text = JSON.stringify(wish)
    if (attempt.current.wish !== text) attempt.current = { wish: text, id: requestId() }
    try {
      const placed = await call(
        '/api/v2/order/sell/normal/create',
        { ...wish, requestId: attempt.current.id },
        { quiet: true },
      )
      // replaced: going back must not show a confirmation that is done
      await navigate(
        hrefWith(placed.paid ? '/shoppingCart/paySuccess' : '/shoppingCart/payOrder', { payNo: placed.payNo }),
        { replace: true },
      )
    } catch (fault) {
      if (!(fault instanceof CallError)) throw fault
      setObstacle({
        reason: fault.reason,
        message: fault.message,
        before: fen(fault.params['before']) ?? null,
        after: fen(fault.params['after']),
        changes: changesIn(fault.params['changes']),
        left: fen(fault.params['left']),
      })
      if (fault.reason !== 'offline') await revalidate()
    } finally {
      setBusy(false)
    }
  }
  return { busy, obstacle, place, forget: () => setObstacle(undefined) }
}
