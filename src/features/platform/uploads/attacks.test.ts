// What attackers send, through HTTP: every one is refused in words, leaves no file, no half row and no temporary file,
// and the shop goes on.
import { request } from 'node:http'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  bombPng,
  model,
  mustSend,
  pdf,
  picture,
  put,
  sendFile,
  ticket,
  video,
  box,
} from '../../../../test/uploading.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

let world: World
let anna: Person
let png: Buffer
const dataDir = mkdtempSync(join(tmpdir(), 'miralo-attacks-'))

beforeAll(async () => {
  world = await openWorld({
    env: { DATA_DIR: dataDir },
    settings: {
      uploadImageMegabytes: 2,
      uploadsPerHour: 100,
      uploadsUntaken: 1000,
      uploadsUntakenMegabytes: 1000,
      uploadArrivalSeconds: 2,
    },
  })
  anna = await world.person('anna')
  png = await picture().png().toBuffer()
})
afterAll(async () => {
  await world.close()
  rmSync(dataDir, { recursive: true, force: true })
})
const files = (): number =>
  existsSync(join(dataDir, 'uploads'))
    ? readdirSync(join(dataDir, 'uploads'), { recursive: true, withFileTypes: true }).filter((e) => e.isFile()).length
    : 0

const script = '<script>alert(document.domain)</script>'
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)" width="10" height="10">' +
  '<script>alert(1)</script></svg>'
const truncated = async () => (await picture(700, 700).jpeg().toBuffer()).subarray(0, 60_000)

