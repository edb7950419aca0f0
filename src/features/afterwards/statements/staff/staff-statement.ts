// A statement as staff read it.
import type { Output } from '#surfaces/console/desk/call.ts'

export type StaffStatement = Output<'/api/v2/admin/bill/detail'>
