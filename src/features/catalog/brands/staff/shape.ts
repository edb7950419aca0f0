// What screens about brands show, by the calls that bring it.
import type { Output } from '#surfaces/console/desk/call.ts'

export type Brand = Output<'/api/v2/admin/brand/detail'>
export type FullRequest = Output<'/api/v2/admin/brand/request/detail'>
