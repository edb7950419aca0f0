// Whose page is written at this desk: what is done with it and how that is said. The desk of a shop and that of the
// platform bring their own; the screens between are the same.
import { createContext, use } from 'react'
import type { Change } from '../../changes.ts'
import type { Input, Output } from '#surfaces/console/desk/call.ts'

type HistoryPath = '/api/v2/mch/page/history' | '/api/v2/admin/page/history'
export type Revision = Output<HistoryPath>['records'][number]
export interface PageDesk {
  publish: (given: { version: number; startsAt: string | null; endsAt: string | null }) => Promise<unknown>
  /** Throws the draft away, or takes what was composed off. */
  away: (act: 'discard' | 'clear', version: number) => Promise<unknown>
  callOff: (given: { version: number; id: number }) => Promise<unknown>
  rollBack: (given: { version: number; id: number; as: 'shown' | 'draft' }) => Promise<unknown>
  history: { path: HistoryPath; input: Input<HistoryPath> }
  /** How it is said what one revision made different. */
  saidChange?: (change: Change) => string
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
