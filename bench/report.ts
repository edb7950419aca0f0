// The table: to the terminal, as JSON beside the data, and between its marks in docs/performance.md.
// CPU and ratios first: rates depend on the machine.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Flash } from './flash.ts'
import type { Greedy } from './greedy.ts'
import { inAll, type Row, type Used } from './measure.ts'
import type { Books } from './books/books.ts'
import type { ColdStart } from './processes.ts'

export interface Findings {
  rows: Row[]
  sale?: (Flash & Used) | undefined
  limited?: (Flash & Used) | undefined
  crowd?: Greedy | undefined
  books?: Books | undefined
  /** of all of the shop; not where only books are measured */
  memory?: { idle: number; loaded: number }
  cold?: ColdStart
  /** ms of CPU for one payment password */
  password?: number
}
/**
 * What is aimed at, in ms of CPU in all and statements, and what two other shops took on the same catalogue
 * and the same kind of machine.
 */
const known: Record<
  string,
  { name: string; aim: number | undefined; statements?: number; vendure: string; medusa: string }
> = {
  empty: { name: 'Nothing: /livez, the floor of HTTP', aim: undefined, vendure: '–', medusa: '–' },
  detail: { name: 'Product detail', aim: 0.2, vendure: '3.4 + 3.8 (10)', medusa: '12.7 + 5.2 (20)' },
  list: { name: 'List of a category, 20 newest', aim: 0.6, vendure: '2.3 + 43', medusa: '22 + 16' },
  hot: { name: 'The same list, asked by many', aim: 0.15, vendure: '2.3 + 43', medusa: '1.8 + 0.3' },
  search: { name: 'Search by two words, 20 and total', aim: 1, vendure: '4.7 + 1,509', medusa: '27 + 312' },
  add: { name: 'Add to cart', aim: 0.8, statements: 4, vendure: '12 + 12 (66)', medusa: '57 + 14 (83)' },
  checkout: { name: 'Whole checkout', aim: 8, statements: 24, vendure: '55 + 54 (271)', medusa: '497 + 130 (556)' },
  noticeOnline: { name: 'A payment notice of Stripe, to the paid order', aim: 4, vendure: '–', medusa: '–' },
  noticeWechat: { name: 'The same of WeChat Pay', aim: 4, vendure: '–', medusa: '–' },
  noticeAlipay: { name: 'The same of Alipay', aim: 4, vendure: '–', medusa: '–' },
  home: { name: 'Home page, rendered', aim: 2, vendure: '–', medusa: '–' },
  department: { name: 'List page, rendered', aim: 2, vendure: '–', medusa: '–' },
  product: { name: 'Product page, rendered', aim: 2, vendure: '–', medusa: '–' },
  deskList: { name: 'Orders of a merchant with 1,000,000, 20 of a tab', aim: 5, vendure: '–', medusa: '–' },
  deskSearch: { name: 'The same by number, waybill, person or goods', aim: 5, vendure: '–', medusa: '–' },
  ship: { name: 'Ship an order whole', aim: undefined, vendure: '–', medusa: '–' },
  claim: { name: 'File a claim', aim: undefined, vendure: '–', medusa: '–' },
  refund: { name: 'File a claim, approve and refund it', aim: undefined, vendure: '–', medusa: '–' },
}
const seconds = (ms: number): string => (ms / 1000).toFixed(2)
const ms = (n: number): string => (n < 10 ? n.toFixed(2) : n.toFixed(1))
const mark = (good: boolean): string => (good ? '✓' : '✗')

