// A file of goods at a merchant's desk: taken, looked at, tried and brought in by a job in steps. What it did, it notes
// after each batch; a job that was killed goes on behind it, and what was saved twice changes nothing.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formOf, kindOf, type Form } from './form.ts'
import { languageOf } from './language-of.ts'
import { addTold, faultWords, nothingTold, rowsOfReport, type Told } from './job-report.ts'
import { UnknownCategory } from './placing.ts'
import { categoryNames, sellerWithTemplate } from './queries.ts'
import { UnreadableFile } from './records.ts'
import { importCatalog } from './run.ts'
import { foundCategories } from './checking.ts'
import { heldBack } from './holding.ts'
import { goodsAreReviewed, reviewState } from '#features/catalog/editing/editing.ts'
import {
  addFileJob,
  beginFileJob,
  csvOf,
  FileJobFault,
  fileJobOf,
  workFileJob,
  type End,
  type FileJob,
  type Pen,
} from '#features/platform/file-jobs/file-jobs.ts'
import { readPrivate, takeUploads } from '#features/platform/uploads/uploads.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import type { SettingsReader } from '#kernel/data/settings.ts'
import type { JobContext, JobHandler } from '#kernel/jobs/jobs.ts'
import { audit } from '#kernel/security/audit.ts'
import type { Language } from '#kernel/text/language.ts'

const kind = 'goodsImport'
export interface Wish {
  language: Language
  currency: string
  rate: string
  headings: { heading: string; column: string }[]
  categories: { word: string; categoryId: number }[]
}
interface Input {
  form: Form
  wish: Wish
  dryRun: boolean
}
interface By {
  userId: number
  merchantId: number
  ip: string
}

