// Pictures of the shop: kept re-encoded without what cameras add, shown in five widths that are made when first asked
// for. Nobody waits for AVIF: it is made behind the first visitor's back.
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { openPictureStore, type PictureStore } from './picture-store.ts'
import { dropUploads, readPrivate, readPublic, takeUploads, type Purpose } from '#features/platform/uploads/uploads.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { inTurn } from '#kernel/jobs/in-turn.ts'
import { sharp } from '#kernel/sharp.ts'

const widths = [240, 480, 720, 960, 1440] as const
const card = { width: 1200, height: 630 }
/** `{file}-{width}.webp`, `{file}-{width}.avif` or `{file}-card.jpg` (for other sites' previews) */
const namePattern = new RegExp(`^([a-z0-9-]{1,80})-((?:${widths.join('|')})\\.(?:webp|avif)|card\\.jpg)$`)

/** Larger ones are refused before they are unpacked. */
const pixelCap = 40_000_000
const longestSide = 2400

const stores = new Map<string, PictureStore>()
const storeOf = (dataDir: string): PictureStore => {
  const known = stores.get(dataDir) ?? openPictureStore(dataDir)
  stores.set(dataDir, known)
  return known
}
type Home = { env: { dataDir: string } }

export interface KeptPicture {
  file: string
  width: number
  height: number
  /** base64 of an 8 × 8 WebP, some 100 letters */
  preview: string
}
/**
 * Keeps a picture under the hash of its bytes, turned upright, at most 2400 px long, as WebP.
 * Throws when the bytes are no picture or have too many pixels.
 */
export async function keepPicture(shop: Home, bytes: Uint8Array): Promise<KeptPicture> {
  const file = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
  const store = storeOf(shop.env.dataDir)
  const known = await store.read(file)
  if (known) return { file, ...(await factsOf(known)) }
  const upright = sharp(bytes, { limitInputPixels: pixelCap, failOn: 'error' }).autoOrient()
  const made = await inTurn(() =>
    upright
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 86 })
      .toBuffer(),
  )
  await store.write(file, made)
  return { file, ...(await factsOf(made)) }
}

interface Bringing {
  db: Db
  app: AppContext
  transaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  user: { userId: number }
}
/**
 * Keeps a picture that somebody sent for a thing of the shop's: it stays when they leave. `note` writes down whose it
 * is, in the transaction that takes it; it is drawn before, so that no transaction waits for that. Refuses
 * uploadNotFound: it is not there, another's, for another purpose, or was brought already.
 */
export async function bringPicture(
  { db, app, transaction, user: { userId } }: Bringing,
  { uploadId, purpose }: { uploadId: string; purpose: Purpose },
  note: (db: Db, picture: KeptPicture) => Promise<unknown>,
): Promise<KeptPicture> {
  const sent = await readPrivate(db, app, userId, uploadId, purpose)
  if (!sent) throw new Refusal('uploadNotFound')
  const kept = await keepPicture(app, sent.bytes)
  await transaction(async (trx) => {
    await takeUploads(trx, userId, purpose, [uploadId])
    await note(trx, kept)
    await dropUploads(trx, [uploadId])
  })
  return kept
}

/**
 * Keeps a WebP that we made ourselves under a name of its own; nothing is written when it is there already.
 * `facts`, where they are known, save unpacking it.
 */
export async function keepNamed(
  shop: Home,
  file: string,
  bytes: Uint8Array,
  facts?: Omit<KeptPicture, 'file'>,
): Promise<KeptPicture> {
  const store = storeOf(shop.env.dataDir)
  if ((await store.size(file)) !== bytes.byteLength) await store.write(file, bytes)
  return { file, ...(facts ?? (await factsOf(bytes))) }
}
/** Size and preview of a picture that we made. */
export async function factsOf(bytes: Uint8Array): Promise<Omit<KeptPicture, 'file'>> {
  const { width, height } = await sharp(bytes).metadata()
  const small = await inTurn(() => sharp(bytes).resize(8, 8, { fit: 'fill' }).webp({ quality: 30 }).toBuffer())
  return { width, height, preview: small.toString('base64') }
}

