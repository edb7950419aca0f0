// The span that a screen shows, and its tables as files.
import { call, type Input } from '#surfaces/console/desk/call.ts'
import { saveFile } from '#surfaces/console/desk/save-file.ts'
import type { Comparison, Period } from '../spans.ts'

export interface Span {
  period: Period
  compare?: Comparison
  last?: string
}
/** Saves the table of a chart. */
export const statFileOf = (of: Input<'/api/v2/mch/stat/file'>['of'], span: Span) => async (): Promise<void> =>
  saveFile(await call('/api/v2/mch/stat/file', { of, ...span }))
