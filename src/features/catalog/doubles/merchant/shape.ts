// A pair of goods that seem to be one, as the desk reads it.
import type { Output } from '#surfaces/console/desk/call.ts'

export type Double = Output<'/api/v2/mch/goods/double/page'>['records'][number]
export type Half = Double['one']
