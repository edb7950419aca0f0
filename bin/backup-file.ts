// The file of a backup: a tar in gzip, read and written as a stream. Its first entry says what it is, its last how many
// entries came between and the digest of them all, so that a file that is torn or changed is known before it is used.
import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, type FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream, ReadableWritablePair } from 'node:stream/web'
import { createGunzip, createGzip } from 'node:zlib'
import { createTarDecoder, createTarPacker, type ParsedTarEntry } from 'modern-tar'
import type { BackupPart } from '#kernel/data/base-backup.ts'
import { codeOf } from '#kernel/data/db.ts'
import { Failure } from './failure.ts'

export interface About {
  format: 1
  /** cluster: the files of the embedded PostgreSQL · dump: one's own database by pg_dump */
  kind: 'cluster' | 'dump'
  /** major version */
  postgres: number
  madeAt: string
  /** the newest of the database's migrations */
  migration: string
  /** tells the shop's key from others without telling it; null where it has none yet */
  keyMark: string | null
  /** whether the files that hold keys are in it */
  keys: boolean
}
interface Ending {
  entries: number
  bytes: number
  sha256: string
}
const firstName = 'miralo-backup.json'
const lastName = 'miralo-backup-end.json'
const chunkSize = 1_048_576

interface Taken {
  digest: Hash
  entries: number
  bytes: number
}
const headline = (name: string, size: number): string => `${name}\0${size}\0`
const begun = (): Taken => ({ digest: createHash('sha256'), entries: 0, bytes: 0 })
const ending = ({ digest, entries, bytes }: Taken): Ending => ({ entries, bytes, sha256: digest.digest('hex') })
type Packer = ReturnType<typeof createTarPacker>['controller']
type Sink = WritableStreamDefaultWriter<Uint8Array>

/**
 * Writes the parts into a new file that only its owner may read: under the name `draft` at first, on the same disk.
 * Files that are gone meanwhile are passed over. Answers what is in it, in bytes before compression. Throws what
 * writing or a part throws.
 */
export async function writeBackup(
  draft: string,
  path: string,
  about: About,
  parts: AsyncIterable<BackupPart>,
): Promise<Ending> {
  const { readable, controller } = createTarPacker()
  const file = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
  const written = pipeline(Readable.fromWeb(readable as NodeStream), createGzip({ level: 3 }), file)
  written.catch(() => undefined) // told below
  const end = await pack(controller, about, parts).catch((e: unknown) => {
    controller.error(e)
    return written.then(() => Promise.reject(e)) // a full disk is told by its own words
  })
  await written
  await rename(draft, path)
  return end
}
async function pack(controller: Packer, about: About, parts: AsyncIterable<BackupPart>): Promise<Ending> {
  const taken = begun()
  await add(controller, taken, { name: firstName, from: Buffer.from(JSON.stringify(about)) })
  for await (const part of parts) await add(controller, taken, part)
  const end = ending(taken)
  await add(controller, begun(), { name: lastName, from: Buffer.from(JSON.stringify(end)) })
  controller.finalize()
  return end
}

async function add(controller: Packer, taken: Taken, { name, from, needed }: BackupPart): Promise<void> {
  const file = typeof from === 'string' ? await opened(from, needed) : undefined
  if (typeof from === 'string' && !file) return
  try {
    const size = file ? (await file.stat()).size : ((from as Buffer | undefined)?.length ?? 0)
    const type = from === undefined ? 'directory' : 'file'
    const sink = controller.add({ name, size, type, mode: type === 'file' ? 0o600 : 0o700 }).getWriter()
    taken.digest.update(headline(name, size))
    if (file) await copy(file, size, sink, taken.digest)
    else if (size > 0) await put(sink, from as Buffer, taken.digest)
    await sink.close()
    taken.entries++
    taken.bytes += size
  } finally {
    await file?.close()
  }
}
const opened = (path: string, needed = false): Promise<FileHandle | undefined> =>
  open(path).catch((e: unknown) => {
    if (codeOf(e) === 'ENOENT' && !needed) return undefined
    throw e
  })
