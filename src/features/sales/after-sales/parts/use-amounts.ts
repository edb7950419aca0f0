// What would go back, computed by the shop: anew for another reason, for freight may depend on whose fault it was.
import { useEffect, useState } from 'react'
import { call, CallError } from '#web/call.ts'
import type { Applying } from './use-apply.ts'

export interface Amounts {
  goods: number
  freight: number
  amount: number
}
export function useAmounts({ preview, lines, claim }: Applying, reasonId: number | null) {
  const [known, setKnown] = useState<Amounts & { reasonId: number | null }>({ ...preview, reasonId: null })
  const wanted = JSON.stringify({
    orderNo: preview.orderNo,
    ...(claim && { serviceNo: claim.serviceNo }),
    lines: lines.map(({ orderLineId, quantity }) => ({ orderLineId, quantity })),
  })
  useEffect(() => {
    if (reasonId === null) return undefined
    const leaving = new AbortController()
    const ask = async () => {
      const wish = JSON.parse(wanted) as { orderNo: string }
      try {
        const { goods, freight, amount } = await call(
          '/api/v2/order/refund/preview',
          { ...wish, reasonId },
          { quiet: true, signal: leaving.signal },
        )
        setKnown({ goods, freight, amount, reasonId })
      } catch (fault) {
        // what was computed before stays; sending tells what is wrong
        if (!leaving.signal.aborted && !(fault instanceof CallError)) throw fault
      }
    }
    void ask()
    return () => leaving.abort()
  }, [wanted, reasonId])
  return known
}
