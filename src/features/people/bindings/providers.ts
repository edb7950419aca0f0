// The identity providers by kind, and which of them this shop has keys for.
import type { AppContext } from '#kernel/call/app-context.ts'
import { kinds, type Kind } from './kinds.ts'
import { alipay } from './providers/alipay.ts'
import type { Provider } from './providers/provider.ts'
import { wechat } from './providers/wechat.ts'

export const providers: Record<Kind, Provider> = { wechat, alipay }
export const offered = (app: AppContext): Kind[] =>
  kinds.filter((kind) => providers[kind].application(app, '') !== undefined)
