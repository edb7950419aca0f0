// The real server process under faults: its drain, lock and refusals to start. Long rounds run in `npm run soak`.
import { readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { closeFolder, freePort, isAlive, openFolder, postmasterOf, startServer, until } from './server-process.ts'
import { faultRound, leftBehind } from './rounds/faults.ts'
import { inParallel, pause, runSeed } from './rounds/round.ts'

const folders: string[] = []
const folder = (): string => {
  const path = openFolder()
  folders.push(path)
  return path
}
afterAll(async () => {
  for (const path of folders) await closeFolder(path)
})

test(
  'kill -9 of server and PostgreSQL and cut connections under checkout load: nothing acknowledged is lost or doubled',
  { timeout: 180_000 },
  async () => {
    const seed = runSeed()
    console.log(`faults: TEST_SEED=${seed}`)
    const { wrong, told } = await faultRound({ times: 4, seed })
    console.log(JSON.stringify(told))
    expect(wrong).toEqual([])
    expect(told['orders']).toBeGreaterThan(10)
  },
)

/** On a machine that is busy with other things a limit of time grows with what it has to do. */
const inMs = (ms: number): number => ms * Math.max(1, loadavg()[0]! / availableParallelism())
const ways: [string, string[]][] = [
  ['by itself', ['server.mjs']],
  ['by npm start', ['bin/up.mjs', 'start']],
]
test.each(ways)('a demo shop that was killed is ready again in time: %s', { timeout: 240_000 }, async (_name, way) => {
  const env = { DATA_DIR: folder(), PORT: String(await freePort()) }
  let server = startServer(env, way)
  await server.ready(180_000)
  const kill = () => process.kill(Number(readFileSync(join(env.DATA_DIR, 'server.pid'), 'utf8')), 'SIGKILL')
  const took: number[] = []
  for (let times = 0; times < 3; times++) {
    await pause(1500) // what it loaded is kept by then
    kill()
    await server.ended
    server = startServer(env, way)
    took.push((await server.ready()) - inMs(3000))
  }
  expect(Math.min(...took), 'ms over the limit').toBeLessThan(0)
  process.kill(postmasterOf(env.DATA_DIR), 'SIGKILL')
  const began = performance.now()
  const at = `http://127.0.0.1:${env.PORT}/readyz`
  const state = async () => (await fetch(at).catch(() => undefined))?.status
  expect(await until(async () => (await state()) !== 200, 5000)).toBe(true)
  expect(await until(async () => (await state()) === 200, 30_000)).toBe(true)
  expect(performance.now() - began).toBeLessThan(inMs(5000))
  kill()
  await server.ended
})

test('a PostgreSQL that is killed is started again by the server that lives', { timeout: 120_000 }, async () => {
  const dir = folder()
  const port = String(await freePort())
  const server = startServer({ DATA_DIR: dir, PORT: port, DEMO: '0' })
  await server.ready()
  process.kill(postmasterOf(dir), 'SIGKILL')
  const signal = () => AbortSignal.timeout(2000)
  const back = async () =>
    (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: signal() }).catch(() => undefined))?.status === 200
  const story = () => `${server.output()}\n${readFileSync(join(dir, 'run', 'postgres.log'), 'utf8').slice(-2000)}`
  // crash recovery on a busy machine takes its time
  if (!(await until(back, 60_000))) throw new Error(`it did not come back: ${story()}`)
  server.child.kill('SIGTERM')
  expect(await server.ended).toEqual({ code: 0, signal: null })
})

test(
  'a second server on the same folder stops with one clear line; SIGTERM leaves no process behind',
  { timeout: 60_000 },
  async () => {
    const dir = folder()
    const first = startServer({ DATA_DIR: dir, PORT: String(await freePort()), DEMO: '0' })
    await first.ready()
    const second = startServer({ DATA_DIR: dir, PORT: String(await freePort()), DEMO: '0' })
    expect((await second.ended).code).toBe(1)
    expect(second.output().trim()).toMatch(
      /^miralo: .+ is in use by process \d+: stop it, or give this one its own DATA_DIR and PORT$/,
    )
    const postmaster = postmasterOf(dir)
    const began = performance.now()
    first.child.kill('SIGTERM')
    expect(await first.ended).toEqual({ code: 0, signal: null })
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(await until(() => !isAlive(postmaster) && leftBehind(dir) === '', 2000)).toBe(true)
  },
)

const mistakes: [Record<string, string>, string][] = [
  [{ PORT: 'abc' }, 'miralo: PORT must be a number from 0 to 65535, not "abc"'],
  [
    { DEMO: '1', HOST: '0.0.0.0' },
    'miralo: DEMO=1 opens the development inbox and the simulators: it needs a loopback HOST, not "0.0.0.0"',
  ],
  [{ STRIPE_SECRET_KEY: 'sk_test_x' }, 'miralo: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together'],
  [
    { DATABASE_URL: 'mysql://localhost/shop' },
    'miralo: DATABASE_URL must be an address starting with postgres:// or postgresql://',
  ],
  [{ SECRET_KEY: 'short' }, 'miralo: SECRET_KEY and SECRET_KEYS_OLD must be at least 32 random characters each'],
  [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }, 'miralo: the database does not answer'],
]
test('a wrong setting stops the start with one clear line', { timeout: 60_000 }, async () => {
  await inParallel(mistakes, 3, async ([env, line]) => {
    const server = startServer({ DATA_DIR: folder(), PORT: '0', ...env })
    expect((await server.ended).code, line).toBe(1)
    expect(server.output().trim().split('\n')).toHaveLength(1)
    expect(server.output()).toContain(line)
  })
})
