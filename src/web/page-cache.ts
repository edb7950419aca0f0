// Pages as visitors see them, kept for two seconds: many people looking at one page cost one drawing.
// Never a page of somebody who is signed in. A kept page carries a stand-in where its nonce belongs;
// each reply gets a nonce of its own. It carries the key that it was drawn for, and goes to nobody who asked for
// another. For those who ask a second time it is compressed once.
import { randomBytes } from 'node:crypto'
import { fold, type Encoding, type Folded } from '#web/folded.ts'
import { drawnFor } from '#web/page-key.ts'

const maxAge = 2000
const maxBytes = 24 * 1024 * 1024
/** Unguessable, so that nothing a person can write stands where the nonce goes. */
export const standIn = randomBytes(16).toString('hex')

/** A page as it was drawn, whole. */
export interface Drawn {
  /** what the drawing itself says that it is of */
  key: string | undefined
  status: number
  headers: [string, string][]
  html: string
}
/** A page as it is sent: its text, or what is compressed of it already. */
export interface Sheet {
  status: number
  headers: [string, string][]
  size: number
  text: () => string
  /** compressed, where that is at hand */
  packed: (encoding: Encoding) => Promise<Buffer | undefined>
}
interface Kept {
  at: number
  page: Promise<Drawn>
  bytes: number
  /** how often it was asked for */
  asked: number
  folded: Map<Encoding, Promise<Folded | undefined>>
}
/** `html` is what the page handed over beside its reply, where it did. */
export const readDrawn = async (response: Response, html?: string): Promise<Drawn> => ({
  key: response.headers.get(drawnFor) ?? undefined,
  status: response.status,
  headers: [...response.headers].filter(([name]) => name !== drawnFor),
  html: html ?? (await response.text()),
})
const unpacked: Sheet['packed'] = () => Promise.resolve(undefined)

/** A page of one reader, to be compressed for them alone. */
export const sheetFor = ({ status, headers }: Response, html: string): Sheet => ({
  status,
  headers: [...headers],
  size: html.length,
  text: () => html,
  packed: unpacked,
})

/** Does a drawing when it is the reader's turn. */
type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** What is kept, in order of age, and how much it is. */
function openStore(now: () => number) {
  const kept = new Map<string, Kept>()
  let bytes = 0
  const forget = (key: string, entry: Kept) => {
    if (kept.get(key) !== entry) return
    kept.delete(key)
    bytes -= entry.bytes
  }
  const grow = (key: string, entry: Kept, more: number): void => {
    entry.bytes += more
    if (kept.get(key) === entry) bytes += more
  }
  const dropOld = (): void => {
    for (const [old, entry] of kept) {
      if (now() - entry.at < maxAge && bytes < maxBytes) break
      forget(old, entry)
    }
  }
  /** Also where nobody comes any more: what is kept then would stay for the night. */
  let sweep: NodeJS.Timeout | undefined
  const sweepSoon = (): void => {
    sweep ??= setTimeout(() => {
      sweep = undefined
      dropOld()
      if (kept.size > 0) sweepSoon()
    }, 2 * maxAge).unref()
  }
  return {
    get: (key: string) => kept.get(key),
    grow,
    clear(): void {
      kept.clear()
      bytes = 0
    },
    begin(key: string, draw: () => Promise<Drawn>): Kept {
      const entry: Kept = { at: now(), page: draw(), bytes: 0, asked: 0, folded: new Map() }
      kept.set(key, entry)
      sweepSoon()
      entry.page.then(
        (page) => {
          grow(key, entry, page.html.length)
          if (page.status !== 200 || page.key !== key) forget(key, entry)
        },
        () => forget(key, entry),
      )
      return entry
    },
    dropOld,
  }
}

/** `answer` takes what was drawn for this key in the last two seconds, else draws in the reader's turn; those who come
 * while it is drawn wait for that drawing, and no one waits in another's line. `clear` forgets all, also what is being
 * drawn. */
export function openPageCache(now: () => number = Date.now) {
  const store = openStore(now)
  /** Compressed for those who come after the first: most pages are asked for once, and need no second form. */
  const packing =
    (key: string, entry: Kept, { html }: Drawn, nonce: string): Sheet['packed'] =>
    async (encoding) => {
      if (entry.asked < 2) return undefined
      let folded = entry.folded.get(encoding)
      if (!folded) {
        entry.folded.set(encoding, (folded = fold(encoding, html, standIn)))
        folded.then((form) => store.grow(key, entry, form?.bytes ?? 0)).catch(() => undefined)
      }
      return (await folded)?.with(nonce)
    }
  const answer = async (
    key: string,
    nonce: string,
    draw: () => Promise<Drawn>,
    inTurn: InTurn = (work) => work(),
  ): Promise<Sheet> => {
    store.dropOld()
    const mine = async (there: Kept | undefined): Promise<Sheet> => {
      const entry = there ?? store.begin(key, draw)
      entry.asked++
      const page = await entry.page
      // who waited for a drawing that turned out to be of another page gets one of their own
      if (there && page.key !== key) return sheetOf(await draw(), nonce, unpacked)
      return sheetOf(page, nonce, packing(key, entry, page, nonce))
    }
    const there = store.get(key)
    return there ? mine(there) : inTurn(() => mine(store.get(key)))
  }
  return { answer, clear: () => store.clear() }
}
const sheetOf = ({ status, headers, html }: Drawn, nonce: string, packed: Sheet['packed']): Sheet => ({
  status,
  headers,
  size: html.length,
  text: () => html.replaceAll(standIn, nonce),
  packed,
})
