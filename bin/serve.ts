// What the server process does: database, migrations, host, jobs; one printed address; drains on SIGTERM and Ctrl-C.
import { calls, openApp, prepareDatabase, rawRoutes } from '#app.ts'
import { EnvError } from '#kernel/data/env-reading.ts'
import { readEnv, type Env } from '#kernel/data/env.ts'
import { lockFolder } from '#kernel/data/folder-lock.ts'
import { startEmbedded } from '#kernel/data/postgres.ts'
import { startFault } from '#kernel/data/start-faults.ts'
import { shopRole } from '#kernel/data/postgres-roles.ts'
import { offerSetup } from '#features/site/identity/identity.ts'
import { openHost } from '#web/host.ts'
import { loadBuild } from '#web/pages.ts'
import { mayBeDemo, settleDemo } from '../demo/decide.ts'
import { openDemo, startSimulators } from '../demo/demo.ts'

const began = performance.now()
const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`

function stop(line: string): never {
  console.error(`miralo: ${line}`)
  process.exit(1)
}

/** What has been opened so far, undone from the last to the first: at the end, or when the start fails half-way. */
const undo: (() => unknown)[] = []
async function close(): Promise<void> {
  for (const step of undo.toReversed()) await Promise.resolve(step()).catch(() => undefined)
}

async function main(env: Env): Promise<void> {
  undo.push(lockFolder(env.dataDir))
  // at once and side by side, for somebody may be waiting for a shop that was killed: what takes long
  const simulators = mayBeDemo(env) ? startSimulators(env) : undefined
  if (simulators) undo.push(simulators.stop)
  const pages = env.production ? 'production' : 'development'
  const embedded = env.databaseUrl ? undefined : await startEmbedded(env.dataDir)
  if (embedded)
    undo.push(
      embedded.stop,
      embedded.keepAlive(() => console.error('miralo: PostgreSQL is gone, it is started again')),
    )
  const databaseUrl = env.databaseUrl ?? embedded!.url
  await prepareDatabase(embedded?.adminUrl ?? databaseUrl, embedded && shopRole)
  const { demo, why } = await settleDemo(env, databaseUrl)
  if (pages === 'production') await loadBuild()
  if (!demo) simulators?.stop()
  const app = await openApp(demo && simulators ? await simulators.env : env, databaseUrl, demo)
  undo.push(app.close)
  const logins = demo ? await openDemo(app) : []
  const host = await openHost({
    app: app.context,
    db: app.db,
    calls,
    ask: app.ask,
    raw: rawRoutes,
    ready: () => app.pool.query('select 1'),
    pages,
  })
  const jobs = env.worker === 'in-process' ? await app.startJobs(embedded !== undefined) : undefined
  if (jobs) undo.push(() => jobs.stop())
  undo.push(() => host.close())

  let closing = false
  const drain = async (): Promise<void> => {
    if (closing) return
    closing = true
    setTimeout(() => process.exit(1), 10_000).unref()
    await close()
    process.exit(0)
  }
  // the last that may fail for the database's sake: who serves lives on without it
  const setup = demo ? undefined : await offerSetup(app.db)
  app.reachableAt(await host.listen({ port: env.port, host: env.host }))
  // set here, after Vite: in development its compiler would exit the process first
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.removeAllListeners(signal).on(signal, () => void drain())
  if (demo) console.log(`  A demo shop (${why})`)
  for (const line of logins) console.log(`  ${line}`)
  console.log(`  Miralo · 觅乐  ${app.context.publicUrl()}  (ready in ${seconds()})`)
  if (setup) console.log(`  Set up this shop, once: ${app.context.publicUrl()}${setup}`)
}

/** Answers once the shop serves; ends the process with one clear line where it cannot. */
export async function serve(): Promise<void> {
  const env = envOrStop()
  try {
    await main(env)
  } catch (e) {
    await close()
    const line = startFault(e, env)
    if (line === undefined) throw e
    stop(line)
  }
}
function envOrStop(): Env {
  try {
    return readEnv()
  } catch (e) {
    if (!(e instanceof EnvError)) throw e
    return stop(e.message)
  }
}
