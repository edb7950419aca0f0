// All that the wallets know: trades, refunds, notices, the faults a tester switched on. With a folder it is kept for
// the next start, whole after each change: a demo has few trades.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlatformCertificate, WalletKeys } from './wallets-keys.ts'

export const wallets = ['wechat', 'alipay'] as const
export type Wallet = (typeof wallets)[number]
export interface Trade {
  wallet: Wallet
  /** the shop's number */
  outTradeNo: string
  /** native, h5, page, wap, precreate */
  way: string
  fen: number
  title: string
  notifyUrl: string
  /** where the buyer goes back to */
  returnUrl: string | null
  /** of its page */
  token: string
  state: 'open' | 'paid' | 'closed'
  txn: string | null
  paidAt: number | null
  /** ms at which it closes by itself */
  until: number
  /** what it was asked with: the same number with other words is refused */
  asked: string
  odd: OddMoney | null
}
export interface Refund {
  wallet: Wallet
  outRefundNo: string
  outTradeNo: string
  txn: string
  id: string
  fen: number
  notifyUrl: string | null
  state: 'SUCCESS' | 'PROCESSING' | 'ABNORMAL'
  at: number
}
export interface Notice {
  id: string
  wallet: Wallet
  /** TRANSACTION.SUCCESS, REFUND.SUCCESS, … */
  kind: string
  outTradeNo: string
  outRefundNo: string | null
  url: string
  state: 'held' | 'waiting' | 'retrying' | 'delivered' | 'gaveUp'
  tamper: Tamper | null
  copies: number
  attempts: { at: string; tamper: Tamper | null; status: number | null; error: string | null }[]
}

/** signature: another key's. body: one letter changed after signing. amount, otherOrder, otherMerchant: truly signed,
 * but false, or for somebody else. */
export const tampers = ['signature', 'body', 'amount', 'otherOrder', 'otherMerchant'] as const
export type Tamper = (typeof tampers)[number]
export const oddities = ['currency', 'noAmount', 'less', 'more'] as const
export type OddMoney = (typeof oddities)[number]
export interface Mode {
  /** notices leave so many milliseconds late, answers come so late */
  delayMs: number
  apiDelayMs: number
  /** every notice is sent so many more times, at once */
  duplicate: number
  /** notices wait for a flush, which sends the newest first */
  reorder: boolean
  tamper: Tamper | null
  /** true: calls hang, nothing is done. afterwards: the work is done, the answer never comes. */
  silent: { api: boolean | 'afterwards'; notices: boolean }
  /** true: refunds are taken and fail a moment later. refuse: they are refused at once. */
  failRefunds: boolean | 'refuse'
  /** answers are signed with a key that is not theirs */
  wrongSignature: boolean
  /** trades that are paid from now on are odd for ever */
  odd: OddMoney | null
}
export const calm = (): Mode => ({
  delayMs: 0,
  apiDelayMs: 0,
  duplicate: 0,
  reorder: false,
  tamper: null,
  silent: { api: false, notices: false },
  failRefunds: false,
  wrongSignature: false,
  odd: null,
})

interface Kept {
  trades: Trade[]
  refunds: Refund[]
  notices: Notice[]
}
export interface Store {
  trades: Map<string, Trade>
  refunds: Map<string, Refund>
  notices: Map<string, Notice>
  save: () => void
  clear: () => void
}
export const keyOf = (wallet: Wallet, no: string): string => `${wallet} ${no}`

export function openStore(folder: string | undefined): Store {
  const file = folder === undefined ? undefined : join(folder, 'wallets.json')
  const kept: Kept =
    file && existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Kept)
      : { trades: [], refunds: [], notices: [] }
  const trades = new Map(kept.trades.map((trade) => [keyOf(trade.wallet, trade.outTradeNo), trade]))
  const refunds = new Map(kept.refunds.map((refund) => [keyOf(refund.wallet, refund.outRefundNo), refund]))
  const notices = new Map(kept.notices.map((notice) => [notice.id, notice]))
  const save = (): void => {
    if (!file) return
    const all: Kept = {
      trades: [...trades.values()],
      refunds: [...refunds.values()],
      notices: [...notices.values()],
    }
    writeFileSync(`${file}.new`, JSON.stringify(all))
    renameSync(`${file}.new`, file)
  }
  const clear = (): void => {
    for (const map of [trades, refunds, notices]) map.clear()
    save()
  }
  return { trades, refunds, notices, save, clear }
}

/** The two providers, as their parts share them. */
export interface Providers {
  address: () => string
  keys: WalletKeys
  /** of WeChat's platform: the last one signs, all of them are handed out */
  certificates: PlatformCertificate[]
  merchant: { mchid: string; appid: string; serial: string; alipayApp: string; name: string }
  store: Store
  mode: Mode
  seen: { at: string; call: string; asked: unknown; status: number; answer: unknown }[]
  /** how often each call came */
  counts: Record<string, number>
  /** sends what there is to send of a notice */
  tell: (notice: Notice) => void
  later: (ms: number, work: () => void) => void
  now: () => number
}
