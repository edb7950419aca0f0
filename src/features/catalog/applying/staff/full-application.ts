// An application as a whole, and the notes that are being written at its fields.
import type { Field } from '../content.ts'
import type { Output } from '#surfaces/console/desk/call.ts'

export type FullApplication = Output<'/api/v2/admin/merchant/apply/detail'>
export type Notes = ReadonlyMap<Field, string>
