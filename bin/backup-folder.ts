// What of a data folder goes into a backup beside the database: pictures, sent files, keys. What a start makes anew
// stays out.
import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupPart } from '#kernel/data/base-backup.ts'
import { codeOf } from '#kernel/data/db.ts'
import type { Env } from '#kernel/data/env.ts'
import { keysFor } from '#kernel/security/secret.ts'
import { Failure } from './failure.ts'

/** The database has its own way in; the rest belongs to one run of a shop, or is made of other files. */
const left = new Set(['postgres', 'run', 'server.pid', 'media/cache', 'uploads/arriving'])
export const keyFiles = ['secret.key', 'database.key']

export interface Wish {
  dataDir: string
  /** false leaves out the files that hold keys */
  keys: boolean
  /** ms: only what was made or moved there since */
  since?: number
}
/** Files and folders by their path in the folder. `media` and `uploads` may be links to somewhere else. */
export async function* folderParts(wish: Wish, folder = ''): AsyncGenerator<BackupPart> {
  for (const entry of await readdir(join(wish.dataDir, folder), { withFileTypes: true })) {
    const name = folder + entry.name
    if (left.has(name) || (!wish.keys && keyFiles.includes(name))) continue
    const path = join(wish.dataDir, name)
    if (entry.isSymbolicLink() && folder !== '')
      throw new Failure(`${path} is a link: only those at the top of the data folder are followed`)
    const found = await stat(path).catch(orGone)
    if (found?.isDirectory()) {
      if (wish.since === undefined) yield { name: `${name}/` }
      yield* folderParts(wish, `${name}/`)
    } else if (found?.isFile() && found.ctimeMs >= (wish.since ?? 0)) yield { name, from: path }
  }
}
function orGone(e: unknown): undefined {
  if (codeOf(e) === 'ENOENT') return undefined
  throw e
}

/** Marks of the keys that a shop opens what is sealed with, the present one first; none where it has no key yet. */
export function keyMarks(env: Env): string[] {
  if (!env.secretKey && !existsSync(join(env.dataDir, 'secret.key'))) return []
  const quiet = () => undefined
  const log = { info: quiet, warn: quiet, error: quiet }
  return keysFor({ env, log }, 'backup.mark').map((key) => key.toString('hex').slice(0, 12))
}
