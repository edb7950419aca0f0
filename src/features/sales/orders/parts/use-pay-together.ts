// Several unpaid orders chosen to be paid at once.
// Orders under one payment number are chosen together, for they can only be paid together.
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { call, CallError, requestId } from '#web/call.ts'
import { hrefWith } from '#web/href-with.ts'
import type { OrderHead } from './order-actions.tsx'

export interface PayTogether {
  /** Whether there is anything to choose from. */
  offered: boolean
  /** fen, and how many orders */
  amount: number
  count: number
  busy: boolean
  isChosen: (order: OrderHead) => boolean
  mayChoose: (order: OrderHead) => boolean
  turn: (order: OrderHead) => void
  pay: () => void
  clear: () => void
}
const payable = (order: OrderHead): order is OrderHead & { payNo: string } =>
  order.actions.includes('pay') && order.payNo !== null

export function usePayTogether(orders: readonly OrderHead[]): PayTogether {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [wanted, setWanted] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const open = orders.filter(payable)
  const chosen = open.filter((order) => wanted.includes(order.payNo))
  const payNos = [...new Set(chosen.map((order) => order.payNo))]
  const turn = (order: OrderHead) => {
    if (payable(order))
      setWanted(wanted.includes(order.payNo) ? wanted.filter((no) => no !== order.payNo) : [...wanted, order.payNo])
  }
  const pay = async () => {
    if (busy || payNos.length === 0) return
    setBusy(true)
    try {
      const payNo =
        payNos.length === 1
          ? payNos[0]
          : (await call('/api/v2/order/pay/join', { payNos, requestId: requestId() })).payNo
      await navigate(hrefWith('/shoppingCart/payOrder', { payNo }))
    } catch (fault) {
      if (!(fault instanceof CallError)) throw fault // a refusal was told by toast
      setWanted([])
      await revalidate()
    } finally {
      setBusy(false)
    }
  }
  return {
    offered: new Set(open.map((order) => order.payNo)).size > 1,
    amount: chosen.reduce((sum, order) => sum + order.payable, 0),
    count: chosen.length,
    busy,
    isChosen: (order) => payable(order) && wanted.includes(order.payNo),
    mayChoose: payable,
    turn,
    pay: () => void pay(),
    clear: () => setWanted([]),
  }
}
