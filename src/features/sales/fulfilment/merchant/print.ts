// Sheets to print: asked for, then opened in a window of their own by an address that holds once.
import { useState } from 'react'
import { call, type Input } from '#surfaces/console/desk/call.ts'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

type Wish = Input<'/api/v2/mch/order/slip'>
export interface Sheets {
  url: string
  sheets: number
}
/** `held` where the browser opened no window: a press on a link of that address opens it. */
export function usePrint() {
  const { t } = useTexts('fulfilmentmerchant')
  const [held, hold] = useState<Sheets>()
  const printing = useDoing(async (wish: Wish) => {
    hold(undefined)
    const { url, sheets } = await call('/api/v2/mch/order/slip', wish)
    if (window.open(url, '_blank')) say(t('print.opened', { count: sheets }))
    else hold({ url, sheets })
  })
  return { printing, held, letGo: () => hold(undefined), print: (wish: Wish) => void printing.run(wish) }
}
