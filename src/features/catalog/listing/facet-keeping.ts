// Makes the sets of goods by filter that large categories keep, so that counts beside filters read no rows of goods.
// Nobody waits for it: what moved since is counted live by who reads.
import type { Log } from '#kernel/call/app-context.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import {
  dropKept,
  forgetDue,
  forgetUnkept,
  holdSets,
  listLarge,
  putOff,
  readListed,
  writeGoods,
  writeKept,
  writeSets,
  type KeptSet,
  type ListedRow,
} from './keeping-queries.ts'

/** Below this the rows themselves are counted as quickly. */
const largeFrom = 1000
/** A category whose size swings about the bound is not dropped and made again all the time. */
const keptDownTo = 0.5
/** So many rows that moved are still counted quickly; of the largest more, for those take long to make. */
const dueAtLeast = 200
const dueAtMost = 1000
const dueShare = 0.02
const batch = 2000
const setsAtOnce = 100
/** Of all sets of a category: who counts reads them all. */
const bytesAtMost = 16 * 1024 * 1024
/** minutes until it is tried again to make what is too much, or failed */
const patience = 60
/** After a large import a statement would take too long for all. */
const forgotten = 20_000
/** As places stand in rows of `facet_goods`. */
const chunk = 256

/** Makes what is missing or has moved much, and drops what is small. What cannot be made is counted by its rows, is put
 * off and holds up no other. */
export async function keepFacets(db: Db, log: Log, least = largeFrom, mostBytes = bytesAtMost): Promise<void> {
  for (const { categoryId, goods, kept, due } of await listLarge(db, least, dueAtMost)) {
    try {
      if (goods < least * keptDownTo) await byOne(db, (trx) => dropKept(trx, categoryId))
      else if (!kept || due >= Math.min(dueAtMost, Math.max(dueAtLeast, goods * dueShare)))
        await byOne(db, (trx) => makeSets(trx, categoryId, mostBytes))
    } catch (e) {
      log.error({ categoryId, error: String(e) }, 'sets of goods by filter could not be made: rows are counted instead')
      await byOne(db, async (trx) => {
        await dropKept(trx, categoryId)
        await putOff(trx, categoryId, patience)
      })
    }
  }
  while ((await byOne(db, (trx) => forgetUnkept(trx, forgotten))) === forgotten);
}
/** One after the other in the whole shop: each sees what those before it did. Who meets another leaves it to that. */
const byOne = <T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T | undefined> =>
  transact(db, async (trx) => ((await holdSets(trx)) ? work(trx) : undefined))

async function makeSets(db: Db, categoryId: number, mostBytes: number): Promise<void> {
  while ((await forgetDue(db, categoryId, forgotten)) === forgotten);
  const places = new Places()
  for (let after = 0; ;) {
    const rows = await readListed(db, categoryId, after, batch)
    for (const row of rows) places.add(row)
    if (rows.length < batch) break
    after = rows.at(-1)!.id
  }
  await dropKept(db, categoryId)
  if (places.bytes() > mostBytes) return void (await putOff(db, categoryId, patience))
  for (const sets of places.sets()) await writeSets(db, categoryId, sets)
  await writeGoods(db, categoryId, places.chunks())
  await writeKept(db, categoryId, places.live(), places.priceDigits())
}

/** The goods of a category in their order, and of each filter the places of those that pass it. */
class Places {
  readonly #ids: number[] = []
  readonly #prices: number[] = []
  readonly #of = new Map<string, { named: Omit<KeptSet, 'goods'>; places: number[] }>()

  add(row: ListedRow): void {
    const place = this.#ids.push(row.id) - 1
    this.#prices.push(row.price)
    const note = (facet: string, value: string, key = '') => {
      const name = JSON.stringify([facet, key, value])
      const known = this.#of.get(name)
      if (known) known.places.push(place)
      else this.#of.set(name, { named: { facet, key, value }, places: [place] })
    }
    note('merchant', String(row.merchantId))
    if (row.brandId !== null) note('brand', String(row.brandId))
    note('condition', row.condition)
    if (row.onOffer) note('discount', 'onSale')
    if (row.hasMemberPrice) note('discount', 'member')
    if (row.inStock) note('service', 'inStock')
    for (const service of new Set(row.services)) note('service', service)
    for (const trait of new Set(row.traits)) {
      const at = trait.indexOf('=')
      note('attribute', trait.slice(at + 1), trait.slice(0, at))
    }
  }
  /** Binary digits that the highest price has. */
  priceDigits(): number {
    const highest = this.#prices.reduce((most, price) => Math.max(most, price), 0)
    return highest === 0 ? 0 : Math.floor(Math.log2(highest)) + 1
  }
  /** What the sets take. */
  bytes(): number {
    return (this.#of.size + this.priceDigits()) * Math.ceil(this.#ids.length / 8)
  }
  /** All of them, some at a time. */
  *sets(): Generator<KeptSet[]> {
    yield Array.from({ length: this.priceDigits() }, (_, digit) => {
      const places = this.#prices.flatMap((price, place) => (Math.floor(price / 2 ** digit) % 2 === 1 ? [place] : []))
      return { facet: 'price', key: '', value: String(digit), goods: this.#bits(places) }
    })
    const chosen = [...this.#of.values()]
    for (let at = 0; at < chosen.length; at += setsAtOnce)
      yield chosen.slice(at, at + setsAtOnce).map(({ named, places }) => ({ ...named, goods: this.#bits(places) }))
  }
  live(): string {
    return this.#bits(this.#ids.map((_, place) => place))
  }
  chunks(): number[][] {
    const count = Math.ceil(this.#ids.length / chunk)
    return Array.from({ length: count }, (_, at) => this.#ids.slice(at * chunk, (at + 1) * chunk))
  }
  /** All of one length: whole bytes, the first place in the highest digit of the first. */
  #bits(places: readonly number[]): string {
    const bytes = Buffer.alloc(Math.ceil(this.#ids.length / 8))
    for (const place of places) bytes[place >> 3]! |= 0x80 >> (place & 7)
    return bytes.toString('hex')
  }
}
