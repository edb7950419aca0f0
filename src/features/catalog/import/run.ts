// An import from a file to the shop: two readings of the file, then batches of whole products,
// each batch one transaction. Saying the same again changes nothing.
import { transact, type Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import { saveProducts } from '#features/catalog/products/products.ts'
import type { Columns } from './columns.ts'
import { parseDecimal } from './decimal.ts'
import type { LocalFiles, Setting } from './goods.ts'
import { GroupIndex, keyOf } from './grouping.ts'
import { sellerNamed, type FreightTold, type Promised, type Seller } from './merchant.ts'
import { allowedOf, noteHeld, type HoldsBack } from './holding.ts'
import { openColumns, rowsWithProduct, type Headings } from './opening.ts'
import { inspect, UnreadableFile, type CsvFile } from './records.ts'
import { openCategories, type Categories, type Mapping } from './placing.ts'
import { keepLocal, type PictureFolder } from './resolving.ts'
import {
  addCounts,
  addPlacements,
  emptyReport,
  noteSkipped,
  placementOf,
  type Counts,
  type Report,
  type Steps,
} from './report.ts'
import { fault, type Fault, type Imported, type Reading, type SourceRow } from './row.ts'
import { lostOf, type ProductSource } from './source.ts'
import { pictureJob } from './fetching.ts'
import { checkMapping, checkSeller, makingOf } from './checking.ts'
import { draftsOf, picturesAwaited } from './drafting.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'

export type { Report } from './report.ts'
export interface Order {
  path: string
  /** Whose goods they are: by name or code, made when missing. */
  merchant: string
  /** One that is there, whatever its name. */
  seller?: Seller
  headings?: Headings
  language: Language
  currency: string
  /** Decimal text: fen of ours per hundredth of the file's currency. */
  rate: string
  /** Where somebody wants things: what the file says → a category of this shop, or the path of a new one. */
  mapping: Mapping
  /** Whether the map may name categories that are not there: who keeps the shop may, a merchant may not. */
  newCategories?: boolean
  pictures: PictureFolder | undefined
  /** What the merchant promises of goods that are new to the shop: nothing, unless it says so. */
  promises?: readonly Promised[]
  /** What the freight of a merchant costs that is not there yet. */
  freight?: FreightTold
  /** Everything but the writing. */
  dryRun: boolean
  /** ms since 1970 */
  now: number
  progress: (done: number, total: number) => void
  /** An import in steps, so that it can be told of, stopped and taken up again. */
  steps?: Steps
  /** Whether staff must see what is new before it is on sale; missing: it is on sale where the file says so. */
  unreviewed?: boolean
  /** Products that may not come in as they are, each with the reason. */
  holdsBack?: HoldsBack
}
const batchSize = 200
/** Each step reads the file anew: one with more rows is to be brought in parts. */
const mostRowsInSteps = 200_000
/** In steps it can be stopped after so many. */
const stepSize = 50

class Rollback extends Error {}

/** What the first batch that stands has found or made, and the others use. */
interface Opened {
  seller: Seller
  categories: Categories
}

class Import {
  readonly #db: Db
  readonly #order: Order
  readonly #columns: Columns
  readonly #file: CsvFile
  report: Report
  readonly #handles = new Map<number, number>()
  #opened: Opened | undefined

  constructor(db: Db, order: Order, file: CsvFile, columns: Columns) {
    this.#db = db
    this.#order = order
    this.#columns = columns
    this.#file = file
    this.report = emptyReport(file, columns)
  }

  /** Of a product that an earlier step has done: only its name is kept, for it may stand in the file again. */
  passOver(rows: readonly SourceRow[], reading: Reading): undefined {
    const product = rows.some((row) => row.broken) ? undefined : this.#columns.format.read(rows, reading).product
    const key = product && keyOf(product.handle)
    if (key !== undefined && !this.#handles.has(key)) this.#handles.set(key, product!.line)
  }
  /** The batch is done: told to whom it is done in steps for. */
  async note(done: { products: number; rows: number; total: number }): Promise<void> {
    const { steps } = this.#order
    if (!steps) return
    await transact(this.#db, (db) => steps.noted(db, done, this.report))
    this.report = emptyReport(this.#file, this.#columns)
  }

  /** What the rows of one product say; undefined when it stays out. */
  productOf(rows: readonly SourceRow[], reading: Reading): Imported | undefined {
    const broken = rows.flatMap((row) => row.broken ?? [])
    const { product, faults } = broken.length > 0 ? { faults: broken } : this.#columns.format.read(rows, reading)
    if (!product) {
      noteSkipped(this.report, rows, this.#columns.format.group(rows[0]!), faults)
      return undefined
    }
    const key = keyOf(product.handle)
    const first = this.#handles.get(key)
    if (first !== undefined) {
      noteSkipped(this.report, rows, product.handle, [
        fault(product.line, 'appearsTwice', { value: product.handle, first }),
      ])
      return undefined
    }
    this.#handles.set(key, product.line)
    if (faults.length > 0) noteSkipped(this.report, faults, product.handle, faults)
    return product
  }

  async save(products: readonly Imported[]): Promise<void> {
    if (products.length === 0) return
    const local = new Map<Imported, LocalFiles>()
    const folder = this.#order.pictures
    // pictures before the transaction: it must not wait for them
    if (folder && !this.#order.dryRun)
      for (const p of products) local.set(p, await keepLocal(p, folder, (name) => this.report.badPictures.push(name)))
    await this.#saveOrSplit(products, local)
  }

  /** A product that the database refuses is found by halving, so that the others go in. */
  async #saveOrSplit(products: readonly Imported[], local: ReadonlyMap<Imported, LocalFiles>): Promise<void> {
    try {
      await this.#saveTogether(products, local)
    } catch (e) {
      if (!isRefusedValue(e)) throw e
      const [first] = products
      const half = Math.ceil(products.length / 2)
      if (products.length > 1)
        for (const part of [products.slice(0, half), products.slice(half)]) await this.#saveOrSplit(part, local)
      else if (first)
        noteSkipped(
          this.report,
          first.lines.map((line) => ({ line })),
          first.handle,
          [fault(first.line, 'refused', { value: e.message })],
        )
    }
  }

  async #saveTogether(products: readonly Imported[], local: ReadonlyMap<Imported, LocalFiles>): Promise<void> {
    let counted: Counts | undefined
    let held: ReadonlyMap<Imported, Fault> = new Map()
    let opened: Opened | undefined
    try {
      await transact(this.#db, async (db) => {
        opened = this.#opened ?? {
          seller: await this.#seller(db),
          categories: await openCategories(db, this.#order.mapping, makingOf(this.#order)),
        }
        const seat = { merchantId: opened.seller.id, language: this.#order.language, categories: opened.categories }
        const may = await allowedOf(db, products, this.#order.holdsBack, seat)
        held = may.held
        if (may.allowed.length > 0) counted = await this.#write(db, may.allowed, opened, local)
        if (this.#order.dryRun) throw new Rollback()
      })
      this.#opened = opened
    } catch (e) {
      if (!(e instanceof Rollback)) throw e
    }
    noteHeld(this.report, held)
    if (counted) addCounts(this.report, counted)
  }

  async #seller(db: Db): Promise<Seller> {
    return this.#order.seller ?? sellerNamed(db, this.#order)
  }
  async #write(
    db: Db,
    products: readonly Imported[],
    { seller, categories }: Opened,
    local: ReadonlyMap<Imported, LocalFiles>,
  ): Promise<Counts> {
    const { language, rate, currency } = this.#order
    const setting: Setting = {
      merchantId: seller.id,
      templateId: seller.templateId,
      language,
      rate,
      currency,
      format: this.#columns.format.name,
      columns: new Set(this.#columns.of),
      promises: this.#order.promises ?? [],
      unreviewed: this.#order.unreviewed,
    }
    const { drafts, places } = await draftsOf(db, products, setting, categories, local)
    const saved = await saveProducts(db, drafts)
    const jobs = drafts.flatMap((draft, i) =>
      picturesAwaited(draft).map((src) => pictureJob(seller.id, saved[i]!.id, src, this.#order.unreviewed === false)),
    )
    await addJobs(db, jobs)
    const count = (outcome: string): number => saved.filter((s) => s.outcome === outcome).length
    const placed: Counts['placed'] = []
    addPlacements(placed, places.map(placementOf))
    return {
      placed,
      lostPictures: drafts.flatMap((d) => lostOf(d.handle, d.source as ProductSource)),
      weightless: products.reduce((sum, p) => sum + p.skus.filter((s) => s.weight === null).length, 0),
      created: count('created'),
      updated: count('updated'),
      unchanged: count('unchanged'),
      picturesAwaited: jobs.length,
      ...(this.#order.steps && {
        outcomes: products.map(({ line, handle }, i) => ({ line, product: handle, outcome: saved[i]!.outcome })),
      }),
    }
  }
}

/** A value that PostgreSQL cannot hold (22…) or a rule of the tables (23…): that product's fault, not the shop's. */
const isRefusedValue = (e: unknown): e is Error =>
  e instanceof Error && 'code' in e && typeof e.code === 'string' && /^2[23]/.test(e.code)
/** Throws UnreadableFile. */
function settle(index: GroupIndex, { steps }: Order): void {
  if (steps && index.rows > mostRowsInSteps)
    throw new UnreadableFile(`more than ${mostRowsInSteps} rows: split the file`)
  index.settle()
}
/**
 * Imports the file. Throws UnreadableFile, UnknownCategory or FreightNotTold before anything is written;
 * a broken connection leaves whole batches.
 */
export async function importCatalog(db: Db, order: Order): Promise<Report> {
  const rate = parseDecimal(order.rate)
  if (!rate || rate.digits <= 0n) throw new UnreadableFile(`the rate "${order.rate}" is not a decimal above zero`)
  const file = await inspect(order.path)
  const columns = await openColumns(file, order.headings)
  if (Object.keys(order.mapping).length > 0) await checkMapping(db, order)
  await checkSeller(db, order)
  const index = new GroupIndex(columns.format)
  for await (const row of rowsWithProduct(file, columns, () => undefined)) index.note(row)
  settle(index, order)

  const run = new Import(db, order, file, columns)
  const reading: Reading = {
    language: order.language,
    rate,
    commaFirst: file.separator === ';',
    columns: new Set(columns.of),
    now: order.now,
  }
  const from = order.steps?.from ?? 0
  let met = 0
  const nameless = (row: SourceRow): void => {
    if (met < from) return
    run.report.rows++
    noteSkipped(run.report, [row], '', [
      row.broken ?? fault(row.line, 'handleMissing', { column: columns.format.required[0]! }),
    ])
  }
  let batch: Imported[] = []
  let done = 0
  const flush = async (): Promise<void> => {
    await run.save(batch)
    batch = []
    order.progress(done, index.rows)
    await run.note({ products: met, rows: done, total: index.rows })
  }
  for await (const rows of index.groups(rowsWithProduct(file, columns, nameless))) {
    done += rows.length
    met++
    const product = met > from ? run.productOf(rows, reading) : run.passOver(rows, reading)
    if (product) batch.push(product)
    const isFull = order.steps ? met > from && (met - from) % stepSize === 0 : batch.length >= batchSize
    if (!isFull) continue
    await flush()
    if (order.steps && !order.steps.goesOn()) return run.report
  }
  await flush()
  run.report.rows += index.rows
  run.report.skipped.sort((a, b) => a.line - b.line)
  return run.report
}
