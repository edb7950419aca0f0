// Housekeeping of uploads: files of dropped rows go, so does what nobody took, and everything of an erased account.
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { deleteUntaken } from './queries.ts'
import { arrivals, publicNameOf, storeOf } from './store.ts'
import { removeFilesOf } from './uploads.ts'
import { transact } from '#kernel/data/db.ts'
import { telling } from '#kernel/jobs/events.ts'
import { addJobs, type JobContext, type JobHandler, type Schedule } from '#kernel/jobs/jobs.ts'

async function tidy({ db, app }: JobContext): Promise<void> {
  for (;;) {
    const gone = await transact(db, async (trx) => {
      const rows = await deleteUntaken(trx, app.settings.get('uploadUntakenSeconds'))
      await removeFilesOf(trx, rows)
      return rows
    })
    if (gone.length === 0) break
  }
  await sweep(arrivals(app.env), 2000 * app.settings.get('uploadArrivalSeconds'))
}
/** What a killed process left half received. */
async function sweep(folder: string, olderThanMs: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const since = await stat(path).then(
      (s) => Date.now() - s.mtimeMs,
      () => 0,
    )
    if (since > olderThanMs) await rm(path, { force: true })
  }
}

export const jobs: Record<string, JobHandler> = {
  'uploads.removeFiles': async ({ db, app }, { keys }: { keys: string[] }) => {
    const store = await storeOf(app.env)
    for (const key of keys) await store.remove(key)
    const names = keys.flatMap((key) => publicNameOf(key) ?? [])
    await addJobs(
      db,
      names.flatMap((name) => telling('upload.gone', { name })),
    )
  },
  'uploads.tidy': tidy,
}
export const schedules: Schedule[] = [{ cron: '23 * * * *', job: 'uploads.tidy' }]
