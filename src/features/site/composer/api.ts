// Calls of composed pages. What is public is the same for all readers of a language and a side of the audiences, and
// kept for two seconds.
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { pageHomeDetail } from './contract.ts'
import { shopCalls } from './shop-api.ts'
import { pageLinks, pagePopup } from './around-contract.ts'
import { readLinks, readPopup } from './around-showing.ts'
import { siteCalls } from './site-api.ts'
import { readHome } from './site-page-showing.ts'

export const calls = [
  handled(pageHomeDetail, (ctx) => readHome(ctx)),
  handled(pageLinks, (ctx) => readLinks(ctx)),
  handled(pagePopup, (ctx, { place }) => readPopup(ctx, place)),
  ...siteCalls,
  ...shopCalls,
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
