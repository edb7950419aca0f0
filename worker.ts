// The worker process: jobs and schedules only, for WORKER=external beside any number of servers on one database.
import { databasePrepared, openApp } from '#app.ts'
import { EnvError } from '#kernel/data/env-reading.ts'
import { readEnv } from '#kernel/data/env.ts'
import { startFault } from '#kernel/data/start-faults.ts'

try {
  const env = readEnv()
  if (!env.databaseUrl)
    throw new EnvError('a worker of its own needs DATABASE_URL: the embedded database belongs to the server')
  await databasePrepared(env.databaseUrl, () =>
    console.log('  Miralo · 觅乐  worker waits for a server to prepare the database'),
  )
  const app = await openApp(env, env.databaseUrl, false)
  const jobs = await app.startJobs(false)
  console.log('  Miralo · 觅乐  worker is ready')
  const drain = async () => {
    await jobs.stop().catch(() => undefined)
    await app.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void drain())
} catch (e) {
  const line = startFault(e, { host: '', port: 0, dataDir: '' })
  if (line === undefined) throw e
  console.error(`miralo: ${line}`)
  process.exit(1)
}
