// The columns of a review as desks are shown it, of r with its product p and merchant m.
import { sql } from 'kysely'
import type { OwnReviewRow } from './queries.ts'
import { merchantCard, type MerchantCard } from '#features/catalog/merchants/merchants.ts'
import { tagsOf } from '#features/catalog/reviews/reviews.ts'
import type { Language, Texts } from '#kernel/text/language.ts'

export interface DeskRow extends Omit<OwnReviewRow, 'anonymous' | 'followUpUntil' | 'usefulCount' | 'heldFollowUp'> {
  nickname: string | null
  spec: { value: Texts }[]
  product: { productId: number; title: string; picture: string | null }
  merchant: MerchantCard
}
export const deskColumns = (lang: Language) => sql`
  r.id, r.status, r.rating, case when not r.anonymous then nullif(r.nickname, '') end as nickname, r.lang,
  r.body as text, ${tagsOf(lang)} as tags, r.pictures, r.video, r.created_at as "createdAt",
  case when r.follow_up is not null then json_build_object('text', r.follow_up, 'at', r.followed_up_at,
    'pictures', r.follow_up_pictures) end as "followUp",
  case when r.reply is not null then json_build_object('text', r.reply, 'lang', r.reply_lang, 'at', r.replied_at)
    end as reply,
  case when r.shop_goods is not null then json_build_object('goods', r.shop_goods, 'service', r.shop_service,
    'delivery', r.shop_delivery) end as shop, r.spec,
  json_build_object('productId', p.id, 'title', in_language(p.title, ${lang}),
    'picture', p.pictures -> 0 ->> 'file') as product, ${merchantCard(lang)} as merchant`
