// The server process: database, migrations, host, jobs; one printed address; drains on SIGTERM and Ctrl-C.
import { calls, openApp, prepareDatabase, rawRoutes } from '#app.ts'
import { EnvError, readEnv, type Env } from '#kernel/env.ts'
import { FolderInUse, lockFolder } from '#kernel/folder-lock.ts'
import { startEmbedded } from '#kernel/postgres.ts'
import { openHost } from '#web/host.ts'
import { rememberDemo } from './demo/decide.ts'
import { demoEnv, openDemo } from './demo/demo.ts'

const began = performance.now()
const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`

function stop(line: string): never {
  console.error(`miralo: ${line}`)
  process.exit(1)
}

async function main(env: Env): Promise<void> {
  const release = lockFolder(env.dataDir)
  const embedded = env.databaseUrl ? undefined : await startEmbedded(env.dataDir)
  const databaseUrl = env.databaseUrl ?? embedded!.url
  await prepareDatabase(databaseUrl)
  const demo = await rememberDemo(env, databaseUrl)
  const app = await openApp(demo ? await demoEnv(env) : env, databaseUrl, demo)
  const demoShop = demo ? await openDemo(app) : undefined
  const host = await openHost({
    shop: app.shop,
    db: app.db,
    calls,
    ask: app.ask,
    raw: rawRoutes,
    ready: () => app.pool.query('select 1'),
    pages: env.production ? 'production' : 'development',
  })
  const jobs = env.worker === 'in-process' ? await app.startJobs(embedded !== undefined) : undefined

  let closing = false
  const drain = async (): Promise<void> => {
    if (closing) return
    closing = true
    setTimeout(() => process.exit(1), 10_000).unref()
    await host.close()
    await jobs?.stop().catch(() => undefined)
    await demoShop?.close()
    await app.close()
    await embedded?.stop()
    release()
    process.exit(0)
  }
  const url = await host.listen({ port: env.port, host: env.host })
  app.reachableAt(url)
  // set here, after Vite: in development its compiler would exit the process first
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.removeAllListeners(signal).on(signal, () => void drain())
  console.log(`\n  Miralo · 觅乐  ${app.shop.publicUrl()}   (ready in ${seconds()})\n`)
  for (const line of demoShop?.logins ?? []) console.log(`  ${line}`)
}

try {
  await main(readEnv())
} catch (e) {
  if (e instanceof EnvError || e instanceof FolderInUse) stop(e.message)
  if (e instanceof Error && 'code' in e && e.code === 'EADDRINUSE') stop(`the port is in use: choose another with PORT`)
  if (e instanceof Error && 'code' in e && (e.code === 'ECONNREFUSED' || e.code === 'ENOTFOUND' || e.code === '28P01' || e.code === '3D000'))
    stop(`the database does not answer: ${e.message}`)
  throw e
}
