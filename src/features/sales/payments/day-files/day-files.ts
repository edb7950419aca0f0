// The files of a day, by provider. A new one is a file beside this and its line here.
import { alipayDay } from './alipay.ts'
import { stripeDay } from './stripe.ts'
import { wechatDay } from './wechat.ts'
import type { DayFile } from './day-file.ts'

export const dayFiles: readonly DayFile[] = [wechatDay, alipayDay, stripeDay]
export const dayFileOf = (provider: string): DayFile | undefined => dayFiles.find((one) => one.provider === provider)
