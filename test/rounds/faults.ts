// Faults under checkout load against the real server process: kill -9 of the server, a crash of PostgreSQL,
// cut connections. What was acknowledged stays, once; books and stock are right; jobs go on.
import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'
import { auditBooks } from '../../bin/audit-books.ts'
import { openDb, openPool } from '#kernel/data/db.ts'
import { crowd } from '../crowd.ts'
import { openFront, type Front } from '../front.ts'
import { makeShop } from '../goods.ts'
import {
  closeFolder,
  crashPostgres,
  databaseIn,
  freePort,
  openFolder,
  startServer,
  until,
  type ServerProcess,
} from '../server-process.ts'
import { openLoad, type Load } from './load.ts'
import { diceOf, openFindings, pause, type Dice, type Findings, type Outcome, type Pace } from './round.ts'

type Fault = 'killServer' | 'crashPostgres' | 'killPostgres' | 'cutConnections'
const faults: readonly Fault[] = [
  'killServer',
  'killServer',
  'killServer',
  'crashPostgres',
  'cutConnections',
  'killPostgres',
]

interface Scene {
  folder: string
  env: Record<string, string>
  server: ServerProcess
  front: Front
  pool: pg.Pool
  load: Load
  found: Findings
}

/** A demo shop whose unpaid orders run out after a few seconds; the load is told where it stands. */
async function openScene(found: Findings, seed: number): Promise<Scene> {
  const folder = openFolder()
  const port = String(await freePort())
  const env = {
    DATA_DIR: folder,
    PORT: port,
    DEMO: '1',
    SETTING_ORDER_UNPAID_SECONDS: '6',
    SETTING_PROVIDER_TIMEOUT_MS: '2000',
    // a try of a password that a crash broke off counts as wrong, and these buyers meet more crashes than others do
    SETTING_PAY_PASSWORD_MAX_TRIES: '1000',
  }
  const server = startServer(env)
  await server.ready()
  const pool = openPool(databaseIn(folder), { max: 4, limited: false })
  const front = openFront(`http://127.0.0.1:${port}`, pool, openDb(pool))
  const goods = await makeShop(front)
  const buyers = await crowd(front, 12, { fen: 100_000_000 })
  return {
    folder,
    env,
    server,
    front,
    pool,
    load: openLoad(front, buyers, [goods.skus.normal, goods.skus.paper, goods.skus.cent], seed, found),
    found,
  }
}

async function strike(scene: Scene, fault: Fault, dice: Dice): Promise<void> {
  const { folder, env, pool, found } = scene
  found.count(fault)
  if (fault === 'killServer') {
    scene.server.child.kill('SIGKILL')
    await scene.server.ended
    scene.server = startServer(env)
    const ms = Math.round(await scene.server.ready())
    found.told['slowest recovery ms'] = Math.max(found.told['slowest recovery ms'] ?? 0, ms)
  } else if (fault === 'cutConnections') {
    await pool
      .query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where pid <> pg_backend_pid() and datname = current_database() and random() < $1`,
        [dice.roll()],
      )
      .catch(() => undefined)
  } else {
    await crashPostgres(folder, fault === 'crashPostgres' ? 'SIGQUIT' : 'SIGKILL')
    const back = await until(
      () =>
        fetch(`${scene.front.url}/readyz`, { signal: AbortSignal.timeout(1000) }).then(
          (r) => r.status === 200,
          () => false,
        ),
      10_000,
    )
    found.expect(back, 'the server did not find PostgreSQL again', scene.server.output().slice(-500))
    found.expect(
      scene.server.child.exitCode === null && scene.server.child.signalCode === null,
      'the server ended with PostgreSQL',
      scene.server.output().slice(-500),
    )
  }
}

/** `times` faults under load, then a count of everything. */
export async function faultRound({ times, seed }: Pick<Pace, 'times' | 'seed'>): Promise<Outcome> {
  const found = openFindings()
  const dice = diceOf(seed)
  const scene = await openScene(found, seed)
  try {
    const running = scene.load.run()
    // each kind comes early, so that few times show all
    const order = [
      ...dice.shuffle([...new Set(faults)]),
      ...Array.from({ length: times }, () => dice.pick(faults)),
    ].slice(0, times)
    for (const fault of order) {
      await pause(dice.int(250, 900))
      await strike(scene, fault, dice)
    }
    await pause(500)
    scene.load.stop()
    await running
    await settle(scene)
    await scene.load.check()
    const audit = await auditBooks(scene.pool)
    found.expect(audit.right, 'the books', audit.differences)
    await drain(scene)
  } finally {
    scene.server.child.kill('SIGKILL')
    await scene.pool.end()
    await closeFolder(scene.folder)
  }
  return found
}

/** Deadlines pass and jobs go on: nothing waits for payment, no due job is left, none has given up. */
async function settle({ pool, found }: Scene): Promise<void> {
  const none = async (query: string): Promise<boolean> => (await pool.query(query)).rowCount === 0
  const waiting = `select 1 from shop_order where status = 'pendingPayment' limit 1`
  const due = `select 1 from graphile_worker._private_jobs j
    where attempts < max_attempts and run_at < now() and attempts = 0 limit 1`
  // a job held by a killed worker or cut off mid-way comes again within its pause; the deadline here is generous
  found.expect(await until(() => none(waiting), 90_000), 'orders still wait for payment long after their deadline')
  found.expect(await until(() => none(due), 30_000), 'jobs are not taken up')
  // a job that was at work when its successor was planned under the same key is put aside, with the error of the crash
  // where its worker lived on, and the successor does its work; twelve honest tries would take hours
  const { rows: ended } = await pool.query(`
    select t.identifier, j.payload, j.attempts, j.last_error
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.attempts >= j.max_attempts
      and (j.key is not null or (j.last_error is not null and j.max_attempts < 8))`)
  found.expect(ended.length === 0, 'a job has given up', ended[0])
}

/** SIGTERM: it ends by itself within 10 s, PostgreSQL and the simulator with it. */
async function drain({ server, folder, found }: Scene): Promise<void> {
  const began = performance.now()
  server.child.kill('SIGTERM')
  const { code } = await server.ended
  found.expect(code === 0 && performance.now() - began < 10_000, 'SIGTERM did not drain', {
    code,
    ms: performance.now() - began,
  })
  found.expect(await until(() => leftBehind(folder) === '', 3000), 'processes are left behind', leftBehind(folder))
}
export function leftBehind(folder: string): string {
  const text = (pid: string, file: string): string => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8')
    } catch {
      return ''
    }
  }
  const mine = readdirSync('/proc').filter(
    (pid) =>
      /^\d+$/.test(pid) &&
      Number(pid) !== process.pid &&
      (text(pid, 'cmdline').includes(folder) || text(pid, 'environ').includes(`DATA_DIR=${folder}\0`)),
  )
  return mine.map((pid) => text(pid, 'cmdline').replaceAll('\0', ' ')).join('; ')
}
