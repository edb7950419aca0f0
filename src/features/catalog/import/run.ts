// An import from a file to the shop: two readings of the file, then batches of whole products,
// each batch one transaction. Saying the same again changes nothing.
import { transact, type Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { saveProducts } from '../saving.ts'
import type { ProductDraft } from '../draft.ts'
import { recognise, toRow, type Columns } from './columns.ts'
import { parseDecimal } from './decimal.ts'
import { toDraft, type LocalFiles, type Setting } from './goods.ts'
import { GroupIndex, keyOf } from './grouping.ts'
import { sellerNamed } from './merchant.ts'
import { productsOf } from './queries.ts'
import { inspect, readRecords, UnreadableFile, type CsvFile } from './records.ts'
import { brandsOf, keepLocal, openCategories, type Categories, type PictureFolder } from './resolving.ts'
import { fault, type Fault, type Format, type Imported, type Reading, type SourceRow } from './row.ts'
import { shopify } from './shopify.ts'
import { woocommerce } from './woocommerce.ts'
import { awaited, type ProductSource, type SkuSource } from './source.ts'
import { fetchPictureJob, pictureKey } from './fetching.ts'
import { addJobs } from '#kernel/jobs.ts'

export interface Order {
  path: string
  merchant: string
  language: Language
  currency: string
  /** Decimal text: fen of ours per hundredth of the file's currency. */
  rate: string
  /** Words of the file → category codes. */
  mapping: Readonly<Record<string, string>>
  pictures: PictureFolder | undefined
  /** Everything but the writing. */
  dryRun: boolean
  /** ms since 1970 */
  now: number
  progress: (done: number, total: number) => void
}
interface Skipped extends Fault {
  /** The product that stays out, and its other lines. */
  product: string
  with: number[]
}
export interface Report {
  format: Format['name']
  encoding: CsvFile['encoding']
  rows: number
  created: number
  updated: number
  unchanged: number
  skippedRows: number
  skippedProducts: number
  /** The first thousand. */
  skipped: Skipped[]
  headingsTwice: readonly string[]
  picturesAwaited: number
  /** Files of the folder that are no pictures. */
  badPictures: string[]
}
const batchSize = 200
const reportedFaults = 1000

class Rollback extends Error {}

class Import {
  readonly #db: Db
  readonly #order: Order
  readonly #columns: Columns
  readonly report: Report
  readonly #handles = new Map<number, number>()
  #categories: Categories | undefined
  #seller: { id: number; templateId: number } | undefined

  constructor(db: Db, order: Order, file: CsvFile, columns: Columns) {
    this.#db = db
    this.#order = order
    this.#columns = columns
    this.report = {
      format: columns.format.name,
      encoding: file.encoding,
      rows: 0,
      created: 0,
      updated: 0,
      unchanged: 0,
      skippedRows: 0,
      skippedProducts: 0,
      skipped: [],
      headingsTwice: columns.twice,
      picturesAwaited: 0,
      badPictures: [],
    }
  }

  skip(rows: readonly { line: number }[], product: string, faults: readonly Fault[]): void {
    this.report.skippedRows += rows.length
    if (product !== '') this.report.skippedProducts++
    const named = new Set(faults.map((f) => f.line))
    const others = rows.map((r) => r.line).filter((line) => !named.has(line))
    faults.forEach(
      (f, i) =>
        this.report.skipped.length < reportedFaults &&
        this.report.skipped.push({ ...f, product, with: i === 0 ? others : [] }),
    )
  }

  /** What the rows of one product say; undefined when it stays out. */
  productOf(rows: readonly SourceRow[], reading: Reading): Imported | undefined {
    const broken = rows.flatMap((row) => row.broken ?? [])
    const { product, faults } = broken.length > 0 ? { faults: broken } : this.#columns.format.read(rows, reading)
    if (!product) {
      this.skip(rows, this.#columns.format.group(rows[0]!), faults)
      return undefined
    }
    const key = keyOf(product.handle)
    const first = this.#handles.get(key)
    if (first !== undefined) {
      this.skip(rows, product.handle, [fault(product.line, 'appearsTwice', { value: product.handle, first })])
      return undefined
    }
    this.#handles.set(key, product.line)
    if (faults.length > 0) this.skip(faults, product.handle, faults)
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
        this.skip(
          first.lines.map((line) => ({ line })),
          first.handle,
          [fault(first.line, 'refused', { value: e.message })],
        )
    }
  }

  async #saveTogether(products: readonly Imported[], local: ReadonlyMap<Imported, LocalFiles>): Promise<void> {
    let counted: Pick<Report, 'created' | 'updated' | 'unchanged' | 'picturesAwaited'> | undefined
    const opened: { categories?: Categories; seller?: { id: number; templateId: number } } = {}
    const work = async (db: Db): Promise<void> => {
      const seller = (opened.seller =
        this.#seller ?? (await sellerNamed(db, this.#order.merchant, this.#order.language)))
      const categories = (opened.categories = this.#categories ?? (await openCategories(db, this.#order.mapping)))
      const { language, rate, currency } = this.#order
      const setting: Setting = {
        merchantId: seller.id,
        templateId: seller.templateId,
        language,
        rate,
        currency,
        format: this.#columns.format.name,
        columns: new Set(this.#columns.of),
      }
      const drafts = await draftsOf(db, products, setting, categories, local)
      const saved = await saveProducts(db, drafts)
      const awaiting = drafts.flatMap((d, i) =>
        picturesAwaited(d).map((src) => ({ productId: saved[i]!.id, src, key: pictureKey(saved[i]!.id, src) })),
      )
      if (awaiting.length > 0)
        await addJobs(
          db,
          awaiting.map(({ productId, src, key }) => ({
            name: fetchPictureJob,
            payload: { productId, src },
            key,
            maxAttempts: 4,
          })),
        )
      const count = (outcome: string): number => saved.filter((s) => s.outcome === outcome).length
      counted = {
        created: count('created'),
        updated: count('updated'),
        unchanged: count('unchanged'),
        picturesAwaited: awaiting.length,
      }
      if (this.#order.dryRun) throw new Rollback()
    }
    try {
      await transact(this.#db, work)
      this.#seller = opened.seller
      this.#categories = opened.categories
    } catch (e) {
      if (!(e instanceof Rollback)) throw e
    }
    if (!counted) return
    this.report.created += counted.created
    this.report.updated += counted.updated
    this.report.unchanged += counted.unchanged
    this.report.picturesAwaited += counted.picturesAwaited
  }
}

/** A value that PostgreSQL cannot hold (22…) or a rule of the tables (23…): that product's fault, not the shop's. */
const isRefusedValue = (e: unknown): e is Error =>
  e instanceof Error && 'code' in e && typeof e.code === 'string' && /^2[23]/.test(e.code)
const picturesAwaited = (d: ProductDraft): string[] =>
  awaited(
    d.source as ProductSource,
    d.skus.flatMap((s) => (s.source as SkuSource).picture ?? []),
  )

async function draftsOf(
  db: Db,
  products: readonly Imported[],
  setting: Setting,
  { chooser, other }: Categories,
  local: ReadonlyMap<Imported, LocalFiles>,
): Promise<ProductDraft[]> {
  const stored = new Map(
    (
      await productsOf(
        db,
        setting.merchantId,
        products.map((p) => p.handle),
      )
    ).map((p) => [p.handle, p]),
  )
  const brands = await brandsOf(db, products, setting.language)
  return products.map((p) =>
    toDraft(p, setting, {
      stored: stored.get(p.handle),
      category: chooser.choose(p.categoryWords) ?? other,
      brand: brands.get(p.vendor) ?? null,
      local: local.get(p),
    }),
  )
}

/** The rows of the file that name their product; the others go to `nameless`. */
async function* rowsWithProduct(
  file: CsvFile,
  columns: Columns,
  nameless: (row: SourceRow) => void,
): AsyncGenerator<SourceRow> {
  let header = true
  for await (const record of readRecords(file)) {
    if (header) {
      header = false
      continue
    }
    const row = toRow(columns, record)
    if (columns.format.group(row) === '') nameless(row)
    else yield row
  }
}
async function openColumns(file: CsvFile): Promise<Columns> {
  for await (const record of readRecords(file)) return recognise([shopify, woocommerce], record.cells)
  throw new UnreadableFile('the file is empty')
}

/**
 * Imports the file. Throws UnreadableFile or UnknownCategory before anything is written;
 * a broken connection leaves whole batches.
 */
export async function importCatalog(db: Db, order: Order): Promise<Report> {
  const rate = parseDecimal(order.rate)
  if (!rate || rate.digits <= 0n) throw new UnreadableFile(`the rate "${order.rate}" is not a decimal above zero`)
  const file = await inspect(order.path)
  const columns = await openColumns(file)
  if (Object.keys(order.mapping).length > 0) await transact(db, (trx) => checkMapping(trx, order.mapping))
  const index = new GroupIndex(columns.format)
  for await (const row of rowsWithProduct(file, columns, () => undefined)) index.note(row)
  index.settle()

  const run = new Import(db, order, file, columns)
  const reading: Reading = { language: order.language, rate, commaFirst: file.separator === ';', now: order.now }
  const nameless = (row: SourceRow): void => {
    run.report.rows++
    run.skip([row], '', [row.broken ?? fault(row.line, 'handleMissing', { column: columns.format.required[0]! })])
  }
  let batch: Imported[] = []
  let done = 0
  const flush = async (): Promise<void> => {
    await run.save(batch)
    batch = []
    order.progress(done, index.rows)
  }
  for await (const rows of index.groups(rowsWithProduct(file, columns, nameless))) {
    const product = run.productOf(rows, reading)
    done += rows.length
    if (product) batch.push(product)
    if (batch.length >= batchSize) await flush()
  }
  await flush()
  run.report.rows += index.rows
  run.report.skipped.sort((a, b) => a.line - b.line)
  return run.report
}
const checkMapping = async (db: Db, mapping: Order['mapping']): Promise<void> =>
  void (await openCategories(db, mapping))
