// A provider as its desk has it.
import type { Output } from '#surfaces/console/desk/call.ts'

export type Connected = Output<'/api/v2/admin/connection/page'>['records'][number]
