// Pictures: kept without what cameras add, shown in five widths, never enlarged, a missing one says so.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../test/world.ts'
import { keepNamed, keepPicture } from './pictures.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3f6f62' } })
const get = (name: string, headers: Record<string, string> = {}) => fetch(`${world.url}/img/${name}`, { headers })

test('a photograph is turned upright, loses its EXIF and gets a name of its contents', async () => {
  const photo = await plain(800, 600)
    .withExif({ IFD0: { Copyright: 'somebody', Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const kept = await keepPicture(world.app.context, photo)
  expect([kept.width, kept.height]).toEqual([600, 800])
  expect(await keepPicture(world.app.context, photo)).toEqual(kept)
  const shown = Buffer.from(await (await get(`${kept.file}-480.webp`)).arrayBuffer())
  const { width, height, exif, format } = await sharp(shown).metadata()
  expect([width, height, exif, format]).toEqual([480, 640, undefined, 'webp'])
})

test('widths are made once, kept, and never larger than the original', async () => {
  await keepNamed(world.app.context, 'cup-blue', await plain(500, 400).webp().toBuffer())
  const replies = await Promise.all(Array.from({ length: 12 }, () => get('cup-blue-1440.webp')))
  expect(replies.map((r) => r.status)).toEqual(Array.from({ length: 12 }, () => 200))
  expect((await sharp(Buffer.from(await replies[0]!.arrayBuffer())).metadata()).width).toBe(500)
  expect(
    readdirSync(join(world.app.context.env.dataDir, 'media', 'cache')).filter((n) => n.startsWith('cup-blue')),
  ).toEqual(['cup-blue-1440.webp'])
  const [type, cache, etag] = ['content-type', 'cache-control', 'etag'].map((h) => replies[0]!.headers.get(h))
  expect([type, cache]).toEqual(['image/webp', 'public, max-age=31536000, immutable'])
  expect((await get('cup-blue-1440.webp', { 'if-none-match': etag! })).status).toBe(304)
})

test('a replaced picture forgets its widths', async () => {
  await keepNamed(world.app.context, 'sign', await plain(300, 300).webp().toBuffer())
  await get('sign-240.webp')
  await keepNamed(world.app.context, 'sign', await plain(300, 150).webp().toBuffer())
  expect((await sharp(Buffer.from(await (await get('sign-240.webp')).arrayBuffer())).metadata()).height).toBe(120)
})

test('AVIF is never waited for: WebP comes first, not to be kept long, then AVIF', async () => {
  await keepNamed(world.app.context, 'vase', await plain(400, 400).webp().toBuffer())
  const first = await get('vase-240.avif')
  expect([first.status, first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'public, max-age=30',
  ])
  await expect
    .poll(async () => (await get('vase-240.avif')).headers.get('content-type'), { timeout: 20_000 })
    .toBe('image/avif')
  const made = await get('vase-240.avif')
  expect(made.headers.get('cache-control')).toContain('immutable')
  expect((await sharp(Buffer.from(await made.arrayBuffer())).metadata()).width).toBe(240)
})

test('a card for other sites is a JPEG of their shape', async () => {
  await keepNamed(world.app.context, 'lamp', await plain(900, 900).webp().toBuffer())
  const reply = await get('lamp-card.jpg')
  const { width, height, format } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata()
  expect([reply.headers.get('content-type'), width, height, format]).toEqual(['image/jpeg', 1200, 630, 'jpeg'])
})

test('a kept picture tells its preview, a few pixels of it', async () => {
  const { preview } = await keepPicture(world.app.context, await plain(600, 300).png().toBuffer())
  const { width, height, format } = await sharp(Buffer.from(preview, 'base64')).metadata()
  expect([width, height, format]).toEqual([8, 8, 'webp'])
  expect(preview.length).toBeLessThan(250)
})

test('names that are not pictures answer 404 with a picture', async () => {
  for (const name of [
    'nobody-480.webp',
    'cup-blue-481.webp',
    'cup-blue.webp',
    '..%2f..%2fetc%2fpasswd-240.webp',
    'CUP-240.webp',
    'cache%2Fcup-blue-240.webp',
    'a%00b-240.webp',
    'vase-240.png',
    'nobody-240.avif',
    'vase-card.webp',
  ]) {
    const reply = await get(name)
    expect([name, reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
      name,
      404,
      'image/webp',
      'no-store',
    ])
  }
})

test('what is no picture is not kept', async () => {
  for (const bytes of [Buffer.from('<svg onload="x()"/>'), Buffer.from('GIF89a'), Buffer.alloc(0)])
    await expect(keepPicture(world.app.context, bytes)).rejects.toThrow()
})
