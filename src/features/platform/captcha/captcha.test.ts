import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../test/world.ts'
import { spendCaptcha } from './captcha.ts'
import { solve } from './parts/solving.ts'

let world: World
const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })
beforeAll(async () => void (world = await openWorld({ env: { TRUST_PROXY: '127.0.0.1' } })))
afterAll(() => world.close())

const answerOf = async (id: string) =>
  (
    await world.pool.query<{ answer: { x: number; y: number }[] }>('select answer from captcha_puzzle where id = $1', [
      id,
    ])
  ).rows[0]!.answer
const refusalOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (e: { reason?: string }) => e.reason,
  )
const spend = (token: string | undefined, ip: string) =>
  refusalOf(
    spendCaptcha(world.app.db, world.app.context, token, { ip, scene: 'login', target: 'somebody@example.com' }),
  )
/** A hand's way to x: it speeds up and slows down. */
const drag = (x: number, ms = 600) =>
  Array.from({ length: 21 }, (_, i) => ({ x: x * (1 - (1 - i / 20) ** 2), y: i % 3, t: Math.round((ms / 20) * i) }))

async function askSlide(ip: string) {
  const puzzle = await world.must('/captcha/get', { kind: 'slide' }, from(ip))
  if (puzzle.kind !== 'slide') throw new Error(puzzle.kind)
  return { puzzle, hole: (await answerOf(puzzle.id))[0]! }
}
const slide = (id: string, x: number, ip: string, track = drag(x)) =>
  world.ask('/captcha/check', { kind: 'slide', id, x, by: 'drag', track }, from(ip))
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

describe('the slide', () => {
  test('shows pictures, tells no answer, and a hand at the right place earns a token that serves once', async () => {
    const { puzzle, hole } = await askSlide('203.0.113.1')
    expect(puzzle.picture).toMatch(/^data:image\/webp;base64,/)
    expect(Object.keys(puzzle).toSorted()).toEqual(['id', 'kind', 'picture', 'piece', 'pieceY', 'seconds'])
    const reply = await slide(puzzle.id, hole.x + 5, '203.0.113.1')
    expect(reply.code).toBe(1)
    const token = reply.data.captchaToken
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await spend(token, '203.0.113.2')).toBe('captchaFailed')
    expect(await spend(token, '203.0.113.1')).toBe('none')
    expect(await spend(token, '203.0.113.1')).toBe('captchaFailed')
    expect((await world.pool.query('select 1 from captcha_token')).rows).toEqual([])
  })
  test('a wrong place burns the puzzle; so does a right one', async () => {
    const wrong = await askSlide('203.0.113.3')
    expect((await slide(wrong.puzzle.id, wrong.hole.x + 6, '203.0.113.3')).raw).toMatchObject({
      code: 42241,
      msg: 'Verification failed',
      userinfo: null,
    })
    expect((await slide(wrong.puzzle.id, wrong.hole.x, '203.0.113.3')).code).toBe(42241)
    const right = await askSlide('203.0.113.3')
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => slide(right.puzzle.id, right.hole.x, '203.0.113.3')),
    )
    expect(replies.filter((r) => r.code === 1)).toHaveLength(1)
  })
  test('a track that no hand makes, or from before the puzzle, is refused', async () => {
    const machine = await askSlide('203.0.113.4')
    const even = Array.from({ length: 21 }, (_, i) => ({ x: (machine.hole.x / 20) * i, y: 0, t: i * 30 }))
    expect((await slide(machine.puzzle.id, machine.hole.x, '203.0.113.4', even)).code).toBe(42241)
    const early = await askSlide('203.0.113.4')
    expect((await slide(early.puzzle.id, early.hole.x, '203.0.113.4', drag(early.hole.x, 30_000))).code).toBe(42241)
  })
  test('keys are steps', async () => {
    const { puzzle, hole } = await askSlide('203.0.113.5')
    await pause(50)
    const places = [0]
    while (hole.x - places.at(-1)! > 1) places.push(places.at(-1)! + (hole.x - places.at(-1)! >= 10 ? 10 : 2))
    const track = places.map((x, i) => ({ x, y: 0, t: i * 40 }))
    const reply = await world.ask(
      '/captcha/check',
      { kind: 'slide', id: puzzle.id, x: places.at(-1)!, by: 'keys', track },
      from('203.0.113.5'),
    )
    expect(reply.code).toBe(1)
  })
  test('runs out after two minutes, as a token does', async () => {
    const { puzzle, hole } = await askSlide('203.0.113.6')
    const token = await world.captchaToken(from('203.0.113.6'))
    await world.advance(121_000)
    expect((await slide(puzzle.id, hole.x, '203.0.113.6')).code).toBe(42241)
    expect(await spend(token, '203.0.113.6')).toBe('captchaFailed')
  })
})

