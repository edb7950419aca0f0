// Whose page is written at this desk: what is done with it and how that is said. The desk of a shop and that of the
// platform bring their own; the screens between are the same.
import { createContext, use } from 'react'
import type { Output } from '#surfaces/console/desk/call.ts'
import type { Asked } from '#surfaces/console/desk/use-call.ts'

type ShopRevision = Output<'/api/v2/mch/page/history'>['records'][number]
export interface Revision extends ShopRevision {
  /** what differs from the one before, in words */
  changes?: readonly string[]
}
export interface PageDesk {
  publish: (given: { version: number; startsAt: string | null; endsAt: string | null }) => Promise<unknown>
  /** Throws the draft away, or takes what was composed off. */
  away: (act: 'discard' | 'clear', version: number) => Promise<unknown>
  callOff: (given: { version: number; id: number }) => Promise<unknown>
  rollBack: (given: { version: number; id: number; as: 'shown' | 'draft' }) => Promise<unknown>
  useHistory: () => Asked<{ records: Revision[] }>
  /** Of what stands there while nobody composes it. */
  words: {
    isShown: string
    name: string
    clear: string
    ask: { title: string; verb: string; text: string }
    done: string
  }
}
export const PageDeskContext = createContext<PageDesk | undefined>(undefined)
export function usePageDesk(): PageDesk {
  const desk = use(PageDeskContext)
  if (!desk) throw new Error('no page is written here')
  return desk
}
