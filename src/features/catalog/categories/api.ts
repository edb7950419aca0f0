// Handlers of staff about the tree of categories.
import { add, close, edit, merge, move, note, remove } from './categories.ts'
import {
  adminCategoryAdd,
  adminCategoryClose,
  adminCategoryDelete,
  adminCategoryEdit,
  adminCategoryList,
  adminCategoryMerge,
  adminCategoryMerging,
  adminCategoryMove,
  adminCategoryPicture,
} from './contract.ts'
import { drawCategory, listKept, mergingOf } from '#features/catalog/products/products.ts'
import { countNaming, ratesMerged } from '#features/catalog/terms/terms.ts'
import { bringPicture } from '#features/platform/pictures/pictures.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'

interface Asker {
  user: { userId: number }
  ip: string
}
const by = ({ user, ip }: Asker) => ({ userId: user.userId, ip })

export const calls = [
  handled(adminCategoryList, async ({ db }) => ({ records: await listKept(db) })),
  handled(adminCategoryAdd, (ctx, input) => add(ctx.db, by(ctx), input)),
  handled(adminCategoryEdit, (ctx, input) => edit(ctx.db, by(ctx), input)),
  handled(adminCategoryPicture, async (ctx, { uploadId, ...seen }) => {
    const draw = async (db: typeof ctx.db, picture: string | null) => {
      await drawCategory(db, seen, picture)
      await note(db, by(ctx), 'picture', seen.id, { after: { picture } })
    }
    if (uploadId === null) {
      await ctx.transaction((db) => draw(db, null))
      return { file: null }
    }
    const { file } = await bringPicture(ctx, { uploadId, purpose: 'shop' }, (db, picture) => draw(db, picture.file))
    return { file }
  }),
  handled(adminCategoryMove, (ctx, input) => move(ctx.db, by(ctx), input)),
  handled(adminCategoryMerging, async ({ db, lang }, { id, into }) => ({
    ...(await mergingOf(db, id)),
    shops: await countNaming(db, id),
    rates: into === undefined ? [] : await ratesMerged(db, lang, id, into),
  })),
  handled(adminCategoryMerge, (ctx, input) => merge(ctx.db, by(ctx), input)),
  handled(adminCategoryClose, (ctx, input) => close(ctx.db, by(ctx), input)),
  handled(adminCategoryDelete, (ctx, input) => remove(ctx.db, by(ctx), input)),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
