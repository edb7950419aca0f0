// The payment methods of the shop. A new one is a file in methods/ and its line here;
// the cashier draws by interaction, never by method.
import { alipay } from './methods/alipay.ts'
import { bank } from './methods/bank.ts'
import { balance } from './methods/balance.ts'
import { online } from './methods/online.ts'
import { wechat } from './methods/wechat.ts'
import type { PaymentMethod } from './methods/method.ts'

export const methods: readonly PaymentMethod[] = [wechat, alipay, online, balance, bank]
export const methodOf = (code: string): PaymentMethod | undefined => methods.find((m) => m.code === code)