describe('the points', () => {
  test('are pressed in order, near enough', async () => {
    const ask = async () => {
      const puzzle = await world.must('/captcha/get', { kind: 'points' }, from('203.0.113.7'))
      if (puzzle.kind !== 'points') throw new Error(puzzle.kind)
      expect(puzzle.order).toHaveLength(3)
      return { id: puzzle.id, centres: await answerOf(puzzle.id) }
    }
    const press = (id: string, points: { x: number; y: number }[]) =>
      world.ask('/captcha/check', { kind: 'points', id, points }, from('203.0.113.7'))
    const first = await ask()
    expect(
      (
        await press(
          first.id,
          first.centres.map(({ x, y }) => ({ x: x + 10, y: y - 10 })),
        )
      ).code,
    ).toBe(1)
    const second = await ask()
    expect((await press(second.id, second.centres.toReversed())).code).toBe(42241)
    const third = await ask()
    expect((await press(third.id, third.centres.slice(0, 2))).code).toBe(42241)
  })
})

describe('work', () => {
  const ask = async (ip: string) => {
    const work = await world.must('/captcha/get', { kind: 'work' }, from(ip))
    if (work.kind !== 'work') throw new Error(work.kind)
    const solution = await solve(work.challenge, work.guesses, 0, 1, () => undefined)
    return { challenge: work.challenge, ...solution! }
  }
  const check = (given: { challenge: string; counter: number; derivedKey: string }, ip: string) =>
    world.ask('/captcha/check', { kind: 'work', ...given }, from(ip))
  test('earns one token, also when shown twenty times at once or written another way', async () => {
    const done = await ask('203.0.113.8')
    const again = { ...done, challenge: JSON.stringify(JSON.parse(done.challenge), null, 1) }
    const replies = await Promise.all(Array.from({ length: 10 }, (_, i) => check(i % 2 ? done : again, '203.0.113.8')))
    expect(replies.filter((r) => r.code === 1)).toHaveLength(1)
  })
  test('of another shop, of easier make or of no one is refused', async () => {
    const done = await ask('203.0.113.9')
    const easier = JSON.parse(done.challenge) as { parameters: Record<string, unknown> }
    easier.parameters['cost'] = 1
    for (const challenge of [
      JSON.stringify(easier),
      '{}',
      'x',
      '{"parameters":{},"signature":"00"}',
      'null',
      '{"parameters":null,"signature":"a"}',
    ])
      expect((await check({ ...done, challenge }, '203.0.113.9')).code).toBe(42241)
    expect((await check({ ...done, derivedKey: '00'.repeat(32) }, '203.0.113.9')).code).toBe(42241)
    expect((await check({ ...done, counter: 0 }, '203.0.113.9')).status).toBeLessThan(500)
  })
  test('runs out', async () => {
    const done = await ask('203.0.113.10')
    await world.advance(121_000)
    expect((await check(done, '203.0.113.10')).code).toBe(42241)
  })
})

describe('tokens', () => {
  test('of twenty who spend one at once exactly one succeeds', async () => {
    const token = await world.captchaToken(from('203.0.113.11'))
    const spent = await Promise.all(Array.from({ length: 20 }, () => spend(token, '203.0.113.11')))
    expect(spent.filter((r) => r === 'none')).toHaveLength(1)
    expect(spent.filter((r) => r === 'captchaFailed')).toHaveLength(19)
  })
  test('are required, and never lie in the database as they are', async () => {
    expect(await spend(undefined, '203.0.113.12')).toBe('captchaRequired')
    expect(await spend('', '203.0.113.12')).toBe('captchaRequired')
    expect(await spend('x'.repeat(43), '203.0.113.12')).toBe('captchaFailed')
    const token = await world.captchaToken(from('203.0.113.12'))
    const { rows } = await world.pool.query<{ all: string }>(
      'select string_agg(t::text, chr(10)) as all from captcha_token t',
    )
    expect(rows[0]!.all).not.toContain(token)
  })
})

