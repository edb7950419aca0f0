// What the screens of reasons share. Types only.
import type { Output } from '#surfaces/console/desk/call.ts'

export type Reason = Output<'/api/v2/admin/reason/list'>['records'][number]