async function withFile<T>(bytes: Uint8Array, read: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'miralo-import-'))
  try {
    const path = join(folder, 'goods.csv')
    await writeFile(path, bytes)
    return await read(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
/** How a file looks that somebody has sent. Refuses uploadNotFound, importUnreadable. */
export async function lookAt(db: Db, app: AppContext, userId: number, uploadId: string): Promise<Form> {
  const file = await readPrivate(db, app, userId, uploadId)
  if (!file) throw new Refusal('uploadNotFound')
  return withFile(file.bytes, formOf).catch((e: unknown) => {
    throw e instanceof UnreadableFile ? new Refusal('importUnreadable') : e
  })
}
/** Refuses uploadNotFound. */
export async function addImport(
  db: Db,
  { userId, merchantId }: By,
  { uploadId, name, language, form }: { uploadId: string; name: string; language: Language; form: Form },
): Promise<number> {
  await takeUploads(db, userId, 'importFile', [uploadId])
  const wish: Wish = {
    language: languageOf(form.sample, language),
    currency: 'CNY',
    rate: '1',
    headings: [],
    categories: [],
  }
  const input: Input = { form, wish, dryRun: true }
  const job = { merchantId, userId, kind, needs: 'goods.write', job: 'catalog.importFile', language } as const
  return addFileJob(db, { ...job, name, input, uploadId, draft: true })
}
const byHand = ({ headings }: Wish) => Object.fromEntries(headings.map(({ heading, column }) => [heading, column]))

/** Refuses notFound. */
export async function showImport(
  db: Db,
  settings: SettingsReader,
  { lang, merchantId }: { lang: Language; merchantId: number },
  jobId: number,
) {
  const job = await fileJobOf(db, merchantId, jobId, kind)
  const { id, name, status, cancelAsked, fault, done, total, report } = job
  const { form, wish, dryRun } = inputOf(job)
  const told = 'created' in (report as object) ? (report as Told) : null
  return {
    jobId: id,
    name,
    status,
    cancelAsked,
    dryRun,
    fault,
    done,
    total,
    wish,
    form: { ...form, ...kindOf(form.headings, byHand(wish)) },
    report: told && { ...told, faults: told.faults.map((one) => ({ ...one, message: faultWords(lang, one) })) },
    review: await reviewState(db, settings, merchantId),
    createdAt: job.createdAt.toISOString(),
  }
}
const nothing: Input = {
  form: { encoding: '', separator: '', headings: [], sample: [] },
  wish: { language: 'en-US', currency: 'CNY', rate: '1', headings: [], categories: [] },
  dryRun: true,
}
/** Nothing is left of one whose maker has left. */
const inputOf = ({ input }: FileJob): Input => ({ ...nothing, ...(input as Partial<Input>) })

/**
 * Begins to try it or to bring it in. Refuses notFound, fileJobRunning, fileJobEnded, importColumns, categoryUnfit,
 * importFreightMissing.
 */
export async function beginImport(
  db: Db,
  by: By,
  { jobId, dryRun, wish }: { jobId: number; dryRun: boolean; wish: Wish },
): Promise<void> {
  const known = new Set((await categoryNames(db)).map(({ id }) => id))
  if (wish.categories.some(({ categoryId }) => !known.has(categoryId))) throw new Refusal('categoryUnfit')
  if (!(await sellerWithTemplate(db, by.merchantId))) throw new Refusal('importFreightMissing')
  await beginFileJob(db, by.merchantId, jobId, kind, (before) => {
    const { form } = inputOf(before)
    const { format, missing } = kindOf(form.headings, byHand(wish))
    if (format === null) throw new Refusal('importColumns', { missing: missing.join(', ') })
    return { form, wish, dryRun } satisfies Input
  })
  if (dryRun) return
  const deed = { staffId: by.userId, action: 'goods.import', subject: 'file_job', subjectId: jobId, ip: by.ip }
  await audit(db, { ...deed, about: by.userId })
}

async function mappingOf(db: Db, { categories }: Wish): Promise<Record<string, string>> {
  const codes = new Map((await categoryNames(db)).map(({ id, code }) => [id, code]))
  return Object.fromEntries(
    categories.flatMap(({ word, categoryId }) => {
      const code = codes.get(categoryId)
      return code === undefined ? [] : [[word, code]]
    }),
  )
}
async function work({ db, app }: JobContext, pen: Pen): Promise<End> {
  const { job } = pen
  const { wish, dryRun } = inputOf(job)
  const seller = await sellerWithTemplate(db, job.merchantId)
  const file = job.uploadId && job.madeBy ? await readPrivate(db, app, job.madeBy, job.uploadId) : undefined
  if (!seller || !file) throw new FileJobFault('fileGone')
  const mapping = await mappingOf(db, wish)
  let told: Told = job.cursor === null ? nothingTold : (job.report as Told)
  let [stopped, isHead] = [false, job.cursor === null]
  const { language, currency, rate } = wish
  const isFirst = (await goodsAreReviewed(db, app.settings, job.merchantId)) > 0
  const freely = app.settings.get('goodsReviewChanges') === 0
  const priceBp = app.settings.get('goodsReviewPriceBp')
  await withFile(file.bytes, async (path) => {
    const places = await foundCategories(db, mapping, { language, newCategories: false })
    await importCatalog(db, {
      path,
      merchant: '',
      seller,
      language,
      currency,
      rate,
      mapping,
      dryRun,
      headings: byHand(wish),
      pictures: undefined,
      now: app.clock.now(),
      progress: () => undefined,
      ...(isFirst && { unreviewed: true }),
      holdsBack: heldBack({ merchantId: seller.id, language, priceBp, freely, publicUrl: app.publicUrl() }, places),
      steps: {
        from: (job.cursor as { products: number } | null)?.products ?? 0,
        noted: async (trx, { products, rows, total }, report) => {
          told = addTold(told, report)
          const part = csvOf(rowsOfReport(job.language, report, isHead))
          isHead = false
          await pen.note(trx, { done: rows, total, cursor: { products }, report: told, part })
        },
        goesOn: () => {
          stopped = !pen.goesOn()
          return !stopped
        },
      },
    })
  }).catch((e: unknown) => {
    throw e instanceof UnreadableFile || e instanceof UnknownCategory ? new FileJobFault(e.message) : e
  })
  if (stopped) return 'more'
  return dryRun ? 'draft' : 'done'
}
export const importFile: JobHandler = (context, { jobId }: { jobId: number }) =>
  workFileJob(context, jobId, (pen) => work(context, pen))
