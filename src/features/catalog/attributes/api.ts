// Handlers of staff about attributes, and of merchants about what a category asks for.
import {
  adminAttributeAdd,
  adminAttributeClose,
  adminAttributeDetail,
  adminAttributeEdit,
  adminAttributeList,
  adminAttributeMove,
  adminAttributeValueAdd,
  adminAttributeValueEdit,
  adminAttributeValueMerge,
  adminAttributeValueMove,
  adminAttributeValuePicture,
  mchGoodsAttributes,
} from './contract.ts'
import { add, addValue, close, detail, draw, edit, editValue, mergeValue, move, moveValue } from './keeping.ts'
import { askedIn, listAttributes } from './queries.ts'
import { bringPicture } from '#features/platform/pictures/pictures.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'

interface Asker {
  user: { userId: number }
  ip: string
}
const by = ({ user, ip }: Asker) => ({ userId: user.userId, ip })

export const calls = [
  handled(adminAttributeList, async ({ db, lang }) => ({ records: await listAttributes(db, lang) })),
  handled(adminAttributeDetail, ({ db }, { id }) => detail(db, id)),
  handled(adminAttributeAdd, (ctx, input) => add(ctx.db, by(ctx), input)),
  handled(adminAttributeEdit, (ctx, input) => edit(ctx.db, by(ctx), input)),
  handled(adminAttributeClose, (ctx, input) => close(ctx.db, by(ctx), input)),
  handled(adminAttributeMove, (ctx, input) => move(ctx.db, by(ctx), input)),
  handled(adminAttributeValueAdd, (ctx, input) => addValue(ctx.db, by(ctx), input)),
  handled(adminAttributeValueEdit, (ctx, input) => editValue(ctx.db, by(ctx), input)),
  handled(adminAttributeValuePicture, async (ctx, { uploadId, ...seen }) => {
    if (uploadId === null) {
      await ctx.transaction((db) => draw(db, by(ctx), seen, null))
      return { file: null }
    }
    const { file } = await bringPicture(ctx, { uploadId, purpose: 'shop' }, (db, picture) =>
      draw(db, by(ctx), seen, picture.file),
    )
    return { file }
  }),
  handled(adminAttributeValueMove, (ctx, input) => moveValue(ctx.db, by(ctx), input)),
  handled(adminAttributeValueMerge, (ctx, input) => mergeValue(ctx.db, by(ctx), input)),
  handled(mchGoodsAttributes, async ({ db }, { categoryId }) => ({ records: await askedIn(db, categoryId) })),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
