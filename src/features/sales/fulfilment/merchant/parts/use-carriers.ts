// Who carries parcels, asked for once a minute for all that shows it at the desk.
import { useEffect, useState } from 'react'
import { own, tidyWaybill } from '../../carriers.ts'
import { call, CallFault, type Output } from '#surfaces/console/desk/call.ts'
import { useLang } from '#ui/text/lang.tsx'

export type Carrier = Output<'/api/v2/order/carrier/list'>[number]
export interface Way {
  carrier: string
  waybill: string
}
interface Asked {
  at: number
  list: Promise<Carrier[]>
}
const asked = new Map<string, Asked>()
const keptMs = 60_000
function ask(key: string, all: boolean): Promise<Carrier[]> {
  const known = asked.get(key)
  if (known && Date.now() - known.at < keptMs) return known.list
  const list = call('/api/v2/order/carrier/list', { all })
  asked.set(key, { at: Date.now(), list })
  // what failed may be asked again
  list.catch(() => asked.delete(key))
  return list
}
/** Those that carry new parcels; with `all` those too that did so once. Nothing until they are known. */
export function useCarriers(all = false): readonly Carrier[] | undefined {
  const key = `${useLang()} ${all}`
  const [held, hold] = useState<{ key: string; list: readonly Carrier[] }>()
  useEffect(() => {
    let left = false
    ask(key, all).then(
      (list) => !left && hold({ key, list }),
      (fault: unknown) => {
        if (!(fault instanceof CallFault)) throw fault
      },
    )
    return () => void (left = true)
  }, [key, all])
  return held?.key === key ? held.list : undefined
}
/** Whether a carrier and its waybill may be sent; the shop judges it again. */
export function useWaybillJudge(): (way: Way) => boolean {
  const list = useCarriers(true)
  return ({ carrier, waybill }) => {
    if (carrier === own || carrier === '') return carrier === own
    const pattern = list?.find(({ code }) => code === carrier)?.pattern
    return pattern === undefined ? tidyWaybill(waybill) !== '' : new RegExp(pattern).test(tidyWaybill(waybill))
  }
}
