// The table: to the terminal, as JSON beside the data, and between its marks in docs/performance.md.
// CPU and ratios first: rates depend on the machine.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Flash } from './flash.ts'
import type { Greedy } from './greedy.ts'
import { aimCell, knownOf, rowKeys, type Row } from './aims.ts'
import { inAll, type Used } from './measure.ts'
import type { Books } from './books/books.ts'
import type { ColdStart } from './processes.ts'
import { aligned, mark, ms, rowsIn, table } from './table.ts'

export interface Findings {
  rows: Row[]
  sale?: (Flash & Used) | undefined
  limited?: (Flash & Used) | undefined
  crowd?: Greedy | undefined
  books?: Books | undefined
  /** of all of the shop; not where only books are measured */
  memory?: { idle: number; loaded: number }
  cold?: { own: ColdStart; running: ColdStart }
  /** ms of CPU for one payment password */
  password?: number
}
const seconds = (took: number): string => (took / 1000).toFixed(2)

function cellsOf({ key, measured, bare, recorded, encoding }: Row): string[] {
  const row = knownOf(key)
  const asked = recorded ?? measured.statements
  return [
    row.name,
    `${ms(inAll(measured))} (${ms(measured.server)} + ${ms(measured.postgres)})${encoding ? `, ${encoding}` : ''}`,
    Number.isInteger(asked) ? String(asked) : asked.toFixed(1),
    bare ? `${(inAll(measured) / inAll(bare)).toFixed(1)}×` : '–',
    aimCell(row, measured, asked),
    row.vendure ?? '–',
    row.medusa ?? '–',
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
const coldRow = ({ page, live }: ColdStart, whose: string, aim: number): string[] => [
  `Cold start to the first page, ${whose}`,
  `${seconds(page)} s (first answer ${seconds(live)} s)`,
  `< ${aim / 1000} s ${mark(page < aim)}`,
  '2.4–5.6 s',
  '2.9–5.8 s',
]
function shopRows(
  cold: NonNullable<Findings['cold']>,
  memory: { idle: number; loaded: number },
  password: number,
): string[][] {
  return [
    coldRow(cold.own, 'its own PostgreSQL included', 2000),
    coldRow(cold.running, 'with a PostgreSQL that runs', 1500),
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
/** What is measured, without how much of it. */
const subject = ([name = '']: readonly string[]): string => name.replace(/[\d,]+/g, 'n')
/** The rows that were measured in the place of those that stood there; what was not measured stays. */
function renewed(kept: string, measured: readonly string[][]): string[][] {
  const rows = rowsIn(kept)
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
  const complete = found.sale !== undefined && found.books !== undefined && found.rows.length === rowKeys.length
  const inPlace = (kept: string, measured: string[][]) => table(complete ? measured : renewed(kept, measured))
  const file = 'docs/performance.md'
  if (!(complete || write) || !existsSync(file)) return
  const between = /(<!-- bench:start -->\n)\n([\s\S]*?)\n\n([\s\S]*?)\n(\n<!-- bench:end -->)/
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(
      between,
      (_all, start: string, first: string, second: string, end: string) =>
        `${start}\n${inPlace(first, requests)}\n\n${inPlace(second, wholes)}\n${end}`,
    ),
  )
}
