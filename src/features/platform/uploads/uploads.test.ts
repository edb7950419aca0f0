// The life of an upload through the front door, with files on disk and in an S3 bucket: asked for, sent, shown,
// taken, dropped, swept, erased.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dropUploads, personalDataOf, readPrivate, takeUploads } from './uploads.ts'
import { transact } from '#kernel/data/db.ts'
import { telling } from '#kernel/jobs/events.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'
import { atConsole } from '../../../../test/roles.ts'
import { model, mustSend, pdf, picture, put, sendFile, ticket, video, box } from '../../../../test/uploading.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

const day = 86_400_000
const bearer = (who: Person) => ({ authorization: `Bearer ${who.token}` })

describe.each(['disk', 's3'] as const)('files on %s', (where) => {
  let world: World
  let bucket: S3rver | undefined
  const folder = mkdtempSync(join(tmpdir(), 'miralo-uploads-'))

  beforeAll(async () => {
    const env: Record<string, string> = { DATA_DIR: join(folder, 'shop') }
    if (where === 's3') {
      bucket = new S3rver({
        port: 0,
        address: '127.0.0.1',
        silent: true,
        directory: join(folder, 'bucket'),
        vhostBuckets: false,
        configureBuckets: [{ name: 'shop' }],
      })
      const { port } = await bucket.run()
      Object.assign(env, {
        S3_BUCKET: 'shop',
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
        S3_ACCESS_KEY: 'S3RVER',
        S3_SECRET_KEY: 'S3RVER',
        S3_FORCE_PATH_STYLE: '1',
      })
    }
    world = await openWorld({ env })
  })
  afterAll(async () => {
    await world.close()
    await bucket?.close()
    rmSync(folder, { recursive: true, force: true })
  })
  /** Every stored byte, wherever it lies. */
  const stored = (): string[] =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((e) =>
      e.isFile() && /[0-9a-f]{40}\./.test(e.name) ? [join(e.parentPath, e.name)] : [],
    )
  const has = (part: string): boolean => stored().some((path) => path.includes(part))
  const fileOf = async (uploadId: string): Promise<string> =>
    (await world.pool.query<{ file: string }>('select file from upload where id = $1', [uploadId])).rows[0]!.file

  test('a picture is made anew: upright, smaller, without what the camera added, as WebP, randomly named', async () => {
    const anna = await world.person()
    const shot = await picture(3200, 1600, false)
      .withExif({ IFD0: { Make: 'Camera of Anna' }, IFD3: { GPSLatitude: '40/1 25/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const sent = await mustSend(world, anna, 'review', shot, 'image/jpeg')
    expect(sent).toMatchObject({
      width: 1200,
      height: 2400,
      url: expect.stringMatching(/^\/files\/[0-9a-f]{40}\.webp$/) as string,
    })
    const shown = await fetch(world.url + sent.url!)
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-length': String(sent.size),
    })
    const bytes = Buffer.from(await shown.arrayBuffer())
    const facts = await sharp(bytes).metadata()
    expect([facts.format, facts.width, facts.height, facts.exif, facts.orientation]).toEqual([
      'webp',
      1200,
      2400,
      undefined,
      undefined,
    ])
    expect(bytes.includes('Camera of Anna')).toBe(false)
    expect(has(where === 's3' ? 'bucket' : 'shop')).toBe(true)
    expect(
      (await fetch(world.url + sent.url!, { headers: { 'if-none-match': shown.headers.get('etag')! } })).status,
    ).toBe(304)
    expect((await fetch(`${world.url}/files/${'0'.repeat(40)}.webp`)).status).toBe(404)
    expect((await fetch(`${world.url}/files/..%2F..%2Fsecret.key`)).status).toBe(404)
  })

  test('an animation gives its first frame, an avatar becomes a square of 512', async () => {
    const anna = await world.person()
    const frames = await sharp([await picture(60, 40).png().toBuffer(), await picture(60, 40).png().toBuffer()], {
      join: { animated: true },
    })
      .gif()
      .toBuffer()
    expect((await sharp(frames).metadata()).pages).toBe(2)
    const sent = await mustSend(world, anna, 'review', frames, 'image/gif')
    expect(
      (await sharp(Buffer.from(await (await fetch(world.url + sent.url!)).arrayBuffer())).metadata()).pages,
    ).toBeUndefined()
    expect(await mustSend(world, anna, 'avatar', await picture(1000, 700).png().toBuffer(), 'image/png')).toMatchObject(
      { width: 512, height: 512 },
    )
  })

  test('a private file: for its owner by the header, for reviewing staff with a line in the log; sealed', async () => {
    const [anna, ben] = [await world.person(), await world.person()]
    const paper = pdf('4 0 obj<</Title(Licence of Anna)>>endobj')
    const { uploadId, url } = await mustSend(world, anna, 'licence', paper, 'application/pdf')
    expect(url).toBeNull()
    const ask = (headers: Record<string, string>, id = uploadId) =>
      fetch(`${world.url}/api/v2/token/file/${id}`, { headers })
    const mine = await ask(bearer(anna))
    const fresh = Buffer.from(await mine.arrayBuffer())
    expect(fresh.subarray(0, 5).toString()).toBe('%PDF-')
    expect(Object.fromEntries(mine.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })

    const told = async (reply: Response) => {
      const { code, message, data } = (await reply.json()) as { code: number; message: string; data: unknown }
      return [reply.status, code, message, data]
    }
    const none = await told(await ask(bearer(ben), '00000000-0000-4000-8000-000000000000'))
    expect(none.slice(0, 2)).toEqual([404, 40403])
    expect(await told(await ask(bearer(ben)))).toEqual(none)
    expect(await told(await ask(bearer(ben), 'x'))).toEqual(none)
    expect(await told(await ask({ ...bearer(ben), 'user-type': '3' }))).toEqual(none)
    expect((await ask({ cookie: `token=${anna.token}` })).status).toBe(401)
    expect((await ask({})).status).toBe(401)
    expect((await readPrivate(world.app.db, world.app.context, anna.userId, uploadId))?.bytes.equals(fresh)).toBe(true)
    expect(await readPrivate(world.app.db, world.app.context, ben.userId, uploadId)).toBeUndefined()
    const file = await fileOf(uploadId)
    expect((await fetch(`${world.url}/files/${file}`)).status).toBe(404)
    expect(readFileSync(stored().find((p) => p.includes(file))!).includes('%PDF')).toBe(false)

    await world.pool.query(`insert into membership (user_id, audience, role) values ($1, 'staff', 'review')`, [
      ben.userId,
    ])
    expect((await ask(bearer(ben))).status).toBe(404) // not as staff
    expect(await told(await ask({ ...bearer(ben), 'user-type': '3' }))).toEqual(none) // not at the console
    const atWork = await atConsole(world, ben)
    expect((await ask(bearer(atWork))).status).toBe(404)
    expect((await ask({ ...bearer(atWork), 'user-type': '3' })).status).toBe(200)
    const { rows } = await world.pool.query(
      `select staff_id, subject_id, after from audit_log where action = 'upload.read'`,
    )
    expect(rows).toEqual([{ staff_id: ben.userId, subject_id: anna.userId, after: { uploadId, purpose: 'licence' } }])
  })

  test('a video is shown in parts, without the place it was taken at; a model is an attachment', async () => {
    const anna = await world.person()
    const film = video(
      box('udta', box('\xa9xyz', '+40.4168-003.7038/')),
      box('trak', box('tkhd', Buffer.alloc(80)), box('meta', 'owner of the phone')),
    )
    const { url, size } = await mustSend(world, anna, 'video', film, 'video/mp4')
    expect(size).toBe(film.length)
    const whole = Buffer.from(await (await fetch(world.url + url!)).arrayBuffer())
    expect(whole.length).toBe(film.length)
    expect(whole.includes('+40.4168') || whole.includes('owner of')).toBe(false)
    expect(whole.includes('tkhd')).toBe(true)
    const part = await fetch(world.url + url!, { headers: { range: 'bytes=100-199' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${film.length}`])
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(100, 200))).toBe(true)
    expect((await fetch(world.url + url!, { headers: { range: `bytes=${film.length}-` } })).status).toBe(416)

    const chair = await mustSend(world, anna, 'model', model({ asset: { version: '2.0' } }), 'model/gltf-binary')
    expect((await fetch(world.url + chair.url!)).headers.get('content-disposition')).toBe('attachment')
  })

  test('taken once, by its owner, for its purpose; of twenty at once one gets it', async () => {
    const [anna, ben] = [await world.person(), await world.person()]
    const bytes = await picture().png().toBuffer()
    const ids = [
      await mustSend(world, anna, 'review', bytes, 'image/png'),
      await mustSend(world, anna, 'review', bytes, 'image/png'),
    ].map((u) => u.uploadId)
    const take = (who: Person, purpose: 'review' | 'avatar', list: string[]) =>
      transact(world.app.db, (trx) => takeUploads(trx, who.userId, purpose, list))
    await expect(take(ben, 'review', ids)).rejects.toMatchObject({ reason: 'uploadNotFound' })
    await expect(take(anna, 'avatar', ids.slice(0, 1))).rejects.toMatchObject({ reason: 'uploadNotFound' })
    await expect(take(anna, 'review', [ids[0]!, ids[0]!])).rejects.toMatchObject({ reason: 'uploadNotFound' })
    await expect(take(anna, 'review', ['1'])).rejects.toMatchObject({ reason: 'uploadNotFound' })
    const open = await ticket(world, anna, 'review', bytes.length, 'image/png')
    await expect(take(anna, 'review', [ids[0]!, open.uploadId])).rejects.toMatchObject({ reason: 'uploadNotFound' })

    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => take(anna, 'review', [ids[1]!, ids[0]!])))
    const won = tries.flatMap((t) => (t.status === 'fulfilled' ? [t.value] : []))
    expect(won.map((list) => list.map((u) => u.id))).toEqual([[ids[1], ids[0]]])
    expect(won[0]![0]).toMatchObject({ type: 'image/webp', width: 640, height: 400, file: await fileOf(ids[1]!) })
    expect(
      tries
        .filter((t) => t.status === 'rejected')
        .every((t) => (t.reason as { reason?: string }).reason === 'uploadNotFound'),
    ).toBe(true)
  })

  test('dropped ones lose their file after the commit, and keep it when the transaction fails', async () => {
    const anna = await world.person()
    const { uploadId } = await mustSend(world, anna, 'feedback', await picture().png().toBuffer(), 'image/png')
    const file = await fileOf(uploadId)
    const failing = transact(world.app.db, async (trx) => {
      await dropUploads(trx, [uploadId])
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await world.runJobs()
    expect(has(file)).toBe(true)
    await transact(world.app.db, (trx) => dropUploads(trx, [uploadId]))
    await world.runJobs()
    expect(has(file)).toBe(false)
  })

  test('what nobody took is gone after a day, what was taken stays; an erased account leaves nothing', async () => {
    const [anna, ben] = [await world.person(), await world.person()]
    const bytes = await picture().png().toBuffer()
    const [taken, left] = [
      await mustSend(world, anna, 'review', bytes, 'image/png'),
      await mustSend(world, anna, 'realName', bytes, 'image/png'),
    ]
    await transact(world.app.db, (trx) => takeUploads(trx, anna.userId, 'review', [taken.uploadId]))
    const other = await mustSend(world, ben, 'review', bytes, 'image/png')
    await transact(world.app.db, (trx) => takeUploads(trx, ben.userId, 'review', [other.uploadId]))
    const names = [await fileOf(taken.uploadId), await fileOf(left.uploadId), await fileOf(other.uploadId)] as const
    expect(await personalDataOf(world.app.db, anna.userId)).toMatchObject([
      { purpose: 'review', url: taken.url },
      { purpose: 'realName', url: `/api/v2/token/file/${left.uploadId}` },
    ])

    await world.advance(day - 60_000)
    await world.pool.query(`select graphile_worker.add_job('uploads.tidy')`)
    await world.runJobs()
    expect(names.map(has)).toEqual([true, true, true])
    await world.advance(120_000)
    await world.pool.query(`select graphile_worker.add_job('uploads.tidy')`)
    await world.runJobs()
    expect(names.map(has)).toEqual([true, false, true])

    await transact(world.app.db, (trx) => addJobs(trx, telling('account.erased', { userId: anna.userId })))
    await world.runJobs()
    expect(names.map(has)).toEqual([false, false, true])
    expect(await personalDataOf(world.app.db, anna.userId)).toEqual([])
    expect((await fetch(world.url + taken.url!)).status).toBe(404)
  })

  test('a ticket is open for a while only', async () => {
    const anna = await world.person()
    const bytes = await picture().png().toBuffer()
    const late = await ticket(world, anna, 'review', bytes.length, 'image/png')
    await world.advance(16 * 60_000)
    expect((await put(world, anna, late, new Uint8Array(bytes))).code).toBe(40403)
  })

  test('when the store is away the sender is told to try again, and files fail without a trace of why', async () => {
    if (!bucket) return
    const anna = await world.person()
    const { url } = await mustSend(world, anna, 'review', await picture().png().toBuffer(), 'image/png')
    await bucket.close()
    bucket = undefined
    world.app.context.log.error = () => undefined
    expect(await sendFile(world, anna, 'review', await picture().png().toBuffer(), 'image/png')).toMatchObject({
      status: 503,
      code: 50302,
    })
    const shown = await fetch(world.url + url!)
    expect([shown.status, JSON.stringify(await shown.json())]).toEqual([
      500,
      expect.not.stringMatching(/127\.0\.0\.1|bucket|ECONN/),
    ])
  })
})
