// The tables of the platform's charts as files.
import type { Span } from '../merchant/figures-file.ts'
import { call, type Input } from '#surfaces/console/desk/call.ts'
import { saveFile } from '#surfaces/console/desk/save-file.ts'

export const platformFileOf = (of: Input<'/api/v2/admin/stat/file'>['of'], span: Span) => async (): Promise<void> =>
  saveFile(await call('/api/v2/admin/stat/file', { of, ...span }))