function cellsOf({ key, measured, bare, recorded }: Row): string[] {
  const { name, aim, statements, vendure, medusa } = known[key]!
  const asked = recorded ?? measured.statements
  const met = (aim === undefined || inAll(measured) <= aim) && (statements === undefined || asked <= statements)
  return [
    name,
    `${ms(inAll(measured))} (${ms(measured.server)} + ${ms(measured.postgres)})`,
    Number.isInteger(asked) ? String(asked) : asked.toFixed(1),
    bare ? `${(inAll(measured) / inAll(bare)).toFixed(1)}×` : '–',
    aim === undefined ? '–' : `≤ ${aim}${statements ? `, ≤ ${statements}` : ''} ${mark(met)}`,
    vendure,
    medusa,
    Math.round(measured.perSecond).toLocaleString('en-US') +
      (measured.failed > 0 ? ` (${measured.failed} failed)` : ''),
    measured.p50.toFixed(1),
    measured.p99.toFixed(1),
  ]
}
const head = [
  'Request',
  'CPU ms (server + PostgreSQL)',
  'Statements',
  'Bare',
  'Aim',
  'Vendure 3.7',
  'Medusa 2.21',
  'Per second',
  'p50 ms',
  'p99 ms',
]

const limitedRow = (sale: Flash & Used): string[] => [
  'The same of a limited product, each by way of the preview',
  `${sale.sold} sold, ${sale.refused} refused, ${sale.other} unanswered in ${seconds(sale.took)} s; ` +
    `p50 ${ms(sale.p50)}, p99 ${ms(sale.p99)} ms`,
  `100, 400, 0, p99 < 2 s ${mark(sale.sold === 100 && sale.refused === 400 && sale.p99 < 2000)}`,
  '–',
  '–',
]

const crowdRow = ({ alone, among, drawn, refused, failed }: Greedy): string[] => [
  'Balance, while 24 clients of another network ask for pages',
  `p50 ${ms(among.p50)}, p95 ${ms(among.p95)}, p99 ${ms(among.p99)} ms (alone ${ms(alone.p50)}, ${ms(alone.p95)}, ` +
    `${ms(alone.p99)}); ${failed} unanswered; ${drawn.toFixed(0)} pages drawn a second, ${refused.toFixed(0)} refused`,
  `p95 < 100 ms, 0 ${mark(among.p95 < 100 && failed === 0)}`,
  '–',
  '–',
]

const whole = (n: number): string => Math.round(n).toLocaleString('en-US')
const minute = 60_000
const booksRows = ({ statements: s, audit: a }: Books): string[][] => [
  [
    `Statements of ${whole(s.merchants)} merchants over ${whole(s.postings)} postings`,
    `${seconds(s.took)} s, ${seconds(s.cpu)} s of CPU, ${(s.cpu / s.postings).toFixed(3)} ms each; a whole checkout ` +
      `meanwhile p50 ${ms(s.among.p50)}, ` +
      `p99 ${ms(s.among.p99)} ms (alone ${ms(s.alone.p50)}, ${ms(s.alone.p99)}), ${s.among.failed} failed`,
    `≤ 0.06 ms each by the clock, 0 ${mark(s.took <= s.postings * 0.06 && s.among.failed === 0)}`,
    '–',
    '–',
  ],
  [
    `Audit of ${whole(a.entries)} entries of the ledger`,
    `${seconds(a.took)} s, ${seconds(a.cpu)} s of CPU; ${a.right ? 'nothing wrong' : 'WRONG'}`,
    `< 60 s for 10,000,000 ${mark(a.took < (minute * a.entries) / 10_000_000 && a.right)}`,
    '–',
    '–',
  ],
]

