// A template as the desk reads it.
import type { Output } from '#surfaces/console/desk/call.ts'

export type Template = Output<'/api/v2/admin/spec/list'>['records'][number]
