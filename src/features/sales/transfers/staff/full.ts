// One bank transfer as staff see it. Types only.
import type { Output } from '#surfaces/console/desk/call.ts'

export type Full = Output<'/api/v2/admin/pay/transfer/detail'>