function salesRows({ sale, limited, crowd, books, cold, memory, password }: Findings): string[][] {
  return [
    ...(sale
      ? [
          [
            '500 shoppers on 100 pieces',
            `${sale.sold} sold, ${sale.refused} refused, ${sale.other} unanswered ` +
              `in ${seconds(sale.took)} s; ${ms(inAll(sale))} ms each`,
            `100, 400, 0 in < 1 s ${mark(sale.sold === 100 && sale.refused === 400 && sale.took < 1000)}`,
            '500 sold in 30 s',
            '6 sold, 494 errors in 220 s',
          ],
        ]
      : []),
    ...(limited ? [limitedRow(limited)] : []),
    ...(crowd ? [crowdRow(crowd)] : []),
    ...(books ? booksRows(books) : []),
    ...(cold && memory && password !== undefined ? shopRows(cold, memory, password) : []),
  ]
}
function shopRows(cold: ColdStart, memory: { idle: number; loaded: number }, password: number): string[][] {
  return [
    [
      'Cold start to the first page',
      `${seconds(cold.page)} s (first answer ${seconds(cold.live)} s), its own PostgreSQL included`,
      `< 2 s ${mark(cold.page < 2000)}`,
      '2.4–5.6 s',
      '2.9–5.8 s',
    ],
    [
      'Memory of the server, idle',
      `${whole(memory.idle)} MB`,
      `< 200 MB ${mark(memory.idle < 200)}`,
      '345 MB',
      '408 MB',
    ],
    [
      'Memory of the server, most under load',
      `${whole(memory.loaded)} MB`,
      `< 350 MB ${mark(memory.loaded < 350)}`,
      '715 MB',
      '1,793 MB',
    ],
    ['Payment password (Argon2id), once per payment', `${ms(password)} ms of CPU`, 'as slow as it should be', '–', '–'],
  ]
}
const widthsOf = (rows: string[][]): number[] => rows[0]!.map((_, c) => Math.max(3, ...rows.map((r) => r[c]!.length)))
const padded = (row: string[], widths: number[], gap: string): string =>
  row.map((cell, c) => cell.padEnd(widths[c]!)).join(gap)
const aligned = (rows: string[][]): string =>
  rows.map((r) => `  ${padded(r, widthsOf(rows), '  ').trimEnd()}`).join('\n')
/** Markdown as the formatter leaves it. */
function table(rows: string[][]): string {
  const widths = widthsOf(rows)
  return [rows[0]!, widths.map((w) => '-'.repeat(w)), ...rows.slice(1)]
    .map((r) => `| ${padded(r, widths, ' | ')} |`)
    .join('\n')
}

/** Rows of a table as the document has it. */
const cellsIn = (line: string): string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
const isRule = (cells: readonly string[]): boolean => cells.every((cell) => /^-+$/.test(cell))
/** What is measured, without how much of it. */
const subject = ([name = '']: readonly string[]): string => name.replace(/[\d,]+/g, 'n')
/** The rows that were measured in the place of those that stood there; what was not measured stays. */
function renewed(kept: string, measured: readonly string[][]): string[][] {
  const rows = kept
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsIn)
    .filter((cells) => !isRule(cells))
  const fresh = new Map(measured.map((row) => [subject(row), row]))
  const standing = new Set(rows.map(subject))
  const added = measured.filter((row) => !standing.has(subject(row)))
  return [...rows.map((row) => fresh.get(subject(row)) ?? row), ...added]
}

/** Prints and keeps what was found. A run of all rows writes them into the document, another where it is told to. */
export function report(found: Findings, dataDir: string, write: boolean): void {
  const requests = [head, ...found.rows.map(cellsOf)]
  const wholes = [['Whole', 'Measured', 'Aim', 'Vendure 3.7', 'Medusa 2.21'], ...salesRows(found)]
  console.log(`\n${aligned(requests)}\n\n${aligned(wholes)}\n`)
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(`${dataDir}/last.json`, `${JSON.stringify(found, null, 2)}\n`)
  const complete =
    found.sale !== undefined && found.books !== undefined && found.rows.length === Object.keys(known).length
  const file = 'docs/performance.md'
  if (!(complete || write) || !existsSync(file)) return
  const between = /(<!-- bench:start -->\n)\n([\s\S]*?)\n\n([\s\S]*?)\n(\n<!-- bench:end -->)/
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(
      between,
      (_all, start: string, first: string, second: string, end: string) =>
        `${start}\n${table(renewed(first, requests))}\n\n${table(renewed(second, wholes))}\n${end}`,
    ),
  )
}
