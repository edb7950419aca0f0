// The server process: as it was built, or from its sources where it is being worked on. What it loads is kept compiled
// beside the packages, so that the next start need not do it anew. JavaScript, as all that is built: for one file of
// TypeScript Node would load a compiler, and keep its 16 MB for as long as the shop is open.
import { existsSync } from 'node:fs'
import { enableCompileCache, flushCompileCache } from 'node:module'

enableCompileCache(`${import.meta.dirname}/node_modules/.cache/compiled`)
const built = new URL('build/app/serve.js', import.meta.url)
const inService = process.env['NODE_ENV'] === 'production' && existsSync(built)
const { serve } = await import(inService ? built.href : './bin/serve.ts')
await serve()
/**
 * A process that is killed would leave nothing behind. What the start made and needs no more (20 MB) would stay until
 * much is asked. `gc` is there where the process was started with `--expose-gc`, as `npm start` does.
 */
function settle() {
  flushCompileCache()
  globalThis.gc?.()
}
setTimeout(settle, 1000).unref()
