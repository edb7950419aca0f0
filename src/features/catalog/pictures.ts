// Pictures of the shop: kept re-encoded without what cameras add, shown in five widths that are made when first asked for.
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { openPictureStore, type PictureStore } from './picture-store.ts'

export const widths = [240, 480, 720, 960, 1440] as const
export type Width = (typeof widths)[number]
/** `{file}-{width}.webp` */
export const picturePattern = new RegExp(`^([a-z0-9-]{1,80})-(${widths.join('|')})\\.webp$`)

/** Larger ones are refused before they are unpacked. */
const pixelCap = 40_000_000
const longestSide = 2400
const atOnce = 2

sharp.cache(false)
sharp.concurrency(1)

const stores = new Map<string, PictureStore>()
const storeOf = (dataDir: string): PictureStore => {
  const known = stores.get(dataDir) ?? openPictureStore(dataDir)
  stores.set(dataDir, known)
  return known
}
type Home = { env: { dataDir: string } }

let running = 0
const waiting: (() => void)[] = []
/** At most two pictures are worked on at once: the shop's calls come first. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((go) => waiting.push(go))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

export interface KeptPicture {
  file: string
  width: number
  height: number
}
/** Keeps a picture under the hash of its bytes, turned upright, at most 2400 px long, as WebP. Throws when the bytes are no picture or have too many pixels. */
export async function keepPicture(shop: Home, bytes: Uint8Array): Promise<KeptPicture> {
  const file = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
  const store = storeOf(shop.env.dataDir)
  const known = await store.read(file)
  if (known) return { file, ...(await sizeOf(known)) }
  const upright = sharp(bytes, { limitInputPixels: pixelCap, failOn: 'error' }).autoOrient()
  const made = await inTurn(() =>
    upright.resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true }).webp({ quality: 86 }).toBuffer({ resolveWithObject: true }),
  )
  await store.write(file, made.data)
  return { file, width: made.info.width, height: made.info.height }
}

/** Keeps a WebP that we made ourselves under a name of its own; nothing is written when it is there already. */
export async function keepNamed(shop: Home, file: string, bytes: Uint8Array): Promise<KeptPicture> {
  const store = storeOf(shop.env.dataDir)
  if ((await store.size(file)) !== bytes.byteLength) await store.write(file, bytes)
  return { file, ...(await sizeOf(bytes)) }
}
async function sizeOf(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(bytes).metadata()
  return { width, height }
}

const making = new Map<string, Promise<Buffer | undefined>>()
/** One width of a picture, made and kept when it is asked for the first time; never larger than the original. Undefined when there is no such picture. */
export async function pictureAt(shop: Home, file: string, width: Width): Promise<Buffer | undefined> {
  const store = storeOf(shop.env.dataDir)
  const kept = await store.read(file, width)
  if (kept) return kept
  const name = `${shop.env.dataDir} ${file} ${width}`
  const begun = making.get(name) ?? make(store, file, width).finally(() => making.delete(name))
  making.set(name, begun)
  return begun
}
async function make(store: PictureStore, file: string, width: Width): Promise<Buffer | undefined> {
  const original = await store.read(file)
  if (!original) return undefined
  const made = await inTurn(() => sharp(original, { limitInputPixels: pixelCap }).resize({ width, withoutEnlargement: true }).webp({ quality: 82 }).toBuffer())
  await store.write(file, made, width)
  return made
}

/** What stands where a picture is missing: the shop's own placeholder, else plain paper. */
export async function placeholderAt(shop: Home, width: Width): Promise<Buffer> {
  return (
    (await pictureAt(shop, 'placeholder', width)) ??
    sharp({ create: { width, height: width, channels: 3, background: '#f3eee7' } })
      .webp()
      .toBuffer()
  )
}
