// One process per data folder: a second start says so at once, and a lock left by a killed one is taken over.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export class FolderInUse extends Error {}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    const told = `/proc/${pid}/cmdline` // where there is no /proc, a living process of that number counts as ours
    // .ts: an earlier version of the shop
    return !existsSync(told) || /server\.(?:mjs|ts)/.test(readFileSync(told, 'utf8'))
  } catch (e) {
    return e instanceof Error && 'code' in e && e.code === 'EPERM'
  }
}

const lockOf = (dir: string): string => join(dir, 'server.pid')
/** The process of the shop that runs on a folder, if one does. */
export function holderOf(dir: string): number | undefined {
  const holder = existsSync(lockOf(dir)) ? Number(readFileSync(lockOf(dir), 'utf8').trim()) : 0
  return holder && holder !== process.pid && alive(holder) ? holder : undefined
}

/** Writes the pid file of the folder, or throws FolderInUse naming the process that holds it. Returns the release. */
export function lockFolder(dir: string): () => void {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  const file = lockOf(dir)
  const holder = holderOf(dir)
  if (holder !== undefined)
    throw new FolderInUse(`${dir} is in use by process ${holder}: stop it, or give this one its own DATA_DIR and PORT`)
  writeFileSync(file, `${process.pid}\n`)
  return () => {
    if (existsSync(file) && readFileSync(file, 'utf8').trim() === String(process.pid)) rmSync(file)
  }
}
