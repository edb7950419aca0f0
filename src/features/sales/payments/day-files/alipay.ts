// Alipay's business details of a day: GBK in an archive, lines of remarks before and behind, the last of them with the
// sums. https://opendocs.alipay.com/open/3c9f1bcf_alipay.data.dataservice.bill.downloadurl.query
import { parse } from 'csv-parse/sync'
import iconv from 'iconv-lite'
import { ask, download, Refused } from '../methods/alipay-client.ts'
import {
  BadDayFile,
  fenOf,
  mustBeOfDay,
  shanghaiTime,
  unpacked,
  type DayFile,
  type DayRow,
  type Fetched,
} from './day-file.ts'
import type { AppContext } from '#kernel/call/app-context.ts'

const noBill = ['isp.bill_not_exist', 'isv.bill_not_exist', 'BILL_NOT_EXIST']
const title = '#支付宝业务明细查询'
const endMark = '业务明细列表结束'

async function fetchBill(app: AppContext, day: string): Promise<Fetched | 'none'> {
  let told
  try {
    told = await ask(app, 'alipay.data.dataservice.bill.downloadurl.query', { bill_type: 'trade', bill_date: day })
  } catch (e) {
    if (e instanceof Refused && noBill.includes(e.why)) return 'none'
    throw e
  }
  const { bill_download_url: url } = told
  if (typeof url !== 'string') throw new Error('Alipay names no bill')
  return { name: `alipay-${day}.csv.zip`, bytes: await download(app, url) }
}

/** The text of the details; of an archive the file that begins with their title. */
function detailsIn(bytes: Uint8Array): string {
  for (const file of unpacked(bytes))
    for (const encoding of ['gbk', 'utf-8']) {
      const text = iconv.decode(Buffer.from(file), encoding)
      if (text.trimStart().startsWith(title) && text.includes('支付宝交易号')) return text
    }
  throw new BadDayFile('unknown')
}
/** Names of goods are not quoted: what is too much in a row is a comma of theirs. */
function aligned(cells: string[], headings: readonly string[]): string[] {
  const [more, at] = [cells.length - headings.length, headings.indexOf('商品名称')]
  if (more <= 0 || at < 0) return cells
  return [...cells.slice(0, at), cells.slice(at, at + more + 1).join(','), ...cells.slice(at + more + 1)]
}
interface Sheet {
  headings: string[]
  rows: { line: number; cells: string[] }[]
  /** what stands behind the rows */
  end: string
}
function sheetOf(text: string, day: string): Sheet {
  const lines = text.split(/\r\n|\n|\r/)
  const head = lines.findIndex((line) => line.startsWith('支付宝交易号'))
  const end = lines.findIndex((line, i) => i > head && line.startsWith('#'))
  if (head < 0 || end < 0 || !lines[end]!.includes(endMark)) throw new BadDayFile('half', lines.length)
  const span = lines.slice(0, head).find((line) => line.includes('起始日期'))
  const [year, month, date] = day.split('-')
  if (span && !span.includes(`${year}年${month}月${date}日`)) throw new BadDayFile('day', lines.indexOf(span) + 1)
  let records: string[][]
  try {
    records = parse(lines.slice(head, end).join('\n'), {
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    })
  } catch {
    throw new BadDayFile('half', head + 1)
  }
  const [headings = [], ...rest] = records.map((cells) => cells.map((cell) => cell.trim()))
  const rows = rest.map((cells, i) => ({ line: head + 2 + i, cells: aligned(cells, headings) }))
  return { headings, rows, end: lines.slice(end).join('\n') }
}

const sumsIn = (text: string, of: string): { count: string; sum: string } | undefined => {
  const [, count, sum] = new RegExp(`${of}合计：(\\d+)笔，商家实收(?:退款)?共(-?[\\d.]+)元`).exec(text) ?? []
  return count === undefined ? undefined : { count, sum: sum! }
}
function read(bytes: Uint8Array, day: string): DayRow[] {
  const { headings, rows, end } = sheetOf(detailsIn(bytes), day)
  const took = { 交易: { count: 0, sum: 0 }, 退款: { count: 0, sum: 0 } }
  const found = rows.map(({ line, cells }): DayRow => {
    const cell = (name: string) => {
      const at = headings.findIndex((heading) => heading.startsWith(name))
      if (at < 0) throw new BadDayFile('unknown', 1)
      return cells[at] ?? ''
    }
    const kind = cell('业务类型')
    if (kind !== '交易' && kind !== '退款') throw new BadDayFile('cell', line)
    const at = mustBeOfDay(shanghaiTime(cell('完成时间'), line), day, line)
    const [txn, ourNo, batch] = [cell('支付宝交易号'), cell('商户订单号'), cell('退款批次号')]
    const amount = fenOf(cell('订单金额'), line)
    // written with a minus or without, by the age of the account: of a payment it is kept, of a refund given back
    const fee = Math.abs(fenOf(cell('服务费'), line))
    took[kind].count++
    took[kind].sum += fenOf(cell('商家实收'), line)
    if (kind === '交易') return { kind: 'payment', rowNo: txn, at, ref: txn, ourNo, amount, fee, note: '' }
    const ref = `${txn}/${batch}`
    return { kind: 'refund', rowNo: ref, at, ref, ourNo: batch, amount: -Math.abs(amount), fee: -fee || 0, note: '' }
  })
  for (const kind of ['交易', '退款'] as const) {
    const told = sumsIn(end, kind)
    const agrees = told && told.count === String(took[kind].count) && fenOf(told.sum, 0) === (took[kind].sum || 0)
    if (!agrees) throw new BadDayFile('half', rows.length)
  }
  return found
}

export const alipayDay: DayFile = {
  provider: 'alipay',
  method: 'alipay',
  isSetUp: (app) => app.env.alipayPay !== undefined,
  fetch: fetchBill,
  read,
}
