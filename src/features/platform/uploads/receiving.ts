// The bytes of an upload on their way in: into a file of their own, never beyond what was announced, never for longer
// than allowed; then checked, stored, noted. Whatever goes wrong spends the ticket and leaves nothing behind.
import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { checkFile, endingOf, type Checked } from './checking.ts'
import { ruleOf, publicUrl } from './limits.ts'
import { markFailed, markKept, type Arrival } from './queries.ts'
import { arrivals, keyOf, sealedFor, storeOf } from './store.ts'
import type { Db } from '#kernel/data/db.ts'
import { outageOf } from '#kernel/call/outage.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { sealBytes } from '#kernel/security/sealed.ts'
import type { AppContext } from '#kernel/call/app-context.ts'

export interface Received {
  uploadId: string
  /** null: private, there is no address for everybody */
  url: string | null
  width: number | null
  height: number | null
  size: number
}
/** A name nobody can guess. */
export const nameFor = (announcedType: string): string =>
  `${randomBytes(20).toString('hex')}.${endingOf(announcedType)}`

/**
 * Receives, checks (`inTurn`: it is what costs), stores. Refuses uploadDamaged (not as long as announced, cut off,
 * unreadable), uploadTypeRefused, uploadTooManyPixels, uploadTooManyPages, uploadUndrawable, uploadUnsafe, networkBusy
 * (the store is away), crowded, uploadNotFound (the account went meanwhile).
 */
export async function receive(
  db: Db,
  app: AppContext,
  arrival: Arrival,
  file: string,
  body: Readable,
  inTurn: <T>(work: () => Promise<T>) => Promise<T>,
): Promise<Received> {
  const folder = arrivals(app.env)
  const path = join(folder, arrival.id)
  try {
    await mkdir(folder, { recursive: true })
    await writeWhole(body, path, arrival.size, app.settings.get('uploadArrivalSeconds') * 1000)
    const checked = await inTurn(() => checkFile(app.settings, arrival.purpose, arrival.type, path, arrival.size))
    return await keep(db, app, arrival, file, path, checked)
  } catch (e) {
    await markFailed(db, arrival.id)
    throw e
  } finally {
    await rm(path, { force: true })
  }
}

/**
 * Refuses uploadDamaged unless exactly `size` bytes come within the time. The stream itself is left open:
 * the refusal must still reach the sender.
 */
async function writeWhole(body: Readable, path: string, size: number, ms: number): Promise<void> {
  const file = await open(path, 'wx')
  const late = setTimeout(() => body.destroy(new Error('late')), ms)
  try {
    let arrived = 0
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      arrived += chunk.length
      if (arrived > size) throw new Refusal('uploadDamaged')
      await file.write(chunk)
    }
    if (arrived !== size) throw new Refusal('uploadDamaged')
  } catch (e) {
    // the line was cut, or the time is over
    throw body.destroyed ? new Refusal('uploadDamaged') : e
  } finally {
    clearTimeout(late)
    await file.close()
  }
}

async function keep(
  db: Db,
  app: AppContext,
  { id, purpose }: Arrival,
  file: string,
  path: string,
  checked: Checked,
): Promise<Received> {
  const key = keyOf(purpose, file)
  const store = await storeOf(app.env)
  const { type, size, width, height } = checked
  try {
    const forAll = ruleOf(purpose).seenBy === 'everybody'
    if (forAll) await store.keep(key, checked.bytes ?? { path, size }, type)
    else
      await store.keep(
        key,
        sealBytes(app, sealedFor, id, checked.bytes ?? (await readFile(path))),
        'application/octet-stream',
      )
  } catch (e) {
    if (outageOf(e)) throw e // a full disk of ours is told as such
    app.log.error(
      { error: String(e), cause: e instanceof Error ? String(e.cause) : undefined },
      'a sent file could not be stored',
    )
    throw new Refusal('networkBusy')
  }
  if (!(await markKept(db, id, { type, size, width, height }))) {
    await store.remove(key)
    throw new Refusal('uploadNotFound')
  }
  return { uploadId: id, url: ruleOf(purpose).seenBy === 'everybody' ? publicUrl(file) : null, width, height, size }
}
