// The page of a shop as shoppers see it, and as it will be: the draft, by a short-lived token that the shop signs for
// whoever writes it. It opens nothing any more once they have left the merchant.
import { fillIfPossible } from './filling.ts'
import { shopKindOf } from './kinds.ts'
import type { AnyShopBlock } from './shop-contract.ts'
import { findPage, shownBlocks } from './page-queries.ts'
import { publicBlocks } from './shop-page-queries.ts'
import { openShopReading } from './shop-reading.ts'
import type { WrittenBlock } from './shop-settings.ts'
import { membersWho } from '#features/people/accounts/accounts.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { readSigned, signedFor } from '#kernel/security/signed.ts'
import type { Language } from '#kernel/text/language.ts'

interface Asking {
  db: Db
  app: AppContext
  lang: Language
}
async function filled(
  { db, app, lang }: Asking,
  merchantId: number,
  blocks: readonly WrittenBlock[],
): Promise<AnyShopBlock[]> {
  const reading = openShopReading({ db, app, lang }, merchantId)
  const stored = blocks.filter(({ hidden }) => !hidden)
  const there = await Promise.all(
    stored.map(({ key, type, settings }) => fillIfPossible(reading, { id: key, type, settings }, shopKindOf(type))),
  )
  return there.flatMap((one) =>
    one ? [{ key: one.id, type: one.type, title: one.title, data: one.data } as AnyShopBlock] : [],
  )
}
/** None: the shop shows its standard page, or is not open. */
export async function readShopPage(asking: Asking, merchantId: number): Promise<AnyShopBlock[]> {
  const blocks = await publicBlocks(asking.db, merchantId)
  return blocks.length === 0 ? [] : filled(asking, merchantId, blocks)
}

const use = 'composer.preview'
export function allowPreview(app: AppContext, { userId, merchantId }: { userId: number; merchantId: number }) {
  const until = app.clock.now() + app.settings.get('shopPagePreviewSeconds') * 1000
  return { token: signedFor(app, use, [merchantId, userId], until), until: new Date(until).toISOString() }
}
/** Refuses notFound, whatever is wrong with the token. */
export async function previewOf(asking: Asking, token: string) {
  const { db, app } = asking
  const [merchantId, userId] = readSigned(app, use, token) ?? []
  if (merchantId === undefined || userId === undefined) throw new Refusal('notFound')
  if (!(await membersWho(db, merchantId, 'shop.read')).includes(userId)) throw new Refusal('notFound')
  const owner = { of: 'shop', id: merchantId } as const
  const page = await findPage<WrittenBlock>(db, owner)
  const blocks = page?.draft ?? (await shownBlocks<WrittenBlock>(db, owner))
  return { merchantId, blocks: await filled(asking, merchantId, blocks) }
}
