// Why a start cannot go on, in one line that says what to do, for what goes wrong outside of the shop: address, port,
// folder, disk, database. What is not known here is a fault of ours and is shown with all its lines.
import { statfsSync } from 'node:fs'
import { DatabaseUnfit } from './database-check.ts'
import { EnvError } from './env-reading.ts'
import type { Env } from './env.ts'
import { FolderInUse } from './folder-lock.ts'

/** Of Node's system errors and of PostgreSQL's. */
interface Fault {
  message: string
  code?: unknown
  syscall?: unknown
  path?: unknown
  hostname?: unknown
  /** what a program that we called said */
  stderr?: unknown
}
const isFault = (e: unknown): e is Fault => e instanceof Error
type Where = Pick<Env, 'host' | 'port' | 'dataDir'>

const diskFull = (where: string): string => `the disk is full: make room for ${where} and start again`
/** Classes of SQLSTATE and codes of the network: the database is not there, or does not let us in. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '28P01',
  '28000',
  '3D000',
  '53300',
  '57P03',
])
const ofDatabase = ({ code, message }: Fault): string | undefined => {
  if (typeof code !== 'string') return undefined
  if (code === '53100') return diskFull('the database')
  if (unreachable.has(code)) return `the database does not answer: ${message}`
  if (code === '42501') return `the user of the database has not the right to do this: ${message}`
  if (code === '0A000' || code === '58P01') return `the database lacks an extension: ${message}`
  return code === '0LP01' || code === '22023' ? `the database has no such role: ${message}` : undefined
}
const ofAddress = ({ code, syscall, hostname }: Fault, { host, port }: Where): string | undefined => {
  if (hostname === host && (code === 'ENOTFOUND' || code === 'EAI_AGAIN')) return `HOST=${host} is no known address`
  if (syscall !== 'listen') return undefined
  if (code === 'EADDRINUSE') return `the port ${port} is in use: choose another with PORT`
  if (code === 'EADDRNOTAVAIL') return `HOST=${host} is no address of this machine`
  return code === 'EACCES' ? `the port ${port} is kept from this user: choose one from 1024 on with PORT` : undefined
}
const ofFolder = ({ code, path }: Fault, { dataDir }: Where): string | undefined => {
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(dataDir)
  if (typeof path !== 'string' || !`${path}/`.startsWith(`${dataDir}/`)) return undefined
  if (code === 'EEXIST' || code === 'ENOTDIR') return `DATA_DIR=${dataDir} is a file or lies in one: name a folder`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `DATA_DIR=${dataDir} cannot be written by this user: give it the folder, or name another`
  return code === 'ENOENT' ? `DATA_DIR=${dataDir} cannot be made: name another folder` : undefined
}

/** An embedded PostgreSQL that finds no room for the next piece of its log (16 MB) just ends. */
const leastRoom = 24 * 1024 * 1024
function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < leastRoom
  } catch {
    return false
  }
}
/** The line, without a name before it; undefined where it is none of these. */
export function startFault(e: unknown, where: Where): string | undefined {
  if (e instanceof EnvError || e instanceof FolderInUse || e instanceof DatabaseUnfit) return e.message
  if (!isFault(e)) return undefined
  if (typeof e.stderr === 'string' && /No space left on device|Disk quota exceeded/.test(e.stderr))
    return diskFull(where.dataDir)
  const known = ofAddress(e, where) ?? ofFolder(e, where) ?? ofDatabase(e)
  return known ?? (isFull(where.dataDir) ? diskFull(where.dataDir) : undefined)
}
