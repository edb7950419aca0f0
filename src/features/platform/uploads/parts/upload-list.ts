// The files of one upload field: which wait, travel, arrived or failed, and in what order.
// No screen, no network of its own, so that it can be tried out alone.
import type { SentFile } from './sending.ts'

/** A file that arrived, as forms keep it. */
export interface Uploaded {
  uploadId: string
  /** where everybody sees it; null or missing when it is private */
  url?: string | null
  name?: string
  /** what the picture shows, in the person's words */
  alt?: string
}
export interface Item {
  key: number
  name: string
  /** missing where the form was opened with it */
  file: File | undefined
  state: 'waiting' | 'sending' | 'sent' | 'failed'
  /** 0 to 1 */
  share: number
  /** why it failed, in words */
  fault: string | undefined
  sent: Uploaded | undefined
  alt: string
}
export type Send = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<SentFile>
export interface Wires {
  send: Send
  /** whenever the arrived files, their order or words changed */
  report: (uploaded: Uploaded[]) => void
  /** words of something that was thrown */
  wordsOf: (error: unknown) => string
}
/** at once on the line */
const atOnce = 2
const gist = (uploaded: readonly Uploaded[]): string => uploaded.map((u) => `${u.uploadId} ${u.alt ?? ''}`).join('\n')

export class UploadList {
  #items: readonly Item[] = []
  #next = 1
  #wires: Wires | undefined
  #told = ''
  // what was reported comes back late as a value: it must not undo what happened since
  readonly #reported = new WeakSet<readonly Uploaded[]>()
  readonly #listeners = new Set<() => void>()
  readonly #lines = new Map<number, AbortController>()

  readonly items = (): readonly Item[] => this.#items
  readonly subscribe = (listen: () => void) => {
    this.#listeners.add(listen)
    return () => void this.#listeners.delete(listen)
  }
  /** Before the first file is added. */
  wire(wires: Wires): void {
    this.#wires = wires
  }
  add(files: readonly File[]): void {
    this.#set([...this.#items, ...files.map((file) => this.#fresh(file.name, { file }))])
    this.#goOn()
  }
  retry(key: number): void {
    this.#change(key, { state: 'waiting', fault: undefined })
    this.#goOn()
  }
  remove(key: number): void {
    this.#lines.get(key)?.abort()
    this.#lines.delete(key)
    this.#set(this.#items.filter((i) => i.key !== key))
    this.#goOn()
  }
  /** To a place in the list, counted from 0; a place beyond the ends is the end. */
  move(key: number, to: number): void {
    const item = this.#items.find((i) => i.key === key)
    if (!item) return
    const others = this.#items.filter((i) => i !== item)
    const at = Math.max(0, Math.min(others.length, to))
    if (this.#items.indexOf(item) !== at) this.#set(others.toSpliced(at, 0, item))
  }
  describe(key: number, alt: string): void {
    this.#change(key, { alt })
  }
  /** What the form holds when it is not what this list has told: a draft, or nothing after the form was sent. */
  take(value: readonly Uploaded[]): void {
    if (this.#reported.has(value) || gist(value) === this.#told) return
    this.stop()
    this.#told = gist(value)
    this.#set(value.map((u) => this.#fresh(u.name ?? '', { state: 'sent', share: 1, sent: u, alt: u.alt ?? '' })))
  }
  /** Takes back what is on the line. */
  stop(): void {
    for (const line of this.#lines.values()) line.abort()
    this.#lines.clear()
  }

  #fresh(name: string, to: Partial<Item>): Item {
    return {
      key: this.#next++,
      name,
      file: undefined,
      state: 'waiting',
      share: 0,
      fault: undefined,
      sent: undefined,
      alt: '',
      ...to,
    }
  }
  #change(key: number, to: Partial<Item>): void {
    this.#set(this.#items.map((i) => (i.key === key ? { ...i, ...to } : i)))
  }
  #set(changed: readonly Item[]): void {
    this.#items = changed
    for (const listen of this.#listeners) listen()
    const uploaded = changed.flatMap(({ sent, alt }) =>
      sent ? [{ ...sent, ...(alt.trim() && { alt: alt.trim() }) }] : [],
    )
    if (gist(uploaded) === this.#told) return
    this.#told = gist(uploaded)
    this.#reported.add(uploaded)
    this.#wires?.report(uploaded)
  }
  #goOn(): void {
    for (const item of this.#items) {
      if (this.#lines.size >= atOnce) return
      if (item.state === 'waiting' && item.file) void this.#travel(item.key, item.file)
    }
  }
  async #travel(key: number, file: File): Promise<void> {
    const line = new AbortController()
    this.#lines.set(key, line)
    this.#change(key, { state: 'sending', share: 0, fault: undefined })
    try {
      const { uploadId, url } = await this.#wires!.send(file, {
        signal: line.signal,
        onProgress: (share) => this.#change(key, { share }),
      })
      this.#change(key, { state: 'sent', share: 1, sent: { uploadId, url, name: file.name } })
    } catch (error) {
      if (!line.signal.aborted) this.#change(key, { state: 'failed', fault: this.#wires!.wordsOf(error) })
    } finally {
      if (this.#lines.get(key) === line) this.#lines.delete(key)
      this.#goOn()
    }
  }
}
