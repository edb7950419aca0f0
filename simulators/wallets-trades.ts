// What happens to money at the wallets, whatever protocol asked for it: a trade is opened, paid, closed, given back.
import { randomBytes, randomInt } from 'node:crypto'
import { keyOf, type Notice, type Providers, type Refund, type Trade, type Wallet } from './wallets-store.ts'

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('')
const day = (now: number): string => new Date(now).toISOString().slice(0, 10).replaceAll('-', '')

/** The trade as it is now: one whose time is over has closed. */
export function tradeOf(p: Providers, wallet: Wallet, outTradeNo: string): Trade | undefined {
  const trade = p.store.trades.get(keyOf(wallet, outTradeNo))
  if (trade?.state === 'open' && trade.until <= p.now()) trade.state = 'closed'
  return trade
}
export const tradeByTxn = (p: Providers, wallet: Wallet, txn: string): Trade | undefined =>
  [...p.store.trades.values()].find((trade) => trade.wallet === wallet && trade.txn === txn)
export function tradeByToken(p: Providers, token: string): Trade | undefined {
  const trade = [...p.store.trades.values()].find((one) => one.token === token)
  return trade && tradeOf(p, trade.wallet, trade.outTradeNo)
}

export type NewTrade = Omit<Trade, 'token' | 'state' | 'txn' | 'paidAt' | 'odd'>
/** Opens it, the same one when asked again in the same words; `other` when the number was used with other words. */
export function openTrade(p: Providers, wish: NewTrade): Trade | 'other' {
  const before = tradeOf(p, wish.wallet, wish.outTradeNo)
  if (before) return before.asked === wish.asked ? before : 'other'
  const token = randomBytes(18).toString('base64url')
  const trade: Trade = { ...wish, token, state: 'open', txn: null, paidAt: null, odd: null }
  p.store.trades.set(keyOf(wish.wallet, wish.outTradeNo), trade)
  p.store.save()
  return trade
}

/** `late`: also one that has closed, as when its answer was lost on the way. */
export function payTrade(p: Providers, trade: Trade, late = false): Notice | undefined {
  if (trade.state === 'paid' || (trade.state === 'closed' && !late)) return undefined
  Object.assign(trade, {
    state: 'paid',
    txn: trade.wallet === 'wechat' ? `4200${digits(6)}${day(p.now())}${digits(10)}` : `${day(p.now())}22${digits(18)}`,
    paidAt: p.now(),
    odd: p.mode.odd,
  } satisfies Partial<Trade>)
  return notice(p, trade, trade.wallet === 'wechat' ? 'TRANSACTION.SUCCESS' : 'TRADE_SUCCESS', null)
}
/** False when it was paid, or had closed before. */
export function closeTrade(p: Providers, trade: Trade): boolean {
  if (trade.state !== 'open') return false
  trade.state = 'closed'
  p.store.save()
  return true
}

/** What it took: of an odd trade not what was asked. */
export const takenOf = ({ fen, odd }: Trade): number => fen + (odd === 'more' ? 1 : odd === 'less' ? -1 : 0)

const refundsOf = (p: Providers, trade: Trade): Refund[] =>
  [...p.store.refunds.values()].filter((r) => r.wallet === trade.wallet && r.outTradeNo === trade.outTradeNo)
/** What of it was given back, or is on its way. */
export const refunded = (p: Providers, trade: Trade): number =>
  refundsOf(p, trade).reduce((sum, { fen, state }) => sum + (state === 'ABNORMAL' ? 0 : fen), 0)

export type RefundFault = 'refused' | 'notPaid' | 'tooMuch' | 'otherAmount'
/** The same one when asked again under its number. */
export function refundTrade(
  p: Providers,
  trade: Trade,
  outRefundNo: string,
  fen: number,
  notifyUrl: string | null,
): { refund: Refund; again: boolean } | RefundFault {
  const before = p.store.refunds.get(keyOf(trade.wallet, outRefundNo))
  if (before && (before.fen !== fen || before.outTradeNo !== trade.outTradeNo)) return 'otherAmount'
  // Alipay carries out anew what failed under a number, WeChat does not
  if (before && (trade.wallet === 'wechat' || before.state !== 'ABNORMAL')) return { refund: before, again: true }
  if (trade.state !== 'paid' || trade.txn === null) return 'notPaid'
  if (p.mode.failRefunds === 'refuse') return 'refused'
  if (fen <= 0 || refunded(p, trade) + fen > takenOf(trade)) return 'tooMuch'
  const failing = p.mode.failRefunds
  const { wallet, outTradeNo, txn } = trade
  const refund: Refund = {
    wallet,
    outRefundNo,
    outTradeNo,
    txn,
    id: `50${digits(26)}`,
    fen,
    notifyUrl,
    state: failing ? 'PROCESSING' : 'SUCCESS',
    at: p.now(),
  }
  p.store.refunds.set(keyOf(wallet, outRefundNo), refund)
  p.store.save()
  if (failing) p.later(50, () => failRefund(p, refund))
  else if (wallet === 'wechat') notice(p, trade, 'REFUND.SUCCESS', refund)
  return { refund, again: false }
}
/** Its bank sends the money back. */
export function failRefund(p: Providers, refund: Refund): Notice | undefined {
  if (refund.state === 'ABNORMAL') return undefined
  refund.state = 'ABNORMAL'
  const trade = p.store.trades.get(keyOf(refund.wallet, refund.outTradeNo))
  return trade && notice(p, trade, 'REFUND.ABNORMAL', refund)
}

function notice(p: Providers, trade: Trade, kind: string, refund: Refund | null): Notice | undefined {
  const url = refund ? refund.notifyUrl : trade.notifyUrl
  p.store.save()
  if (!url) return undefined
  const made: Notice = {
    id: `EV-${digits(18)}`,
    wallet: trade.wallet,
    kind,
    outTradeNo: trade.outTradeNo,
    outRefundNo: refund?.outRefundNo ?? null,
    url,
    state: p.mode.reorder || p.mode.silent.notices ? 'held' : 'waiting',
    tamper: p.mode.tamper,
    copies: 1 + p.mode.duplicate,
    attempts: [],
  }
  p.store.notices.set(made.id, made)
  p.store.save()
  p.tell(made)
  return made
}