async function put(sink: Sink, bytes: Buffer, digest: Hash): Promise<void> {
  digest.update(bytes)
  await sink.write(bytes)
}
/** As many bytes as were promised: what is cut off meanwhile, the database's log makes anew. */
async function copy(file: FileHandle, size: number, sink: Sink, digest: Hash): Promise<void> {
  for (let at = 0; at < size;) {
    const chunk = Buffer.alloc(Math.min(chunkSize, size - at))
    const { bytesRead } = await file.read(chunk, 0, chunk.length, at)
    const whole = bytesRead === 0 ? chunk : chunk.subarray(0, bytesRead)
    await put(sink, whole, digest)
    at += whole.length
  }
}

/** Folders, and files with what is in them. */
export interface Unpacked {
  name: string
  body: AsyncIterable<Uint8Array> | undefined
}
/**
 * Reads a file from its beginning to its end: `start` may refuse what it is, `keep` takes each part. Only when it
 * answers, the file was whole; throws Failure when it is not, and what the callers throw.
 */
export async function readBackup(
  path: string,
  start: (about: About) => unknown,
  keep: (part: Unpacked) => Promise<void>,
): Promise<About> {
  const source = createGunzip()
  pipeline(createReadStream(path), source).catch(() => undefined) // told by the entries
  // the standard's types and Node's differ in views of shared memory alone
  const decoder = createTarDecoder({ strict: true }) as ReadableWritablePair<ParsedTarEntry, Uint8Array>
  const entries = Readable.toWeb(source).pipeThrough(decoder)
  const reader = entries.getReader()
  const next = async (): Promise<ParsedTarEntry | undefined> =>
    (await reader.read().catch((e: unknown) => broken(path, e))).value
  const taken = begun()
  try {
    const about = await firstOf(path, await next(), taken)
    await start(about)
    for (let entry = await next(); ; entry = await next()) {
      if (!entry) return broken(path, 'it ends too early')
      if (entry.header.name === lastName) {
        const told = await textOf(path, entry, undefined)
        if (told !== JSON.stringify(ending(taken)) || (await next())) broken(path, 'it is not what was written')
        return about
      }
      await keepOne(path, entry, taken, keep)
    }
  } finally {
    await reader.cancel().catch(() => undefined)
    source.destroy()
  }
}
function broken(path: string, why: unknown): never {
  if (codeOf(why) === 'ENOENT' || codeOf(why) === 'EACCES') throw new Failure(`${path} cannot be read`)
  const said = (why instanceof Error ? why.message : String(why)) || 'it ends too early'
  throw new Failure(`${path} is damaged or not whole (${said}): nothing was changed`)
}

async function firstOf(path: string, entry: ParsedTarEntry | undefined, taken: Taken): Promise<About> {
  if (entry?.header.name !== firstName || entry.header.size > 10_000)
    throw new Failure(`${path} is no backup of a shop`)
  const about = JSON.parse(await textOf(path, entry, taken)) as About
  if (about.format !== 1) throw new Failure(`${path} was made by a newer version: restore it with that version`)
  return about
}
async function textOf(path: string, entry: ParsedTarEntry, taken: Taken | undefined): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bodyOf(path, entry, taken)) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
async function keepOne(
  path: string,
  entry: ParsedTarEntry,
  taken: Taken,
  keep: (part: Unpacked) => Promise<void>,
): Promise<void> {
  const { name, type } = entry.header
  if (!staysInside(name) || !(type === 'directory' || type === 'file')) broken(path, `an entry "${name}"`)
  const body = bodyOf(path, entry, taken)
  await keep({ name, body: type === 'file' ? body : undefined })
  // of a folder, or left unread
  for await (const _ of body);
}
const staysInside = (name: string): boolean =>
  !/[\\\0:]|\/\//.test(name) && !name.startsWith('/') && name.split('/').every((step) => step !== '..' && step !== '.')

async function* bodyOf(path: string, entry: ParsedTarEntry, taken: Taken | undefined): AsyncGenerator<Uint8Array> {
  const { name, size } = entry.header
  taken?.digest.update(headline(name, size))
  const reader = entry.body.getReader()
  for (;;) {
    const { value } = await reader.read().catch((e: unknown) => broken(path, e))
    if (!value) break
    taken?.digest.update(value)
    yield value
  }
  if (!taken) return
  taken.entries++
  taken.bytes += size
}
