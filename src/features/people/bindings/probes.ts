// Trying WeChat and Alipay: they are shown a code or token that nobody has. Who refuses that took the keys.
import { tryAlipay } from './providers/alipay.ts'
import { tryWechat } from './providers/wechat.ts'
import type { Probes } from '#kernel/call/app-context.ts'

export const probes: Probes = {
  wechat: ({ app }) => tryWechat(app),
  alipay: ({ app }) => tryAlipay(app),
}
