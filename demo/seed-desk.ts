// What merchants have besides what they sell: goods in store, in the bin, and one that staff took off the shelf.
import { copyProduct, intoBin, takeOffShelf } from '#features/catalog/products/products.ts'
import type { Db } from '#kernel/data/db.ts'

const series = { 'en-US': ', second series', 'zh-CN': '（第二批）', 'es-ES': ', segunda serie' }
const signed = { 'en-US': ', signed', 'zh-CN': '（签名款）', 'es-ES': ', firmado' }
const seconds = { 'en-US': ', seconds', 'zh-CN': '（微瑕）', 'es-ES': ', con tara' }
const unproven =
  'The signature is not shown in any picture. · 图片中看不到签名。 · La firma no se ve en ninguna imagen.'

/** Of every merchant, beside its first goods. */
export async function seedDesk(db: Db): Promise<void> {
  const merchants = await db.selectFrom('merchant').select('id').orderBy('id').execute()
  for (const { id: merchantId } of merchants) {
    const goods = await db
      .selectFrom('product')
      .select('id')
      .where('merchant_id', '=', merchantId)
      .orderBy('id')
      .limit(3)
      .execute()
    const [first, second, third] = goods.map(({ id }) => id)
    if (first === undefined || second === undefined || third === undefined) continue
    await copyProduct(db, first, series, false)
    await takeOffShelf(db, await copyProduct(db, second, signed, false), unproven)
    await intoBin(db, [await copyProduct(db, third, seconds, false)])
  }
}
