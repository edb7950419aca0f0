// What the screens of feedback share: one in full. Types only.
import type { Output } from '#surfaces/console/desk/call.ts'

export type FullFeedback = Output<'/api/v2/admin/feedback/detail'>
