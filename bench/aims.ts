// What each row is called, what it aims at, and what nothing goes below on this kind of machine.
import { inAll, type Measured } from './measure.ts'
import { mark, ms } from './table.ts'

interface Known {
  name: string
  /** ms of CPU in all */
  aim?: number
  /** statements as they were written down */
  statements?: number
  /** what two other shops took on the same catalogue and the same kind of machine */
  vendure?: string
  medusa?: string
  /** how many lists of twenty goods are drawn for it */
  drawn?: number
}
const known = {
  empty: { name: 'Nothing: /livez, the floor of HTTP' },
  detail: { name: 'Product detail', aim: 0.25, vendure: '3.4 + 3.8 (10)', medusa: '12.7 + 5.2 (20)' },
  list: { name: 'List of a category, 20 newest', aim: 0.6, vendure: '2.3 + 43', medusa: '22 + 16' },
  listPacked: { name: 'List of a category, asked for compressed' },
  hot: { name: 'The same list, asked by many', aim: 0.15, vendure: '2.3 + 43', medusa: '1.8 + 0.3' },
  facets: { name: 'List of a category, filtered, with facets', aim: 5 },
  search: { name: 'Search by two words, 20 and total', aim: 1.2, vendure: '4.7 + 1,509', medusa: '27 + 312' },
  add: { name: 'Add to cart', aim: 0.8, statements: 4, vendure: '12 + 12 (66)', medusa: '57 + 14 (83)' },
  checkout: { name: 'Whole checkout', aim: 8, statements: 24, vendure: '55 + 54 (271)', medusa: '497 + 130 (556)' },
  noticeOnline: { name: 'A payment notice of Stripe, to the paid order', aim: 4 },
  noticeWechat: { name: 'The same of WeChat Pay', aim: 4 },
  noticeAlipay: { name: 'The same of Alipay', aim: 4 },
  home: { name: 'Home page, rendered' },
  homePacked: { name: 'Home page, kept and compressed', aim: 0.5 },
  department: { name: 'List page, rendered', aim: 7, drawn: 1 },
  departmentPacked: { name: 'List page, rendered and compressed', drawn: 1 },
  product: { name: 'Product page, rendered', aim: 4 },
  productPacked: { name: 'Product page, rendered and compressed' },
  orderSearch: { name: 'Orders of a buyer with 10,000, by a word', aim: 5 },
  orderFar: { name: 'Orders of a buyer with 10,000, by a word, page 40', aim: 5 },
  deskList: { name: 'Orders of a merchant with 1,000,000, 20 of a tab', aim: 5 },
  deskSearch: { name: 'The same by number, waybill, person or goods', aim: 5 },
  ship: { name: 'Ship an order whole' },
  claim: { name: 'File a claim' },
  refund: { name: 'File a claim, approve and refund it' },
} satisfies Record<string, Known>
export type RowKey = keyof typeof known
export const knownOf = (key: RowKey): Known => known[key]
export interface Row {
  key: RowKey
  measured: Measured
  bare?: Measured
  /** statements of one request or journey as they were written down */
  recorded?: number
  /** how answers come that are asked for compressed */
  encoding?: string
}
/** In the order of the table. */
export const rowKeys = Object.keys(known) as RowKey[]

/** ms of CPU; how they were measured stands in docs/performance.md. */
const floors = {
  /** a prepared statement through server and pool */
  asked: 0.115,
  /** each further one, there and back, at its best */
  further: 0.03,
  /** something written and committed */
  committed: 0.3,
  /** the elements of a list page as a plain string */
  drawn: 1.6,
}
/** What a row costs at least, whatever stands around its statements: how, and how much. */
export function floorOf(
  { statements, commits }: Pick<Measured, 'statements' | 'commits'>,
  { drawn = 0 }: Known,
): { said: string; floor: number } {
  // a commit costs what was written with it: no statement is counted twice
  const further = Math.max(0, statements - 1 - 2 * commits)
  const parts: [string, number][] = [
    [`${floors.asked} to ask`, statements > 0 ? floors.asked : 0],
    [`${further.toFixed(1)} more statements × ${floors.further}`, further * floors.further],
    [`${commits.toFixed(1)} commits × ${floors.committed}`, commits * floors.committed],
    [`${drawn} list drawn × ${floors.drawn}`, drawn * floors.drawn],
  ]
  const told = parts.filter(([, cost]) => cost >= 0.005)
  return { said: told.map(([said]) => said).join(' + '), floor: told.reduce((sum, [, cost]) => sum + cost, 0) }
}

/** The aim, whether it is met, and where nothing could meet it, by which floor. */
export function aimCell(row: Known, measured: Measured, asked: number): string {
  const { aim, statements } = row
  if (aim === undefined) return '–'
  const met = measured.failed === 0 && inAll(measured) <= aim && (statements === undefined || asked <= statements)
  const told = `≤ ${aim}${statements ? `, ≤ ${statements}` : ''} ${mark(met)}`
  const { said, floor } = floorOf(measured, row)
  return met || floor <= aim ? told : `${told} floor ${ms(floor)}: ${said}`
}
