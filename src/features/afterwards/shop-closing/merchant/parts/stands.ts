// How the closing of a shop stands, as both desks are told.
import type { Output } from '#surfaces/console/desk/call.ts'

export type Stands = Output<'/api/v2/mch/closing/detail'>
