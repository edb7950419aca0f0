// Pages as visitors see them, kept for two seconds: many people looking at one page cost one drawing.
// Never a page of somebody who is signed in. A kept page carries a stand-in where its nonce belongs;
// each reply gets a nonce of its own. It carries the key that it was drawn for, and goes to nobody who asked for
// another.
import { randomBytes } from 'node:crypto'
import { drawnFor } from '#web/page-key.ts'

const maxAge = 2000
const maxBytes = 24 * 1024 * 1024
/** Unguessable, so that nothing a person can write stands where the nonce goes. */
export const standIn = randomBytes(16).toString('hex')

interface Drawn {
  /** what the drawing itself says that it is of */
  key: string | undefined
  status: number
  headers: [string, string][]
  html: string
}
interface Kept {
  at: number
  page: Promise<Drawn>
  bytes: number
}
const read = async (response: Response): Promise<Drawn> => ({
  key: response.headers.get(drawnFor) ?? undefined,
  status: response.status,
  headers: [...response.headers].filter(([name]) => name !== drawnFor),
  html: await response.text(),
})

/** `draw` answers from what was drawn for this key in the last two seconds, else draws; those who come meanwhile wait
 * for that drawing. `clear` forgets all, also what is being drawn. */
export function openPageCache(now: () => number = Date.now) {
  const kept = new Map<string, Kept>()
  let bytes = 0
  const forget = (key: string, entry: Kept) => {
    if (kept.get(key) !== entry) return
    kept.delete(key)
    bytes -= entry.bytes
  }
  const clear = (): void => {
    kept.clear()
    bytes = 0
  }
  const answer = async (key: string, nonce: string, draw: () => Promise<Response>): Promise<Response> => {
    for (const [old, entry] of kept) {
      if (now() - entry.at < maxAge && bytes < maxBytes) break // in order of age
      forget(old, entry)
    }
    const there = kept.get(key)
    const entry: Kept = there ?? { at: now(), page: draw().then(read), bytes: 0 }
    if (!there) {
      kept.set(key, entry)
      entry.page.then(
        (page) => {
          entry.bytes = page.html.length
          bytes += kept.get(key) === entry ? entry.bytes : 0
          if (page.status !== 200 || page.key !== key) forget(key, entry)
        },
        () => forget(key, entry),
      )
    }
    // who waited for a drawing that turned out to be of another page gets one of their own
    const page = await entry.page.then((drawn) => (there && drawn.key !== key ? draw().then(read) : drawn))
    return new Response(page.html.replaceAll(standIn, nonce), { status: page.status, headers: page.headers })
  }
  return { answer, clear }
}
