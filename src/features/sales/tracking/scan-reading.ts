// What Kuaidi100 tells of a parcel, read as scans. All of it is somebody else's text: nothing is believed to be there,
// to be short or to be in order. Pure.
import type { ScanKind } from '#features/sales/fulfilment/movement.ts'
import type { NewScan } from '#features/sales/fulfilment/fulfilment.ts'

/** Its codes of a parcel's way, the plain ones and those within them. */
const kinds: Readonly<Record<ScanKind, string>> = {
  placed: '101 102 已下单 待揽收',
  collected: '1 103 揽收 已揽收 揽件',
  transit: '0 7 1001 1002 1003 在途 到达派件城市 干线 转递 转投',
  customs: '8 10 11 12 清关 待清关 清关中 已清关',
  out: '5 派件',
  point: '501 205 投柜或驿站 柜或驿站超时未取',
  problem:
    '2 13 201 202 204 206 207 208 209 210 401 疑难 清关异常 超时未签收 超时未更新 派件异常 无法联系 超区 滞留 破损 销单 已销单',
  refused: '14 203 拒签 拒收',
  returning: '6 退回',
  returned: '4 退签',
  delivered: '3 301 302 303 304 签收 本人签收 派件异常后签收 代签 投柜或站签收',
}
const kindByWord: ReadonlyMap<string, ScanKind> = new Map(
  (Object.keys(kinds) as ScanKind[]).flatMap((kind) => kinds[kind].split(' ').map((word) => [word, kind] as const)),
)

type Row = Record<string, unknown>
export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const words = (value: unknown): string =>
  // what cannot be seen may turn the rest around or break the text that is kept
  typeof value === 'string'
    ? value
        .slice(0, 2000)
        .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
        .trim()
    : ''
const named = (value: unknown): string => (typeof value === 'number' ? String(value) : words(value))

/** Its times are those of clocks in China, without saying so. */
function timeOf({ ftime, time }: Row): Date | undefined {
  const said = words(ftime) || words(time)
  const [, day, clock] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)$/.exec(said) ?? []
  const at = new Date(`${day}T${clock}+08:00`)
  return day !== undefined && !Number.isNaN(at.getTime()) ? at : undefined
}
/** Of province, city and district the city. */
const placeOf = ({ location, areaName }: Row): string => {
  const areas = words(areaName)
    .split(',')
    .map((area) => area.trim())
  return words(location) || areas[1] || areas[0] || ''
}
function scanOf(row: Row, otherwise: ScanKind): NewScan | undefined {
  const [at, text] = [timeOf(row), words(row['context'])]
  const kind = kindByWord.get(named(row['statusCode'])) ?? kindByWord.get(named(row['status'])) ?? otherwise
  return at && text !== '' ? { at, kind, text, place: placeOf(row) } : undefined
}

/** Many more than a parcel has: the rest is not even looked at. */
const rowsAtMost = 1000
/** The scans of `{ state, data: [{ ftime, context, … }] }`. Where rows do not say what they are, the whole says it of
 * the newest. */
export function scansIn(told: unknown): NewScan[] {
  if (!isRow(told) || !Array.isArray(told['data'])) return []
  const rows = told['data'].slice(0, rowsAtMost).filter(isRow)
  const newest = rows.toSorted((a, b) => (timeOf(b)?.getTime() ?? 0) - (timeOf(a)?.getTime() ?? 0))[0]
  const now = kindByWord.get(named(told['state'])) ?? 'transit'
  return rows.flatMap((row) => scanOf(row, row === newest ? now : 'transit') ?? [])
}
/** The waybill that it speaks of. */
export const numberIn = (told: unknown): string => (isRow(told) ? named(told['nu']) : '')