test.each<[string, Parameters<typeof sendFile>[2], string, () => Buffer | Promise<Buffer>, string]>([
  ['SVG named PNG', 'review', 'image/png', () => Buffer.from(svg), 'uploadTypeRefused'],
  ['HTML named PNG', 'review', 'image/png', () => Buffer.from(`<!doctype html>${script}`), 'uploadTypeRefused'],
  [
    'HTML behind the first bytes of a PNG',
    'review',
    'image/png',
    () => Buffer.concat([png.subarray(0, 8), Buffer.from(script)]),
    'uploadTypeRefused',
  ],
  [
    'GIF that is JavaScript',
    'review',
    'image/gif',
    () => Buffer.from(`GIF89a=1;${script}//`.padEnd(400, ' ')),
    'uploadDamaged',
  ],
  ['JPEG announced as PNG', 'review', 'image/png', () => picture().jpeg().toBuffer(), 'uploadTypeRefused'],
  ['PDF as an avatar', 'avatar', 'image/png', () => pdf(), 'uploadTypeRefused'],
  ['30,000 × 30,000 pixels', 'review', 'image/png', () => bombPng(30_000, 30_000), 'uploadTooManyPixels'],
  ['a cut JPEG', 'review', 'image/jpeg', truncated, 'uploadDamaged'],
  [
    'noise with the head of a WebP',
    'review',
    'image/webp',
    () => Buffer.concat([Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1'), Buffer.alloc(500, 9)]),
    'uploadDamaged',
  ],
  [
    'MP4 of thirty thousand boxes',
    'video',
    'video/mp4',
    () => video(...Array.from({ length: 30_000 }, () => box('trak'))),
    'uploadDamaged',
  ],
  ['PDF without an end', 'licence', 'application/pdf', () => pdf().subarray(0, 30), 'uploadUndrawable'],
  [
    'MP4 with a page behind its boxes',
    'video',
    'video/mp4',
    () => Buffer.concat([video(), Buffer.from(`<!doctype html>${script}`)]),
    'uploadDamaged',
  ],
  [
    'MP4 without a film',
    'video',
    'video/mp4',
    () => box('ftyp', 'isom', Buffer.from([0, 0, 2, 0]), 'isommp42'),
    'uploadDamaged',
  ],
  [
    'GLB that fetches from elsewhere',
    'model',
    'model/gltf-binary',
    () => model({ asset: { version: '2.0' }, images: [{ uri: 'https://tracker.example/x.png' }] }),
    'uploadUnsafe',
  ],
  [
    'GLB with something behind it',
    'model',
    'model/gltf-binary',
    () => Buffer.concat([model({ asset: { version: '2.0' } }), Buffer.from(script)]),
    'uploadDamaged',
  ],
])('%s is refused and leaves nothing', async (_what, purpose, type, make, reason) => {
  const before = files()
  const reply = await sendFile(world, anna, purpose, await make(), type)
  expect(reply.data, JSON.stringify(reply.raw)).toMatchObject({ reason })
  expect(reply.status).toBeLessThan(500)
  expect(reply.message).not.toMatch(/\{\{|^upload/)
  expect(files()).toBe(before)
  expect(
    (
      await world.pool.query(`select 1 from upload where status in ('asked', 'arriving') and user_id = $1`, [
        anna.userId,
      ])
    ).rowCount,
  ).toBe(0)
})

test('what is hidden in or behind a picture does not survive', async () => {
  const zip = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from(`PK\x03\x04${script}`, 'latin1')])
  const commented = await sharp(png)
    .withExif({ IFD0: { ImageDescription: script } })
    .jpeg()
    .toBuffer()
  for (const bytes of [zip, commented]) {
    expect(bytes.includes(script)).toBe(true)
    const { url } = await mustSend(world, anna, 'review', bytes, 'image/jpeg')
    expect(Buffer.from(await (await fetch(world.url + url!)).arrayBuffer()).includes('<script')).toBe(false)
  }
})
/** Sends with any headers and any number of bytes, as no client of ours would; the status, or how the line was cut. */
function raw(
  url: string,
  headers: Record<string, string | number>,
  pieces: Buffer[],
  end = true,
): Promise<number | string> {
  return new Promise((resolve) => {
    const r = request(
      world.url + url,
      { method: 'PUT', headers: { authorization: `Bearer ${anna.token}`, ...headers } },
      (reply) => {
        reply.resume()
        resolve(reply.statusCode ?? 0)
      },
    )
    r.on('error', (e: NodeJS.ErrnoException) => resolve(e.code ?? 'error'))
    for (const piece of pieces) r.write(piece)
    if (end) r.end()
    else setTimeout(() => r.destroy(), 300)
  })
}
test('more, fewer or other bytes than announced, cut off or without end', async () => {
  const before = files()
  const fresh = () => ticket(world, anna, 'review', png.length, 'image/png')
  const longer = await fresh()
  expect((await put(world, anna, longer, new Uint8Array(Buffer.concat([png, png])))).data.reason).toBe('uploadDamaged')
  // the wrong length was told before the ticket was spent
  expect((await put(world, anna, longer, new Uint8Array(png))).status).toBe(200)
  const chunked = { 'transfer-encoding': 'chunked' }
  const [a, b, c, d] = [await fresh(), await fresh(), await fresh(), await fresh()]
  expect(await raw(a.url, { ...a.headers, ...chunked }, Array(64).fill(png) as Buffer[])).toBe(422)
  expect(await raw(b.url, { ...b.headers, ...chunked }, [png.subarray(0, 100)])).toBe(422)
  expect(await raw(c.url, { ...c.headers, 'content-length': png.length }, [png.subarray(0, 100)], false)).toMatch(
    /ECONNRESET|error/,
  )
  const began = Date.now()
  const slow = request(world.url + d.url, {
    method: 'PUT',
    headers: { authorization: `Bearer ${anna.token}`, ...d.headers, 'content-length': png.length },
  })
  slow.write(png.subarray(0, 100))
  await new Promise<void>((done) => slow.on('error', () => done()).on('response', () => done()))
  expect(Date.now() - began).toBeLessThan(8000)
  await new Promise((wait) => setTimeout(wait, 300))
  expect(files()).toBe(before + 1)
  expect((await world.pool.query(`select 1 from upload where status = 'arriving'`)).rowCount).toBe(0)
  expect((await put(world, anna, a, new Uint8Array(png))).code).toBe(40403) // a failed one is spent too
})
test('other calls still take no large body', async () => {
  const reply = await fetch(`${world.url}/api/v2/token/upload`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${anna.token}` },
    body: JSON.stringify({ name: 'x'.repeat(300_000) }),
  })
  expect(reply.status).toBe(400)
  expect(
    (await fetch(`${world.url}/api/v2/token/upload`, { method: 'PUT', body: png.toString('base64') })).status,
  ).toBe(413)
})
