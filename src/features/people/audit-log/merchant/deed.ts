// A deed as the log of the shop tells it.
import type { Output } from '#surfaces/console/desk/call.ts'

export type Deed = Output<'/api/v2/mch/log/page'>['records'][number]
