// No address: while this process serves, what it counted of searches is written every ten seconds and at the end.
import type { RawRoutes } from '#kernel/feature.ts'
import { keepSearches } from './search.ts'

const pause = 10_000

export const routes: RawRoutes = (server, app, db) => {
  const keep = (): Promise<void> =>
    keepSearches(db, app).catch((e: unknown) => app.log.warn({ error: String(e) }, 'searches were not counted'))
  const timer = setInterval(() => void keep(), pause)
  timer.unref()
  server.addHook('preClose', async () => {
    clearInterval(timer)
    await keep()
  })
}