export interface ShownPicture {
  bytes: Buffer
  type: 'image/webp' | 'image/avif' | 'image/jpeg'
  /** false: something better comes soon, not to be kept long */
  final: boolean
}
/** A picture that somebody sent, and everybody may see: it lies among the uploads. */
const sent = /^[0-9a-f]{40}$/
const originalOf = async (app: AppContext, file: string): Promise<Buffer | undefined> =>
  (await storeOf(app.env.dataDir).read(file)) ?? (sent.test(file) ? await readPublic(app, `${file}.webp`) : undefined)
/** Forgets the widths of a picture that was sent and is gone. */
export async function forgetSent(shop: Home, name: string): Promise<void> {
  const file = name.replace(/\.webp$/, '')
  if (sent.test(file)) await storeOf(shop.env.dataDir).forget(file)
}

/**
 * The picture of a file name under /img, made and kept when asked for the first time, never larger than the original.
 * Undefined when there is none, or no such name.
 */
export async function pictureNamed(shop: AppContext, name: string): Promise<ShownPicture | undefined> {
  const [, file, made] = namePattern.exec(name) ?? []
  if (!file || !made) return undefined
  if (made === 'card.jpg') return shown(await madeOnce(shop, file, made), 'image/jpeg')
  if (made.endsWith('.webp')) return shown(await madeOnce(shop, file, made), 'image/webp')
  const kept = await storeOf(shop.env.dataDir).read(file, made)
  if (kept) return shown(kept, 'image/avif')
  const instead = await madeOnce(shop, file, made.replace('.avif', '.webp'))
  if (instead) makeLater(shop, file, made)
  return shown(instead, 'image/webp', false)
}
const shown = (bytes: Buffer | undefined, type: ShownPicture['type'], final = true): ShownPicture | undefined =>
  bytes && { bytes, type, final }

const making = new Map<string, Promise<Buffer | undefined>>()
async function madeOnce(shop: AppContext, file: string, made: string): Promise<Buffer | undefined> {
  const store = storeOf(shop.env.dataDir)
  const kept = await store.read(file, made)
  if (kept) return kept
  const name = `${shop.env.dataDir} ${file} ${made}`
  const begun = making.get(name) ?? make(shop, store, file, made).finally(() => making.delete(name))
  making.set(name, begun)
  return begun
}
async function make(shop: AppContext, store: PictureStore, file: string, made: string): Promise<Buffer | undefined> {
  const original = await originalOf(shop, file)
  if (!original) return undefined
  const bytes = await inTurn(() => drawn(original, made))
  await store.write(file, bytes, made)
  return bytes
}
function drawn(original: Buffer, made: string): Promise<Buffer> {
  const picture = sharp(original, { limitInputPixels: pixelCap })
  if (made === 'card.jpg')
    return picture
      .resize({ ...card, fit: 'cover' })
      .flatten({ background: '#fbf8f4' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer()
  const sized = picture.resize({ width: Number.parseInt(made, 10), withoutEnlargement: true })
  return (made.endsWith('.avif') ? sized.avif({ quality: 50, effort: 2 }) : sized.webp({ quality: 82 })).toBuffer()
}

const later = new Map<string, () => Promise<unknown>>()
let busy = false
/** One after the other, with as long a rest after each as it took: visitors' requests come first. */
function makeLater(shop: AppContext, file: string, made: string): void {
  later.set(`${shop.env.dataDir} ${file} ${made}`, () => madeOnce(shop, file, made))
  if (!busy) void workOff()
}
async function workOff(): Promise<void> {
  busy = true
  for (const [name, work] of later) {
    later.delete(name)
    const begun = performance.now()
    await work().catch(() => undefined) // asked for again with the next visitor
    await pause(performance.now() - begun, undefined, { ref: false })
  }
  busy = false
}

/** What stands where a picture is missing: the shop's own placeholder, else plain paper. */
export async function placeholder(shop: AppContext): Promise<Buffer> {
  const own = await madeOnce(shop, 'placeholder', '480.webp')
  return (
    own ??
    sharp({ create: { width: 480, height: 480, channels: 3, background: '#f3eee7' } })
      .webp()
      .toBuffer()
  )
}
