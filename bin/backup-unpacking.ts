// The parts of a backup as files in a new folder, closed to others; the database's for the user that it runs as.
import { createWriteStream } from 'node:fs'
import { chown, mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { postgresUser, type Person } from '#kernel/data/postgres-user.ts'
import type { Unpacked } from './backup-file.ts'

/** Takes part after part into the folder; a file that comes twice is the later one. Throws what writing throws. */
export function openUnpacking(folder: string): (part: Unpacked) => Promise<void> {
  const who = postgresUser(join(folder, 'postgres'))
  return async ({ name, body }) => {
    const path = join(folder, name)
    const forDatabase = name.startsWith('postgres/')
    if (body) {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await pipeline(body, createWriteStream(path, { mode: 0o600 }))
    } else await mkdir(path, { recursive: true, mode: 0o700 })
    if (forDatabase) await give(path, who)
  }
}
const give = (path: string, who: Person | undefined): Promise<void> =>
  who ? chown(path, who.uid, who.gid) : Promise.resolve()

/** Waits until the disk holds what was unpacked; PostgreSQL sees to its own when it starts on what was no clean end. */
export async function reachDisk(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && entry.name !== 'postgres') await reachDisk(path)
    if (!entry.isFile()) continue
    const file = await open(path, 'r+')
    await file.sync().finally(() => file.close())
  }
}
