// What the tracking provider knows: parcels with their rows, who wants to hear of them, what it pushed, and the faults
// that a tester switched on.
import { createHash } from 'node:crypto'

export interface Row {
  time: string
  ftime: string
  context: string
  status: string
  statusCode: string
  areaName: string
}
export interface Subscriber {
  callbackurl: string
  salt: string
  phone: string
}
export interface Followed {
  company: string
  number: string
  /** the first to ask: whoever asks again is told so, and pushes go on to the first */
  subscriber: Subscriber | undefined
  rows: Row[]
  status: 'polling' | 'shutdown' | 'abort'
}
export interface Push {
  id: number
  to: string
  param: string
  sign: string
  state: 'held' | 'waiting' | 'taken' | 'refused'
  forged: boolean
  attempts: { status: number | null; answer: string }[]
}
export interface Mode {
  /** Every push leaves this many milliseconds late. */
  delayMs: number
  /** Every push is sent this many more times, at once. */
  duplicate: number
  /** Pushes are held until a flush, which sends them newest first. */
  reorder: boolean
  /** All pushes are signed with another salt. */
  wrongSign: boolean
  silent: { api: boolean; pushes: boolean }
  /** Every answer is this return code. */
  refuse: string | null
  garbled: boolean
  /** Answers go on for megabytes. */
  endless: boolean
}
export const calm = (): Mode => ({
  delayMs: 0,
  duplicate: 0,
  reorder: false,
  wrongSign: false,
  silent: { api: false, pushes: false },
  refuse: null,
  garbled: false,
  endless: false,
})
export interface Desk {
  key: string
  customer: string
  mode: Mode
  parcels: Map<string, Followed>
  pushes: Push[]
  requests: { path: string; form: Record<string, string>; code: string }[]
  now: () => number
}

export const md5 = (text: string): string => createHash('md5').update(text).digest('hex').toUpperCase()
export const nameOf = (company: string, number: string): string => `${company} ${number}`
/** Its clocks are in China. */
export const chinaTime = (ms: number): string =>
  new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

const names: Readonly<Record<string, string>> = {
  '101': '已下单',
  '1': '揽收',
  '103': '已揽收',
  '0': '在途',
  '1002': '干线',
  '5': '派件',
  '501': '投柜或驿站',
  '3': '签收',
  '301': '本人签收',
  '6': '退回',
  '4': '退签',
  '14': '拒签',
  '2': '疑难',
  '204': '派件异常',
  '11': '清关中',
}
export const rowOf = (at: number, code: string, context: string, areaName: string): Row => {
  const time = chinaTime(at)
  return { time, ftime: time, context, status: names[code] ?? '在途', statusCode: code, areaName }
}
/** As questions are answered and pushes say it: everything so far, newest first. */
export function resultOf({ company, number, rows }: Followed) {
  const data = rows.toSorted((a, b) => b.time.localeCompare(a.time))
  const state = data[0]?.statusCode ?? '0'
  return {
    message: 'ok',
    state,
    status: '200',
    condition: '',
    ischeck: state.startsWith('3') ? '1' : '0',
    com: company,
    nu: number,
    data,
  }
}
