// The server process. What it loads is kept compiled beside the packages, so that the next start need not do it anew.
import { enableCompileCache, flushCompileCache } from 'node:module'

enableCompileCache(`${import.meta.dirname}/node_modules/.cache/compiled`)
const { serve } = await import('./bin/serve.ts')
await serve()
// a process that is killed would leave nothing behind
setTimeout(flushCompileCache, 1000).unref()
