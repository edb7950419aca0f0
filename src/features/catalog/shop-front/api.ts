// Handlers of a merchant about its shop, and of collections as shoppers see them.
import { categoriesOfGoods, putGoods, saveTree, showTree } from './categories.ts'
import { mchCategoryList, mchCategoryOf, mchCategoryPut, mchCategorySave } from './category-contract.ts'
import {
  collectionDetail,
  mchCollectionAdd,
  mchCollectionDelete,
  mchCollectionDetail,
  mchCollectionEdit,
  mchCollectionList,
} from './collection-contract.ts'
import {
  addCollection,
  dropCollection,
  editCollection,
  pageOfCollections,
  publicCollection,
  showCollection,
} from './collections.ts'
import { mchShopDetail, mchShopEdit, mchShopPicture } from './contract.ts'
import { mchHolidayEnd, mchHolidayList, mchHolidaySave } from './holiday-contract.ts'
import { endHoliday, pageOfHolidays, saveHoliday } from './holidays.ts'
import { saveProfile, showProfile } from './profile.ts'
import { addPicture } from './profile-queries.ts'
import { bringPicture } from '#features/platform/pictures/pictures.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'

const age = 60_000
export const calls = [
  handled(mchShopDetail, (ctx) => showProfile(ctx, ctx.merchantId)),
  handled(mchShopEdit, async (ctx, input) => {
    const { user, merchantId, ip } = ctx
    return { version: await saveProfile(ctx, { userId: user.userId, merchantId, ip }, input) }
  }),
  handled(mchShopPicture, (ctx, { uploadId }) =>
    bringPicture(ctx, { uploadId, purpose: 'shop' }, (db, picture) => addPicture(db, ctx.merchantId, picture)),
  ),
  handled(mchCategoryList, ({ db, merchantId }) => showTree(db, merchantId)),
  handled(mchCategorySave, async ({ db, merchantId }, input) => ({ version: await saveTree(db, merchantId, input) })),
  handled(mchCategoryOf, async ({ db, merchantId }, { productId }) => ({
    categoryIds: await categoriesOfGoods(db, merchantId, productId),
  })),
  handled(mchCategoryPut, async ({ db, merchantId }, input) => ({ changed: await putGoods(db, merchantId, input) })),
  handled(mchCollectionList, ({ db, merchantId }) => pageOfCollections(db, merchantId)),
  handled(mchCollectionDetail, ({ db, merchantId, lang }, { id }) => showCollection(db, merchantId, id, lang)),
  handled(mchCollectionAdd, async ({ db, merchantId }, { requestId: _, ...wish }) => ({
    id: await addCollection(db, merchantId, wish),
  })),
  handled(mchCollectionEdit, async ({ db, merchantId }, { requestId: _, ...wish }) => ({
    version: await editCollection(db, merchantId, wish),
  })),
  handled(mchCollectionDelete, async ({ db, merchantId }, { id }) => {
    await dropCollection(db, merchantId, id)
    return {}
  }),
  handled(mchHolidayList, ({ db, merchantId }) => pageOfHolidays(db, merchantId)),
  handled(mchHolidaySave, async ({ db, user, merchantId, ip }, { requestId: _, ...wish }) => ({
    id: await saveHoliday(db, { userId: user.userId, merchantId, ip }, wish),
  })),
  handled(mchHolidayEnd, async ({ db, user, merchantId, ip }, { id, version }) => {
    await endHoliday(db, { userId: user.userId, merchantId, ip }, { id, version })
    return {}
  }),
  handled(collectionDetail, ({ db, app, lang }, { id, merchantId }) =>
    app.cache.get('catalog', `collection ${merchantId} ${id} ${lang}`, age, () =>
      publicCollection(db, lang, merchantId, id),
    ),
  ),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
