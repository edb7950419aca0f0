// WeChat Pay's trade bill of a day (ALL): a header, a row for each payment and refund with an accent before every cell,
// a header of sums and their row. https://pay.weixin.qq.com/doc/v3/merchant/4013071249
import { createHash } from 'node:crypto'
import { ask, download, Refused, setup } from '../methods/wechat-client.ts'
import {
  BadDayFile,
  fenOf,
  finely,
  inFen,
  mustBeOfDay,
  shanghaiTime,
  unpacked,
  type DayFile,
  type DayRow,
  type Fetched,
} from './day-file.ts'
import type { AppContext } from '#kernel/call/app-context.ts'

const sumsBegin = '总交易单数'
const needed = ['交易时间', '商户号', '微信订单号', '商户订单号', '交易状态', '货币种类', '手续费', '订单金额'] as const
const ofRefunds = ['微信退款单号', '商户退款单号', '申请退款金额'] as const

async function fetchBill(app: AppContext, day: string): Promise<Fetched | 'none' | undefined> {
  let told
  try {
    told = await ask(app, 'GET', `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`)
  } catch (e) {
    if (e instanceof Refused && e.why === 'NO_STATEMENT_EXIST') return 'none'
    if (e instanceof Refused && e.why === 'STATEMENT_CREATING') return undefined
    throw e
  }
  const { hash_type: kind, hash_value: hash, download_url: url } = told
  if (kind !== 'SHA1' || typeof hash !== 'string' || typeof url !== 'string')
    throw new Error('WeChat Pay names no bill')
  const bytes = await download(app, url)
  if (createHash('sha1').update(bytes).digest('hex') !== hash.toLowerCase())
    throw new Error('a bill of WeChat Pay is another than was announced')
  return { name: `wechat-${day}.csv`, bytes }
}

/** Every cell begins with an accent, so a comma within one parts nothing. */
const cellsOf = (line: string): string[] =>
  line.startsWith('`') ? line.slice(1).split(',`') : line.split(',').map((cell) => cell.replace(/^`/, ''))

interface Sheet {
  headings: string[]
  rows: { line: number; cells: string[] }[]
  sums: Map<string, string>
}
function sheetOf(bytes: Uint8Array): Sheet {
  const lines = new TextDecoder('utf-8', { fatal: false }).decode(unpacked(bytes)[0]).split(/\r\n|\n|\r/)
  while (lines.at(-1)?.trim() === '') lines.pop()
  const headings = (lines[0] ?? '').split(',').map((cell) => cell.trim())
  if (!needed.every((name) => headings.includes(name))) throw new BadDayFile('unknown')
  const end = lines.findIndex((line) => line.startsWith(sumsBegin))
  if (end < 0 || end !== lines.length - 2) throw new BadDayFile('half', lines.length)
  const values = cellsOf(lines[end + 1]!)
  const sums = new Map(lines[end]!.split(',').map((name, i) => [name.trim(), (values[i] ?? '').trim()]))
  const rows = lines.slice(1, end).map((line, i) => ({ line: i + 2, cells: cellsOf(line) }))
  const wide = rows.find(({ cells }) => cells.length !== headings.length)
  if (wide) throw new BadDayFile('half', wide.line)
  return { headings, rows, sums }
}

function read(bytes: Uint8Array, day: string): DayRow[] {
  const { headings, rows, sums } = sheetOf(bytes)
  let [paid, back, fees] = [0, 0, 0]
  const found = rows.map(({ line, cells }): DayRow => {
    const cell = (name: string) => (cells[headings.indexOf(name)] ?? '').trim()
    const at = mustBeOfDay(shanghaiTime(cell('交易时间'), line), day, line)
    const state = cell('交易状态')
    const fine = finely(cell('手续费'), line)
    fees += fine
    const common = { at, fee: inFen(fine), note: cell('货币种类') === 'CNY' ? '' : cell('货币种类') }
    if (state === 'SUCCESS') {
      const amount = fenOf(cell('订单金额'), line)
      paid += amount
      const txn = cell('微信订单号')
      if (txn === '') throw new BadDayFile('cell', line)
      return { ...common, kind: 'payment', rowNo: txn, ref: txn, ourNo: cell('商户订单号'), amount }
    }
    if (!ofRefunds.every((name) => headings.includes(name))) throw new BadDayFile('unknown', line)
    const amount = fenOf(cell('申请退款金额'), line)
    back += amount
    const [refundNo, ourNo] = [cell('微信退款单号'), cell('商户退款单号')]
    if (refundNo === '' || ourNo === '') throw new BadDayFile('cell', line)
    return { ...common, kind: 'refund', rowNo: refundNo, ref: ourNo, ourNo, amount: -amount }
  })
  const sum = (name: string) => fenOf(sums.get(name) ?? '', rows.length + 3)
  const agrees =
    sums.get(sumsBegin) === String(rows.length) &&
    sum('订单总金额') === paid &&
    sum('申请退款总金额') === back &&
    finely(sums.get('手续费总金额') ?? '', rows.length + 3) === fees
  if (!agrees) throw new BadDayFile('half', rows.length + 3)
  return found
}

export const wechatDay: DayFile = {
  provider: 'wechat',
  method: 'wechat',
  isSetUp: (app) => app.env.wechatPay !== undefined && setup(app).merchant !== '',
  fetch: fetchBill,
  read,
}
