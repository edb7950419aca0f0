// What the screens of messages share. Types only.
import type { Output } from '#surfaces/console/desk/call.ts'

export type Template = Output<'/api/v2/admin/template/list'>['records'][number]
