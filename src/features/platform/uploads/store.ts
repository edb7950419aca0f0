// Where sent files lie: the data folder, or an S3-compatible bucket. Only this server speaks to the bucket,
// so that every file goes through the checks and every private one through the owner check.
import type { S3Client } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { ruleOf, type Purpose } from './limits.ts'
import type { Env } from '#kernel/data/env.ts'

/** A part of a file, both ends included. */
export interface Span {
  start: number
  end: number
}
interface FileStore {
  /** Stores bytes, or a file that lies at a path. */
  keep: (key: string, from: Uint8Array | { path: string; size: number }, type: string) => Promise<void>
  /** Bytes of a stored file; undefined when there is none. */
  sizeOf: (key: string) => Promise<number | undefined>
  read: (key: string, span: Span) => Promise<Readable>
  /** What is not there counts as removed. */
  remove: (key: string) => Promise<void>
}

export const publicKey = (file: string): string => `public/${file}`
/** The name of the public file that lies there. */
export const publicNameOf = (key: string): string | undefined => /^public\/(.+)$/.exec(key)?.[1]
export const keyOf = (purpose: Purpose, file: string): string =>
  ruleOf(purpose).seenBy === 'everybody' ? publicKey(file) : `private/${file}`

/** Private files are sealed, each for its row: a copy of the folder or bucket shows nobody's papers. */
export const sealedFor = 'uploads.file'

/** Where bytes wait until they are checked; never in the bucket. */
export const arrivals = (env: Pick<Env, 'dataDir'>): string => join(env.dataDir, 'uploads', 'arriving')

const stores = new WeakMap<Env, Promise<FileStore>>()
/** The store of a process, opened when first needed. */
export function storeOf(env: Env): Promise<FileStore> {
  const store =
    stores.get(env) ?? (env.s3 ? openBucket(env.s3) : Promise.resolve(openFolder(join(env.dataDir, 'uploads'))))
  stores.set(env, store)
  return store
}

type ReadPart = (key: string, span: Span) => Promise<Readable>
function over(disk: Disk, read: ReadPart): FileStore {
  return {
    keep: (key, from, contentType) =>
      from instanceof Uint8Array
        ? disk.put(key, from, { contentType })
        : disk.putStream(key, createReadStream(from.path), { contentType, contentLength: from.size }),
    sizeOf: (key) =>
      disk.getMetaData(key).then(
        (m) => m.contentLength,
        (e: unknown) => {
          if (isMissing(e)) return undefined
          throw e
        },
      ),
    read,
    remove: (key) => disk.delete(key),
  }
}
/** flydrive wraps what went wrong; the cause tells whether the file is not there or the store is away. */
function isMissing(e: unknown): boolean {
  const cause = e instanceof Error ? e.cause : undefined
  if (!(cause instanceof Error)) return false
  return ('code' in cause && cause.code === 'ENOENT') || cause.name === 'NotFound' || cause.name === 'NoSuchKey'
}

function openFolder(location: string): FileStore {
  return over(new Disk(new FSDriver({ location, visibility: 'private' })), (key, span) =>
    Promise.resolve(createReadStream(join(location, key), span)),
  )
}

/** Its driver is large: shops that keep files on disk never load it. */
async function openBucket({
  bucket,
  region,
  endpoint,
  accessKey,
  secretKey,
  forcePathStyle,
}: NonNullable<Env['s3']>): Promise<FileStore> {
  const [{ S3Driver }, { GetObjectCommand, S3Client }] = await Promise.all([
    import('flydrive/drivers/s3'),
    import('@aws-sdk/client-s3'),
  ])
  const client: S3Client = new S3Client({
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    forcePathStyle,
    ...(endpoint ? { endpoint } : {}),
    // trailers with checksums are an invention of AWS that many other servers do not take
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3000, socketTimeout: 20_000 },
    maxAttempts: 2,
  })
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))
  return over(disk, async (key, { start, end }) => {
    const { Body } = await client.send(
      new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=${start}-${end}` }),
    )
    return Body as Readable
  })
}
