// Which rows make one product, in any order: a first reading notes where products end that do not stand in one piece,
// the second hands each over whole.
import { createHash } from 'node:crypto'
import type { Format, SourceRow } from './row.ts'
import { UnreadableFile } from './records.ts'

/** Rows that may wait for the rest of their products; past it the file must be sorted. */
const mostWaiting = 100_000
// 52 bits of a hash instead of the text: a file of a million products needs some 50 MB
export const keyOf = (name: string): number =>
  createHash('sha1').update(name).digest().readUIntBE(0, 6) * 16 + (name.length % 16)

export class GroupIndex {
  readonly #format: Format
  readonly #seen = new Set<number>()
  readonly #alias = new Map<number, number>()
  readonly #last = new Map<number, number>()
  #count = 0
  #previous: number | undefined
  constructor(format: Format) {
    this.#format = format
  }
  get rows(): number {
    return this.#count
  }
  /** First reading: each row in turn. */
  note(row: SourceRow): void {
    this.#count++
    const key = keyOf(this.#format.group(row))
    const [own, ...others] = this.#format.names(row).map(keyOf)
    if (own !== undefined) for (const other of others) if (!this.#alias.has(other)) this.#alias.set(other, own)
    if (this.#seen.has(key) && key !== this.#previous) this.#last.set(key, this.#count)
    else if (this.#last.has(key)) this.#last.set(key, this.#count)
    else if (others.length > 0 || own === undefined) this.#last.set(key, this.#count)
    this.#seen.add(key)
    this.#previous = key
  }
  /** After it: rows that call their product by another name belong to it too. */
  settle(): void {
    for (const [other, own] of this.#alias) {
      const end = this.#last.get(other)
      if (other !== own && end !== undefined) this.#last.set(own, Math.max(end, this.#last.get(own) ?? 0))
    }
    this.#seen.clear()
  }
  #groupOf(row: SourceRow): number {
    const key = keyOf(this.#format.group(row))
    return this.#alias.get(key) ?? key
  }
  /** Second reading: hands over the rows of one product together, as soon as its last row is there. */
  async *groups(rows: AsyncIterable<SourceRow>): AsyncGenerator<SourceRow[]> {
    const waiting = new Map<number, SourceRow[]>()
    let held = 0
    let at = 0
    let open: { key: number; rows: SourceRow[] } | undefined
    for await (const row of rows) {
      at++
      const key = this.#groupOf(row)
      const end = this.#last.get(key)
      if (open && open.key !== key) {
        yield open.rows
        open = undefined
      }
      if (end === undefined) {
        open ??= { key, rows: [] }
        open.rows.push(row)
        continue
      }
      const mine = waiting.get(key) ?? []
      mine.push(row)
      waiting.set(key, mine)
      if (++held > mostWaiting)
        throw new UnreadableFile(
          `more than ${mostWaiting} rows stand apart from the rest of their products: sort the file by product`,
        )
      if (at < end) continue
      waiting.delete(key)
      held -= mine.length
      yield mine
    }
    if (open) yield open.rows
    for (const mine of waiting.values()) yield mine
  }
}
