// Goods that suit what this browser looked at; undefined as long as there are none to show.
import { useEffect, useState } from 'react'
import type { Calls } from '#kernel/call/contract.ts'
import { call } from '#web/call.ts'
import { heedPersonal } from '#surfaces/storefront/visit/personal.ts'

export type Suggested = Calls['/api/v2/goods/goods/recommend']['output']['records'][number]

/** Asks once they are wanted; too few to fill a row are none. */
export function useSuggested(viewed: readonly number[], wanted: boolean, size: number): Suggested[] | undefined {
  const [found, setFound] = useState<Suggested[]>()
  const asked = viewed.join()
  useEffect(() => {
    if (!wanted || asked === '') return undefined
    const stop = new AbortController()
    call(
      '/api/v2/goods/goods/recommend',
      { scene: 'home', productIds: asked.split(',').map(Number), size },
      { quiet: true, signal: stop.signal },
    ).then(
      ({ records, personalised }) => {
        heedPersonal(personalised)
        setFound(personalised && records.length >= 5 ? records : undefined)
      },
      () => undefined, // what many take home stays
    )
    return () => stop.abort()
  }, [asked, wanted, size])
  return wanted && asked !== '' ? found : undefined
}
