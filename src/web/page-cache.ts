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

/** Does a drawing when it is the reader's turn. */
type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** `answer` takes what was drawn for this key in the last two seconds, else draws in the reader's turn; those who come
 * while it is drawn wait for that drawing, and no one waits in another's line. `clear` forgets all, also what is being
 * drawn. */
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
  const begin = (key: string, draw: () => Promise<Response>): Kept => {
    const entry: Kept = { at: now(), page: draw().then(read), bytes: 0 }
    kept.set(key, entry)
    entry.page.then(
      (page) => {
        entry.bytes = page.html.length
        bytes += kept.get(key) === entry ? entry.bytes : 0
        if (page.status !== 200 || page.key !== key) forget(key, entry)
      },
      () => forget(key, entry),
    )
    return entry
  }
  const answer = async (
    key: string,
    nonce: string,
    draw: () => Promise<Response>,
    inTurn: InTurn = (work) => work(),
  ): Promise<Response> => {
    for (const [old, entry] of kept) {
      if (now() - entry.at < maxAge && bytes < maxBytes) break // in order of age
      forget(old, entry)
    }
    const drawn = (entry: Kept | undefined): Promise<Drawn> =>
      // who waited for a drawing that turned out to be of another page gets one of their own
      entry ? entry.page.then((page) => (page.key === key ? page : draw().then(read))) : begin(key, draw).page
    const there = kept.get(key)
    const page = await (there ? drawn(there) : inTurn(() => drawn(kept.get(key))))
    return new Response(page.html.replaceAll(standIn, nonce), { status: page.status, headers: page.headers })
  }
  return { answer, clear }
}
