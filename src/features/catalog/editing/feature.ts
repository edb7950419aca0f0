// The manifest: goods written by merchants, and looked at by staff before they are on sale.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { jobs, schedules } from './jobs.ts'
import { messageKinds } from './message-kinds.ts'
import { editsBy, leaveDrafts } from './queries.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'

export const editing: Feature = {
  name: 'catalog/editing',
  about: 'goods written by merchants, and looked at by staff before they are on sale',
  calls,
  jobs,
  schedules,
  messages: messageKinds,
  refusals,
  settings,
  permissions: {
    staff: { 'goods.read': ['catalogue', 'review', 'support'], 'goods.write': ['catalogue', 'review'] },
  },
  person: {
    columns: {
      'product_draft.saved_by': 'erased',
      'product_edit.user_id': 'erased',
    },
    exports: {
      goodsEdited: async ({ db, userId }) =>
        (await editsBy(db, userId)).map(({ at, ...edit }) => ({ ...edit, at: at.toISOString() })),
    },
    erase: ({ db }, userId) => leaveDrafts(db, userId),
  },
  tables: ['product_draft', 'product_edit', 'goods_picture', 'goods_media'],
  rules: ['checking.ts', 'merging.ts', 'content.ts', 'variants.ts'],
}
