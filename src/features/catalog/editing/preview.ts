// A draft as its shoppers would see it: by a short-lived token that the shop signs for whoever writes it. It opens
// nothing any more once they have left the merchant, or the draft is over.
import type { Static } from 'typebox'
import type { Content, DraftSku } from './content.ts'
import { keyOf } from './merging.ts'
import { factsFor, type PreviewFacts } from './preview-queries.ts'
import { productOf, type PublishedProduct } from './product-queries.ts'
import { knownPictures, openDraft } from './queries.ts'
import { filesIn, tidy } from './shaping.ts'
import { membersWho } from '#features/people/accounts/accounts.ts'
import type { goodsDetailNormal } from '#features/catalog/products/contract.ts'
import { skusForSale, type SkuForSale } from '#features/catalog/products/products.ts'
import { detailOf } from '#features/catalog/products/showing.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { readSigned, signedFor } from '#kernel/security/signed.ts'
import { pick, type Language } from '#kernel/text/language.ts'

const use = 'editing.preview'

/** Refuses notFound: it is over, or another's. */
export async function allowPreview(
  db: Db,
  app: AppContext,
  { userId, merchantId }: { userId: number; merchantId: number },
  draftId: number,
) {
  const draft = await openDraft(db, draftId)
  if (draft?.merchantId !== merchantId) throw new Refusal('notFound')
  const until = app.clock.now() + app.settings.get('goodsPreviewSeconds') * 1000
  return { token: signedFor(app, use, [draftId, userId], until), until: new Date(until).toISOString() }
}

/** Refuses notFound, whatever is wrong with the token. */
export async function previewOf(db: Db, app: AppContext, lang: Language, token: string) {
  const [draftId, userId] = readSigned(app, use, token) ?? []
  if (draftId === undefined || userId === undefined) throw new Refusal('notFound')
  const draft = await openDraft(db, draftId)
  const readers = draft ? await membersWho(db, draft.merchantId, 'goods.read') : []
  if (!draft || !readers.includes(userId)) throw new Refusal('notFound')
  const content = tidy(draft.content)
  const { merchantId, productId } = draft
  const product = productId === null ? undefined : await productOf(db, merchantId, productId)
  const facts = await factsFor(db, lang, { merchantId, productId, ...content })
  const pictures = await knownPictures(db, merchantId, filesIn(content))
  const skuIds = product?.skus.map(({ id }) => id) ?? []
  const stocks = new Map((await skusForSale(db, skuIds, lang)).map((sku) => [sku.skuId, sku]))
  return shownAs(content, { lang, facts, pictures, product, stocks })
}

interface Beside {
  lang: Language
  facts: PreviewFacts
  pictures: Awaited<ReturnType<typeof knownPictures>>
  product: PublishedProduct | undefined
  stocks: ReadonlyMap<number, SkuForSale>
}
/** Ids that are nobody's: nothing of a preview can be bought or saved, whoever sends them. */
const nobodys = (place: number): number => Number.MAX_SAFE_INTEGER - place

function shownAs(content: Content, of: Beside): Static<typeof goodsDetailNormal.output> {
  const { lang, facts, pictures, product } = of
  const sizes = new Map([...pictures, ...(product?.pictures ?? [])].map((picture) => [picture.file, picture]))
  // one that has no variants yet costs nothing yet
  const prices = content.skus.length > 0 ? content.skus.map(({ price }) => price ?? 0) : [0]
  return detailOf(
    {
      id: nobodys(0),
      status: 'onSale',
      title: pick(content.title, lang),
      subtitle: pick(content.subtitle, lang),
      fact: pick(content.fact, lang),
      body: pick(content.body, lang),
      seoTitle: '',
      seoDescription: '',
      attributes: content.attributes.map((a) => ({ ...a, code: '' })),
      options: content.options,
      questions: content.questions,
      pictures: content.pictures.flatMap(({ file, alt }) => {
        const size = sizes.get(file)
        return size ? [{ ...size, alt }] : []
      }),
      video: content.video,
      model: content.model,
      services: content.services,
      condition: content.condition,
      conditionNote: pick(content.conditionNote, lang),
      purchaseLimit: content.purchaseLimit,
      price: Math.min(...prices),
      priceMax: Math.max(...prices),
      skus: content.skus.map((sku, i) => skuAs(sku, i, of)),
      isNew: product === undefined,
      favourited: false,
      favourites: 0,
      offShelfAt: null,
      ...facts,
    },
    lang,
  )
}
function skuAs(sku: DraftSku, place: number, { product, stocks }: Beside) {
  const known = product?.skus.find((one) => keyOf(one) === keyOf(sku))
  const stock = known && stocks.get(known.id)
  const { values, code, listPrice, memberPrice, tiers, weight, content = null, picture } = sku
  const price = sku.price ?? 0
  return {
    id: nobodys(place + 1),
    optionValues: values,
    code,
    price,
    memberPrice,
    tiers,
    weight,
    content,
    picture,
    listPrice: listPrice !== null && listPrice > price ? listPrice : null,
    lowestBefore: null,
    available: stock?.available ?? sku.stock ?? 0,
    stock: stock?.stock ?? ('counted' as const),
    ready: stock?.ready ?? null,
    preorderDay: stock?.preorderDay ?? null,
  }
}
