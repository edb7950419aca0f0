// Tickets: what they are refused for, that each serves once and its owner only, and how many a person may hold.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeUploads } from './uploads.ts'
import { mustSend, picture, put, ticket } from '../../../../test/uploading.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

let world: World
let anna: Person
let png: Buffer
const dataDir = mkdtempSync(join(tmpdir(), 'miralo-tickets-'))

beforeAll(async () => {
  world = await openWorld({ env: { DATA_DIR: dataDir }, settings: { uploadImageMegabytes: 2, uploadsPerHour: 100 } })
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

test('a ticket is refused for types and sizes of other purposes, before a byte is sent', async () => {
  const asked = (purpose: Parameters<typeof ticket>[2], size: number, type: string) =>
    world.ask('/api/v2/token/upload', { purpose, name: 'x', size, type }, anna)
  expect((await asked('review', 100, 'image/svg+xml')).data.reason).toBe('uploadTypeRefused')
  expect((await asked('review', 100, 'text/html')).data.reason).toBe('uploadTypeRefused')
  expect((await asked('realName', 100, 'application/pdf')).data.reason).toBe('uploadTypeRefused')
  expect((await asked('avatar', 100, 'video/mp4')).data.reason).toBe('uploadTypeRefused')
  expect(await asked('review', 2_000_001, 'image/png')).toMatchObject({
    status: 413,
    code: 41301,
    message: 'The file is too large: at most 2 MB',
  })
  expect((await asked('review', 0, 'image/png')).code).toBe(40001)
  expect(
    (
      await world.ask(
        '/api/v2/token/upload',
        { purpose: 'secret' as 'review', name: 'x', size: 1, type: 'image/png' },
        anna,
      )
    ).code,
  ).toBe(40001)
  expect(
    (await world.ask('/api/v2/token/upload', { purpose: 'review', name: 'x', size: 1, type: 'image/png' })).code,
  ).toBe(-201)
})

test('a ticket serves once, its owner only, with the sign-in in the header', async () => {
  const ben = await world.person('ben')
  const bytes = new Uint8Array(png)
  const given = await ticket(world, anna, 'review', png.length, 'image/png')
  const refusals = [
    await put(world, ben, given, bytes),
    await put(world, anna, { ...given, headers: { ...given.headers, 'upload-ticket': 'A'.repeat(43) } }, bytes),
    await put(world, anna, { ...given, url: given.url.slice(0, -1) + 'x' }, bytes),
    await put(world, anna, { ...given, url: '/api/v2/token/upload/00000000-0000-4000-8000-000000000000' }, bytes),
  ]
  expect(new Set(refusals.map((r) => `${r.status} ${r.code} ${r.message} ${JSON.stringify(r.data)}`)).size).toBe(1)
  expect(refusals[0]).toMatchObject({ status: 404, code: 40403 })
  expect((await put(world, {}, given, bytes)).code).toBe(-201)
  expect((await put(world, {}, given, bytes, { cookie: `token=${anna.token}` })).code).toBe(-201)
  expect((await put(world, anna, given, bytes)).status).toBe(200)
  expect((await put(world, anna, given, bytes)).code).toBe(40403)
})
test('of twenty sendings with one ticket one is kept', async () => {
  const before = files()
  const given = await ticket(world, anna, 'review', png.length, 'image/png')
  const replies = await Promise.all(Array.from({ length: 20 }, () => put(world, anna, given, new Uint8Array(png))))
  expect(replies.filter((r) => r.status === 200)).toHaveLength(1)
  expect(replies.filter((r) => r.code === 40403)).toHaveLength(19)
  expect(files()).toBe(before + 1)
})

test('the counts of a person hold, also when forty ask at once; another person is free', async () => {
  const strict = await openWorld({ settings: { uploadsPerHour: 12, uploadsUntaken: 8 } })
  try {
    const [cora, dan] = [await strict.person(), await strict.person()]
    const ask = (who: Person, size = 100) =>
      strict.ask('/api/v2/token/upload', { purpose: 'review', name: 'x', size, type: 'image/png' }, who)
    const replies = await Promise.all(Array.from({ length: 40 }, () => ask(cora)))
    expect(replies.filter((r) => r.status === 200)).toHaveLength(8)
    expect(replies.filter((r) => r.data.reason === 'tooManyUploads')).toHaveLength(32)
    expect((await ask(dan)).status).toBe(200)
    await strict.pool.query(`update upload set status = 'failed', file = id::text where user_id = $1`, [cora.userId])
    const more = await Promise.all(Array.from({ length: 10 }, () => ask(cora)))
    expect(more.filter((r) => r.status === 200)).toHaveLength(4) // twelve an hour, failed ones too
    await strict.advance(61 * 60_000)
    expect((await ask(cora)).status).toBe(200)
  } finally {
    await strict.close()
  }
})
test('the bytes of a person that lie about are counted, also when thirty ask at once', async () => {
  const strict = await openWorld({ settings: { uploadsUntakenMegabytes: 15 } })
  try {
    const cora = await strict.person()
    const ask = () =>
      strict.ask('/api/v2/token/upload', { purpose: 'review', name: 'x', size: 9_000_000, type: 'image/png' }, cora)
    const asked = await Promise.all(Array.from({ length: 30 }, ask))
    expect(asked.filter((r) => r.status === 200)).toHaveLength(1)
    expect(asked.filter((r) => r.data.reason === 'tooManyUploads')).toHaveLength(29)
  } finally {
    await strict.close()
  }
})

test('what a form has taken makes room; what was sent and lies about takes it', async () => {
  const strict = await openWorld({ settings: { uploadsUntaken: 3 } })
  try {
    const cora = await strict.person()
    const send = () => mustSend(strict, cora, 'review', png, 'image/png')
    const sent = await Promise.all([send(), send(), send()])
    const ask = () =>
      strict.ask('/api/v2/token/upload', { purpose: 'review', name: 'x', size: 100, type: 'image/png' }, cora)
    expect((await ask()).data.reason).toBe('tooManyUploads')
    await takeUploads(strict.app.db, cora.userId, 'review', [sent[0].uploadId, sent[1].uploadId])
    const more = await Promise.all(Array.from({ length: 20 }, ask))
    expect(more.filter((r) => r.status === 200)).toHaveLength(2)
  } finally {
    await strict.close()
  }
})
