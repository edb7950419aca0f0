// The door of file jobs. A feature adds one and works it by a job of its own, in steps: each notes how far it is and
// what it wrote in one transaction, so that a job that was killed goes on where it was and nothing is written twice.
import { stringify } from 'csv-stringify/sync'
import {
  askToCancel,
  beginJob,
  endJob,
  insertJob,
  jobOf,
  lockedJob,
  noteStep,
  othersRun,
  runningJob,
  type FileJob,
  type Noted,
} from './queries.ts'
import type { Permission } from '#kernel/call/contract.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import { isPlainNumber, neutral, neutralWithin } from '#kernel/data/spreadsheet.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'
import type { JobContext } from '#kernel/jobs/jobs.ts'
import type { Language } from '#kernel/text/language.ts'

export { ofStaff, type FileJob } from './queries.ts'
interface NewFileJob {
  /** or ofStaff */
  merchantId: number
  userId: number
  kind: string
  /** to see it, and to have it worked */
  needs: Permission
  /** the job of the queue that works it: its payload is `{ jobId }` */
  job: string
  name?: string
  language: Language
  input?: unknown
  uploadId?: string
  /** it waits to be begun */
  draft?: boolean
}
const queued = (id: number, job: string) => ({ name: job, payload: { jobId: id }, key: `fileJob:${id}`, last: true })
/** Adds a job and begins it, if it is no draft. Refuses fileJobRunning. */
export async function addFileJob(
  db: Db,
  { userId, draft = false, name = '', input = {}, uploadId, ...job }: NewFileJob,
): Promise<number> {
  const status = draft ? 'draft' : 'running'
  const id = await insertJob(db, { ...job, madeBy: userId, name, input, uploadId: uploadId ?? null, status })
  if (id === undefined) throw new Refusal('fileJobRunning')
  if (!draft) await addJobs(db, [queued(id, job.job)])
  return id
}
/** One of the merchant. Refuses notFound. */
export async function fileJobOf(db: Db, merchantId: number, id: number, kind: string): Promise<FileJob> {
  const job = await jobOf(db, merchantId, id)
  if (job?.kind !== kind) throw new Refusal('notFound')
  return job
}
async function draftOf(db: Db, merchantId: number, id: number, kind: string): Promise<FileJob> {
  const job = await lockedJob(db, merchantId, id)
  if (job?.kind !== kind) throw new Refusal('notFound')
  if (job.status === 'running') throw new Refusal('fileJobRunning')
  if (job.status !== 'draft') throw new Refusal('fileJobEnded')
  return job
}
/** Begins a draft, with what it is to do. Refuses notFound, fileJobRunning, fileJobEnded. */
export async function beginFileJob(
  db: Db,
  merchantId: number,
  id: number,
  kind: string,
  input: (before: FileJob) => unknown,
): Promise<void> {
  const job = await draftOf(db, merchantId, id, kind)
  if (await othersRun(db, job)) throw new Refusal('fileJobRunning')
  await beginJob(db, id, input(job))
  await addJobs(db, [queued(id, job.job)])
}
/** Asks it to stop after its step. Refuses notFound, fileJobEnded. */
export async function cancelFileJob(db: Db, merchantId: number, id: number): Promise<void> {
  if (await askToCancel(db, merchantId, id)) return
  throw new Refusal((await jobOf(db, merchantId, id)) ? 'fileJobEnded' : 'notFound')
}

/** What a step of a job works with. */
export interface Pen {
  job: FileJob
  /** Notes what was done, in the transaction in which it was. Throws Overtaken when another has done it. */
  note: (db: Db, noted: Noted) => Promise<void>
  /** Whether another batch may begin in this step. */
  goesOn: () => boolean
}
/** more: it is to be taken up again · done · draft: it was only tried */
export type End = 'more' | 'done' | 'draft'
class Overtaken extends Error {}
/** What a job cannot be done for, in words for who began it. */
export class FileJobFault extends Error {}

/** Works one step. Runs again without harm, also at once with itself. */
export async function workFileJob(
  { db, app }: JobContext,
  jobId: number,
  work: (pen: Pen) => Promise<End>,
): Promise<void> {
  const job = await runningJob(db, jobId)
  if (!job) return
  if (job.cancelAsked || !job.mayGoOn) return void (await endJob(db, jobId, 'cancelled'))
  const patience = app.settings.get('fileJobStepSeconds') * 1000
  let until: number | undefined
  let { step } = job
  let cancelAsked: boolean = job.cancelAsked
  const pen: Pen = {
    job,
    note: async (trx, noted) => {
      const told = await noteStep(trx, jobId, step, noted)
      if (!told) throw new Overtaken()
      ;({ cancelAsked } = told)
      step++
    },
    // from the first batch on: a large file takes long to be read up to it, and each step reads it anew
    goesOn: () => !cancelAsked && performance.now() < (until ??= performance.now() + patience),
  }
  try {
    const end = await work(pen)
    if (end !== 'more') await endJob(db, jobId, end)
    else if (cancelAsked) await endJob(db, jobId, 'cancelled')
    else await addJobs(db, [queued(jobId, job.job)])
  } catch (e) {
    if (e instanceof Overtaken) return
    if (!(e instanceof FileJobFault)) throw e
    await endJob(db, jobId, 'failed', e.message)
  }
}

/** So that a spreadsheet knows the encoding. */
const mark = '\uFEFF'
/** A cell as it is written: a number as one, of all else nothing runs in a spreadsheet. */
const written = (cell: string | number | null, safe: (cell: string) => string): string =>
  cell === null ? '' : typeof cell === 'number' ? String(cell) : isPlainNumber(cell) ? cell : safe(cell)
export type Cells = readonly (string | number | null)[]
/** `safe`: how texts are written; as they come back, if nothing else is said. */
export const csvOf = (rows: readonly Cells[], safe: (cell: string) => string = neutral): string =>
  stringify(rows.map((row) => row.map((cell) => written(cell, safe))))

interface Slice {
  rows: readonly Cells[]
  /** to read on by; null at the end */
  next: unknown
}
/** Writes a file of many rows, slice by slice, each a part. */
export async function writeRows(
  { db }: JobContext,
  pen: Pen,
  header: Cells,
  read: (cursor: unknown) => Promise<Slice>,
): Promise<End> {
  let { cursor, done } = pen.job
  let isFirst = cursor === null
  do {
    const { rows, next } = await read(cursor)
    done += rows.length
    const part = (isFirst ? mark + csvOf([header], neutralWithin) : '') + csvOf(rows, neutralWithin)
    await transact(db, (trx) => pen.note(trx, { done, cursor: next, part, isLast: next === null }))
    if (next === null) return 'done'
    ;[cursor, isFirst] = [next, false]
  } while (pen.goesOn())
  return 'more'
}