describe('a proof is bound', () => {
  const at = '203.0.113.40'
  const earn = async (scene: 'login' | 'password' | 'register', target: string) => {
    const given = await world.must('/captcha/get', { kind: 'work', scene, target }, from(at))
    if (given.kind !== 'work') throw new Error(given.kind)
    const solution = await solve(given.challenge, given.guesses, 0, 1, () => undefined)
    const answer = { kind: 'work' as const, challenge: given.challenge, ...solution! }
    return (await world.must('/captcha/check', answer, from(at))).captchaToken
  }
  const use = (token: string, scene: 'login' | 'password', target: string) =>
    refusalOf(spendCaptcha(world.app.db, world.app.context, token, { ip: at, scene, target }))
  test('to its scene and target, however these are written; a refused use leaves it', async () => {
    const token = await earn('login', 'Ana@Example.com')
    expect(await use(token, 'login', 'bob@example.com')).toBe('captchaFailed')
    expect(await use(token, 'password', 'ana@example.com')).toBe('captchaFailed')
    expect(await use(token, 'login', ' ana@example.com')).toBe('none')
  })
  test('a puzzle of pictures too', async () => {
    const puzzle = await world.must('/captcha/get', { kind: 'points', scene: 'login', target: 'a@b.cd' }, from(at))
    if (puzzle.kind !== 'points') throw new Error(puzzle.kind)
    const points = await answerOf(puzzle.id)
    const { captchaToken } = await world.must('/captcha/check', { kind: 'points', id: puzzle.id, points }, from(at))
    expect(await use(captchaToken, 'login', 'b@b.cd')).toBe('captchaFailed')
    expect(await use(captchaToken, 'login', 'a@b.cd')).toBe('none')
  })
  test('outside of a demo shop both must be named', async () => {
    const service = await openWorld({ demo: false, settings: { captchaEasyProofs: 2 } })
    try {
      const ask = (more: object) => service.ask('/captcha/get', { kind: 'work', ...more })
      expect((await ask({})).data).toMatchObject({ reason: 'badInput', field: 'scene' })
      expect((await ask({ scene: 'login' })).data).toMatchObject({ reason: 'badInput', field: 'target' })
      const costs = []
      for (let n = 0; n < 7; n++) costs.push((await ask({ scene: 'login', target: 'hunted@example.com' })).data)
      expect(
        costs.map((c) => ('guesses' in c ? c.guesses : 0)),
        'the work grows',
      ).toEqual([1, 2, 2, 4, 4, 8, 8])
      expect(
        costs.map((c) => ('seconds' in c ? c.seconds : 0)),
        'and the time for it',
      ).toEqual([1, 2, 2, 4, 4, 8, 8].map((effort) => 120 * effort))
    } finally {
      await service.close()
    }
  })
  test('the work grows by target from everywhere, and by /48', async () => {
    const busy = await openWorld({ env: { TRUST_PROXY: '127.0.0.1' }, settings: { captchaEasyProofs: 2 } })
    const cost = async (ip: string, target: string) => {
      const given = await busy.must('/captcha/get', { kind: 'work', scene: 'login', target }, from(ip))
      return given.kind === 'work' ? given.guesses : 0
    }
    try {
      const same = []
      for (let n = 0; n < 5; n++) same.push(await cost(`198.18.${n}.1`, 'hunted@example.com'))
      expect(same).toEqual([1, 2, 2, 4, 4])
      const block = []
      for (let n = 0; n < 11; n++) block.push(await cost(`2001:db8:5:${n.toString(16)}::1`, `t${n}@example.com`))
      expect(block).toEqual([...Array<number>(9).fill(1), 2, 2])
    } finally {
      await busy.close()
    }
  })
})

describe('guessing', () => {
  test('twenty wrong answers make an address wait ten minutes, and nobody else', async () => {
    const guess = (ip: string) => world.ask('/captcha/check', { kind: 'points', id: 'none', points: [] }, from(ip))
    for (let i = 0; i < 20; i++) expect((await guess(`2001:db8:1:2::${i.toString(16)}`)).code).toBe(42241)
    expect((await guess('2001:db8:1:2:ffff::1')).raw).toMatchObject({ code: 42901, userinfo: null })
    expect((await world.ask('/captcha/get', { kind: 'work' }, from('2001:db8:1:2::9'))).code).toBe(42901)
    expect((await guess('2001:db8:1:3::1')).code).toBe(42241)
    await world.advance(10 * 60_000 + 1000)
    expect((await guess('2001:db8:1:2::1')).code).toBe(42241)
  })
})

test('the stock is filled by a job, taken once, and everything old is forgotten', async () => {
  const stock = async () =>
    (await world.pool.query<{ n: number }>(`select count(*)::int as n from captcha_stock where kind = 'points'`))
      .rows[0]!.n
  await world.pool.query(`delete from captcha_stock`)
  await world.must('/captcha/get', { kind: 'points' }, from('203.0.113.20'))
  await world.runJobs()
  expect(await stock()).toBe(16)
  const shown = await Promise.all(
    Array.from({ length: 6 }, () => world.must('/captcha/get', { kind: 'points' }, from('203.0.113.20'))),
  )
  expect(new Set(shown.map((p) => (p.kind === 'points' ? p.picture : ''))).size).toBe(6)
  expect(await stock()).toBe(10)
  await world.advance(8 * 86_400_000)
  await world.app.tasks['captcha.forget']!({}, {} as never)
  for (const table of ['captcha_stock', 'captcha_puzzle', 'captcha_token', 'captcha_work'])
    expect((await world.pool.query(`select 1 from ${table} limit 1`)).rows).toEqual([])
}, 30_000)

test('a shop that asks for no proof says so, and takes any', async () => {
  await world.pool.query(`insert into setting (name, value) values ('captchaRequired', '0')`)
  await world.app.context.settings.reload()
  expect(await world.must('/captcha/get', { kind: 'slide' })).toEqual({ kind: 'none', captchaToken: 'none' })
  expect(await spend(undefined, '203.0.113.30')).toBe('none')
})
