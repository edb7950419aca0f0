// What the screens of help share: a topic with its problems. Types only.
import type { Output } from '#surfaces/console/desk/call.ts'

export type Topic = Output<'/api/v2/admin/help/list'>['records'][number]
