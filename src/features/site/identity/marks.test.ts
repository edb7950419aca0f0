// The shop's mark as a picture, through the front door: cut, shown in its place, another one at another address, taken
// away; nothing that runs scripts, nobody else's upload, and by staff who may alone.
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { knowPlatform, platformMarks } from '#kernel/text/platform-name.ts'
import { staffer } from '../../../../test/claims.ts'
import type { Clerk } from '../../../../test/shipping.ts'
import { mustSend, ticket } from '../../../../test/uploading.ts'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
let admin: Clerk
beforeAll(async () => {
  world = await openWorld()
  admin = await staffer(world, 'admin')
})
afterAll(async () => {
  await world.close()
  // modules are shared with other test files: none may find this shop's mark
  knowPlatform(null)
})

/** A red bar on a clear ground that is larger. */
const bar = { create: { width: 400, height: 60, channels: 4 as const, background: '#c4122f' } }
const ground = { width: 800, height: 400, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } }
const drawing = () =>
  sharp({ create: ground })
    .composite([{ input: bar }])
    .png()
    .toBuffer()
const sent = async (by: Clerk = admin) => (await mustSend(world, by, 'shop', await drawing(), 'image/png')).uploadId
const save = (kind: 'light' | 'dark' | 'icon', uploadId: string | null, by: Clerk = admin) =>
  world.ask('/api/v2/admin/identity/mark', { kind, uploadId }, by)
const marks = async () => (await world.must('/api/v2/admin/identity/detail', {}, admin)).marks
const read = (src: string) => fetch(world.url + src)

test('is cut to what is drawn, served for good, and known to all processes', async () => {
  expect((await save('light', await sent())).status).toBe(200)
  const [mark] = await marks()
  expect(mark).toMatchObject({ kind: 'light', width: 400, height: 60 })
  const reply = await read(mark!.src)
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(reply.headers.get('cache-control')).toContain('immutable')
  await expect.poll(() => platformMarks().light?.src).toBe(mark!.src)
  const icon = await read(platformMarks().icon!)
  expect(icon.headers.get('content-type')).toBe('image/png')
  expect(await sharp(Buffer.from(await icon.arrayBuffer())).metadata()).toMatchObject({ width: 192, height: 192 })
})
test('an icon of its own comes before the one that is made; taken away, the letters stand again', async () => {
  await save('icon', await sent())
  await expect.poll(() => platformMarks().icon).toMatch(/^\/shop-mark\/icon-/)
  const [before] = await marks()
  await save('icon', null)
  await save('light', null)
  await expect.poll(() => platformMarks()).toEqual({})
  expect((await read(before!.src)).status).toBe(404)
  for (const wrong of ['light-0', 'light-0123456789abcdef', 'dark-0123456789abcdef%27', '..%2f..%2fetc%2fpasswd'])
    expect((await read(`/shop-mark/${wrong}`)).status).toBe(404)
})
test('no drawing that could run scripts, nobody else’s upload, none twice, and not by who may not', async () => {
  await expect(ticket(world, admin, 'shop', 100, 'image/svg+xml')).rejects.toThrow()
  const content = await staffer(world, 'content')
  const theirs = await sent(content)
  expect((await save('light', theirs)).data).toMatchObject({ reason: 'uploadNotFound' })
  expect((await save('light', theirs, content)).status).toBe(403)
  const mine = await sent()
  expect((await save('dark', mine)).status).toBe(200)
  expect((await save('light', mine)).data).toMatchObject({ reason: 'uploadNotFound' })
  const { rows } = await world.pool.query<{ n: number }>(
    `select count(*)::int as n from audit_log where action = 'identity.mark'`,
  )
  expect(rows[0]!.n).toBe(5)
})
