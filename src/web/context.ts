// What a page may know of its visit. Exported through entry.server, so that host and pages share one key.
import { createContext } from 'react-router'
import type { Calls } from '#kernel/call/contract.ts'
import type { Language } from '#kernel/text/language.ts'
import type { PublicCache } from '#kernel/data/public-cache.ts'
import type { SwitchName } from '#kernel/switches.ts'
import type { Space } from '#kernel/text/words.ts'
import type { Comfort } from '#web/comfort.ts'

export type ReadPath = { [P in keyof Calls]: Calls[P] extends { run: 'read' } ? P : never }[keyof Calls]
/** Asks a call in process; only calls that write nothing, because the cookie alone must never authorise a write. */
export type Read = <P extends ReadPath>(path: P, input: Calls[P]['input']) => Promise<Calls[P]['output']>

export interface Visit {
  call: Read
  lang: Language
  theme: 'light' | 'dark' | undefined
  /** letters, motion and the like, by their cookies */
  comfort: Comfort
  signedIn: boolean
  /** path and query of the page, without a `lang` in it */
  here: string
  /** the `place` cookie as it came: where goods should go */
  place: string | undefined
  /** the built chunk of a space of texts */
  chunkOf: (space: Space) => string | undefined
  nonce: string
  /** Takes the text of a page that is whole at once: as the body of a reply it would go through a stream and back. */
  hand: (html: string) => void
  origin: string
  demo: boolean
  /** what the shop does without */
  off: readonly SwitchName[]
  /** the public cache of the shop */
  kept: PublicCache['get']
  /** ms by the clock that rules deadlines */
  now: number
}
export const visitContext = createContext<Visit>()
