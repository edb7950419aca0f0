// No address: while this process serves, what it saw is written every few seconds and at the end.
import type { RawRoutes } from '#kernel/feature.ts'
import { keepTraffic, writtenEvery } from './collecting.ts'

export const routes: RawRoutes = (server, app, db) => {
  const keep = (): Promise<void> =>
    keepTraffic(db, app).catch((e: unknown) => app.log.warn({ error: String(e) }, 'views were not counted'))
  const timer = setInterval(() => void keep(), writtenEvery)
  timer.unref()
  server.addHook('preClose', async () => {
    clearInterval(timer)
    await keep()
  })
}
