// A freight template as it is typed, and the rules it makes or what is wrong with it. Pure. Weight is typed in
// kilograms, volume in litres, each to the thousandth.
import { mostFee, mostUnits, type chargings } from '../limits.ts'
import { typedFen } from '#kernel/data/money.ts'
import type { Output } from '#surfaces/console/desk/call.ts'

export type Charging = (typeof chargings)[number]
type Full = Output<'/api/v2/mch/freight/detail'>
export type Rules = Pick<Full, 'chargedBy' | 'rows' | 'excluded'>
export interface RowDraft {
  key: number
  areas: readonly string[]
  firstUnits: string
  firstFee: string
  nextUnits: string
  nextFee: string
  freeFromAmount: string
  freeFromCount: string
}
export interface Draft {
  name: string
  chargedBy: Charging
  rows: readonly RowDraft[]
  excluded: readonly string[]
}
export const numbers = ['firstUnits', 'firstFee', 'nextUnits', 'nextFee', 'freeFromAmount', 'freeFromCount'] as const
export type NumberField = (typeof numbers)[number]

const plainOf = (text: string): string => text.normalize('NFKC').replace(/[¥￥\s]/g, '')
/** "1.5" and "1,5" kilograms or litres in thousandths; undefined for anything else. */
function thousandthsOf(text: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,8})(?:[.,](\d{1,3}))?$/.exec(plainOf(text)) ?? []
  const parts = whole === undefined ? NaN : Number(whole) * 1000 + Number(part.padEnd(3, '0'))
  return parts <= mostUnits ? parts : undefined
}
export function fenOf(text: string): number | undefined {
  const fen = typedFen(text)
  return fen !== undefined && fen >= 0 && fen <= mostFee ? fen : undefined
}
export function unitsOf(text: string, by: Charging): number | undefined {
  const units = by === 'piece' ? Number(/^\d{1,7}$/.exec(plainOf(text))?.[0] ?? NaN) : thousandthsOf(text)
  return units !== undefined && units >= 1 ? units : undefined
}
const decimal = (value: number, decimals: 2 | 3): string => {
  const text = (value / 10 ** decimals).toFixed(decimals)
  return text.replace(/\.?0+$/, '')
}
const unitsText = (units: number, by: Charging): string => (by === 'piece' ? String(units) : decimal(units, 3))

let keys = 0
export const emptyRow = (): RowDraft => ({
  key: ++keys,
  areas: [],
  firstUnits: '1',
  firstFee: '',
  nextUnits: '1',
  nextFee: '',
  freeFromAmount: '',
  freeFromCount: '',
})
export const emptyDraft = (): Draft => ({
  name: '',
  chargedBy: 'piece',
  rows: [{ ...emptyRow(), areas: ['CN'] }],
  excluded: [],
})
export const draftOf = ({ name, chargedBy, rows, excluded }: Full): Draft => ({
  name,
  chargedBy,
  excluded,
  rows: rows.map((row) => ({
    key: ++keys,
    areas: row.areas,
    firstUnits: unitsText(row.firstUnits, chargedBy),
    firstFee: decimal(row.firstFee, 2),
    nextUnits: unitsText(row.nextUnits, chargedBy),
    nextFee: decimal(row.nextFee, 2),
    freeFromAmount: row.freeFromAmount === null ? '' : decimal(row.freeFromAmount, 2),
    freeFromCount: row.freeFromCount === null ? '' : String(row.freeFromCount),
  })),
})

export interface Told {
  rules: Rules | undefined
  /** fields that cannot be so, as "<key> firstFee", "<key> areas", "name" */
  faults: ReadonlySet<string>
}
export function told(draft: Draft): Told {
  const faults = new Set<string>()
  const known = <T>(value: T | undefined, field: string): T => {
    if (value === undefined) faults.add(field)
    return value as T
  }
  if (draft.name.trim() === '') faults.add('name')
  const rows = draft.rows.map((row) => {
    const at = (field: string) => `${row.key} ${field}`
    if (row.areas.length === 0) faults.add(at('areas'))
    const count = row.freeFromCount.trim()
    return {
      areas: [...row.areas],
      firstUnits: known(unitsOf(row.firstUnits, draft.chargedBy), at('firstUnits')),
      firstFee: known(fenOf(row.firstFee), at('firstFee')),
      nextUnits: known(unitsOf(row.nextUnits, draft.chargedBy), at('nextUnits')),
      nextFee: known(fenOf(row.nextFee), at('nextFee')),
      freeFromAmount:
        row.freeFromAmount.trim() === '' ? null : known(fenOf(row.freeFromAmount) || undefined, at('freeFromAmount')),
      freeFromCount: count === '' ? null : known(unitsOf(count.slice(0, 4), 'piece'), at('freeFromCount')),
    }
  })
  const rules = { chargedBy: draft.chargedBy, rows, excluded: [...draft.excluded] }
  return { rules: faults.size > 0 ? undefined : rules, faults }
}
/** Where each place stands: what one row has, another cannot. */
export const takenBy = (draft: Draft, but: number | 'excluded'): ReadonlySet<string> =>
  new Set([
    ...draft.rows.filter(({ key }) => key !== but).flatMap(({ areas }) => areas),
    ...(but === 'excluded' ? [] : draft.excluded),
  ])
