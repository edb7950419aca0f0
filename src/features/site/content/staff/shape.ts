// What the screens of articles share: an article in full. Types only.
import type { Output } from '#surfaces/console/desk/call.ts'

export type FullArticle = Output<'/api/v2/admin/article/detail'>
