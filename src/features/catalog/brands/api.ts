// Handlers about brands: staff keep them, merchants ask for those that they miss.
import { add, close, edit, merge, note } from './brands.ts'
import {
  adminBrandAdd,
  adminBrandAlike,
  adminBrandClose,
  adminBrandDetail,
  adminBrandEdit,
  adminBrandLogo,
  adminBrandMerge,
  adminBrandMerging,
  adminBrandPage,
} from './contract.ts'
import { requestCalls } from './request-api.ts'
import { ownerOf, writtenAndFollowed } from './request-queries.ts'
import {
  brandsAlike,
  countBrandsKept,
  countOfBrand,
  drawBrand,
  findBrandKept,
  listBrandsKept,
} from '#features/catalog/products/products.ts'
import { bringPicture } from '#features/platform/pictures/pictures.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { cappedTotal, limitsOf, pageOf } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'

interface Asker {
  user: { userId: number }
  ip: string
}
const by = ({ user, ip }: Asker) => ({ userId: user.userId, ip })

export const calls = [
  handled(adminBrandPage, async ({ db, lang }, { closed = false, keyword, ...page }) => {
    const limits = limitsOf(page, 20, ['text', 'id'])
    const words = keyword?.trim()
    const sought = { closed, ...(words && { keyword: words }) }
    const [rows, total] = [await listBrandsKept(db, lang, sought, limits), await countBrandsKept(db, sought)]
    const made = pageOf(rows, limits, (b) => [b.key, b.id], cappedTotal(total))
    return { ...made, records: made.records.map(({ key: _, ...brand }) => brand) }
  }),
  handled(adminBrandDetail, async ({ db, lang }, { id }) => {
    const found = await findBrandKept(db, lang, id)
    if (!found) throw new Refusal('notFound')
    const { key: _, ...brand } = found
    const [alike, owner] = [await brandsAlike(db, lang, brand), (await ownerOf(db, lang, id)) ?? null]
    return { ...brand, alike, owner }
  }),
  handled(adminBrandAlike, async ({ db, lang }, { name }) => ({
    records: await brandsAlike(db, lang, { id: 0, name }),
  })),
  handled(adminBrandAdd, (ctx, input) => add(ctx.db, by(ctx), input)),
  handled(adminBrandEdit, (ctx, input) => edit(ctx.db, by(ctx), input)),
  handled(adminBrandLogo, async (ctx, { uploadId, ...seen }) => {
    const draw = async (db: typeof ctx.db, logo: string | null) => {
      await drawBrand(db, seen, logo)
      await note(db, by(ctx), 'logo', seen.id, { after: { logo } })
    }
    if (uploadId === null) {
      await ctx.transaction((db) => draw(db, null))
      return { file: null }
    }
    const { file } = await bringPicture(ctx, { uploadId, purpose: 'shop' }, (db, picture) => draw(db, picture.file))
    return { file }
  }),
  handled(adminBrandClose, (ctx, input) => close(ctx.db, by(ctx), input)),
  handled(adminBrandMerging, async ({ db }, { id }) => ({
    ...(await countOfBrand(db, id)),
    ...(await writtenAndFollowed(db, id)),
  })),
  handled(adminBrandMerge, (ctx, input) => merge(ctx.db, by(ctx), input)),
  ...requestCalls,
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
