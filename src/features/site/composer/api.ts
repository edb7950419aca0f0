// Calls of composed pages: public, the same for all readers of a language, so they are kept for two seconds.
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { readPage } from './composer.ts'
import { pageHomeDetail } from './contract.ts'
import { shopCalls } from './shop-api.ts'

const pageAge = 2000

export const calls = [
  handled(pageHomeDetail, (ctx) =>
    ctx.app.cache.get('page', `home ${ctx.lang}`, pageAge, async () => ({ blocks: await readPage(ctx, 'home') })),
  ),
  ...shopCalls,
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
