// What the screen of the staff asks for, by its parts. Types only.
import type { Output } from '#surfaces/console/desk/call.ts'

export type Staff = Output<'/api/v2/admin/staff/page'>
export type StaffMember = Staff['records'][number]
