// The files of a day, as both wallets make them: WeChat Pay's trade bill, Alipay's business details in an archive. Each
// is named by one answer and fetched by another call.
import { createHash } from 'node:crypto'
import { zipSync } from 'fflate'
import iconv from 'iconv-lite'
import type { Providers, Refund, Trade, Wallet } from './wallets-store.ts'
import { takenOf } from './wallets-trades.ts'

const dayMs = 86_400_000
const beijing = (ms: number): string => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
const yuan = (fen: number): string => {
  const sum = Math.abs(fen)
  return `${fen < 0 ? '-' : ''}${Math.trunc(sum / 100)}.${String(sum % 100).padStart(2, '0')}`
}
/** 0.6 %, to the nearest fen; of a refund its share is given back. */
const feeOf = (fen: number): number => Math.round((fen * 6) / 1000)

interface Day {
  trades: Trade[]
  refunds: Refund[]
}
/** What happened on a day in Shanghai; undefined where nothing did. */
function dayOf(p: Providers, wallet: Wallet, day: string): Day | undefined {
  const from = Date.parse(`${day}T00:00:00+08:00`)
  const isThen = (at: number | null): boolean => at !== null && at >= from && at < from + dayMs
  const trades = [...p.store.trades.values()].filter((one) => one.wallet === wallet && isThen(one.paidAt))
  const refunds = [...p.store.refunds.values()].filter(
    (one) => one.wallet === wallet && isThen(one.at) && one.state === 'SUCCESS',
  )
  return trades.length + refunds.length === 0 ? undefined : { trades, refunds }
}
const sumOf = (fen: readonly number[]): number => fen.reduce((sum, one) => sum + one, 0)

const wechatColumns =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,' +
  '应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,' +
  '手续费,费率,订单金额,申请退款金额,费率备注'
const wechatSums = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额'
const accented = (cells: readonly string[]): string => cells.map((cell) => `\`${cell}`).join(',')
export function wechatBill(p: Providers, day: string): string | undefined {
  const found = dayOf(p, 'wechat', day)
  if (!found) return undefined
  const { appid, mchid } = p.merchant
  const of = (at: number, txn: string, no: string) => [
    beijing(at),
    appid,
    mchid,
    '0',
    '',
    txn,
    no,
    'oSimulated',
    'NATIVE',
  ]
  const rate = '0.60%'
  const paid = found.trades.map((trade) => {
    const fen = takenOf(trade)
    const currency = trade.odd === 'currency' ? 'HKD' : 'CNY'
    const sums = ['SUCCESS', 'OTHERS', currency, yuan(fen), '0.00', '0', '0', '0.00', '0.00', '', '', trade.title, '']
    const end = [`${yuan(feeOf(fen))}000`, rate, yuan(fen), '0.00', '']
    return of(trade.paidAt!, trade.txn!, trade.outTradeNo).concat(sums, end)
  })
  const back = found.refunds.map(({ at, txn, outTradeNo, id, outRefundNo, fen }) => {
    const ids = [id, outRefundNo, yuan(fen), '0.00', 'ORIGINAL', 'SUCCESS', '', '']
    const end = [`${yuan(-feeOf(fen))}000`, rate, '0.00', yuan(fen), '']
    return of(at, txn, outTradeNo).concat(['REFUND', 'OTHERS', 'CNY', '0.00', '0.00'], ids, end)
  })
  const [took, gave] = [sumOf(found.trades.map(takenOf)), sumOf(found.refunds.map(({ fen }) => fen))]
  const fees = sumOf([...found.trades.map((t) => feeOf(takenOf(t))), ...found.refunds.map(({ fen }) => -feeOf(fen))])
  const count = paid.length + back.length
  const sums = [String(count), yuan(took), yuan(gave), '0.00', `${yuan(fees)}000`, yuan(took), yuan(gave)]
  return `${[wechatColumns, ...[...paid, ...back].map(accented), wechatSums, accented(sums)].join('\r\n')}\r\n`
}
export const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex')

const alipayColumns =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,' +
  '商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,' +
  '卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注'
const none = ['0.00', '0.00', '0.00', '0.00', '0.00']
interface Line {
  txn: string
  no: string
  kind: '交易' | '退款'
  title: string
  at: number
  fen: number
  request: string
}
function alipayLine({ txn, no, kind, title, at, fen, request }: Line): string {
  const fee = -feeOf(Math.abs(fen)) * Math.sign(fen)
  const who = [
    `${txn}\t`,
    `${no}\t`,
    kind,
    title,
    beijing(at),
    beijing(at),
    '\t',
    '\t',
    '\t',
    '\t',
    '**某(bu***@sim.example)',
  ]
  const sums = [yuan(fen), yuan(fen), ...none, '', '0.00\t', '0.00', `${request}\t`, yuan(fee), '0.00', '']
  return [...who, ...sums].join(',')
}
export function alipayBill(p: Providers, day: string): Uint8Array | undefined {
  const found = dayOf(p, 'alipay', day)
  if (!found) return undefined
  const paid = found.trades.map((t) =>
    alipayLine({
      txn: t.txn!,
      no: t.outTradeNo,
      kind: '交易',
      title: t.title,
      at: t.paidAt!,
      fen: takenOf(t),
      request: '',
    }),
  )
  const back = found.refunds.map((r) =>
    alipayLine({
      txn: r.txn,
      no: r.outTradeNo,
      kind: '退款',
      title: '',
      at: r.at,
      fen: -r.fen,
      request: r.outRefundNo,
    }),
  )
  const [took, gave] = [sumOf(found.trades.map(takenOf)), sumOf(found.refunds.map(({ fen }) => -fen))]
  const [year, month, date] = day.split('-')
  const span = `[${year}年${month}月${date}日 00:00:00]`
  const rule = '-'.repeat(40)
  const head = ['#支付宝业务明细查询', '#账号：[20880000000000000156]', `#起始日期：${span}   终止日期：${span}`]
  const end = [
    `#${rule}业务明细列表结束${rule}`,
    `#交易合计：${paid.length}笔，商家实收共${yuan(took)}元，商家优惠共0.00元`,
    `#退款合计：${back.length}笔，商家实收退款共${yuan(gave)}元，商家优惠退款共0.00元`,
    `#导出时间：[${beijing(p.now())}]`,
  ]
  const lines = head.concat(`#${rule}业务明细列表${rule}`, alipayColumns, paid, back, end)
  const name = `20880000000000000156_${day.replaceAll('-', '')}_业务明细.csv`
  return zipSync({ [name]: iconv.encode(lines.join('\r\n'), 'gbk') })
}
