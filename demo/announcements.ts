// Announcements on the board. `publishedAt` counts days before today.
import { Type } from 'typebox'
import { dataOf, shape } from './data.ts'
import { Lines, Text } from './text.ts'

const Announcement = shape({
  code: Type.String(),
  kind: Type.Enum(['rule', 'campaign', 'delivery', 'system']),
  pinned: Type.Boolean(),
  publishedAt: Type.Integer({ minimum: 0 }),
  title: Text,
  body: Lines,
})
export const announcements = dataOf('announcements', () => Type.Array(Announcement))
