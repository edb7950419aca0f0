// One refund in trouble, as its screen has it.
import type { Output } from '#surfaces/console/desk/call.ts'

export type Troubled = Output<'/api/v2/admin/reroute/detail'>
