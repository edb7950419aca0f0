// The worker process: jobs and schedules only, for WORKER=external beside any number of servers on one database.
import { openApp } from '#app.ts'
import { EnvError, readEnv } from '#kernel/data/env.ts'

try {
  const env = readEnv()
  if (!env.databaseUrl)
    throw new EnvError('a worker of its own needs DATABASE_URL: the embedded database belongs to the server')
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
  if (!(e instanceof EnvError)) throw e
  console.error(`miralo: ${e.message}`)
  process.exit(1)
}
