// One attribute and its values, as the desk reads them.
import type { Output } from '#surfaces/console/desk/call.ts'

export type Attribute = Output<'/api/v2/admin/attribute/detail'>
export type Value = Attribute['values'][number]
