// The filters of a product's reviews as they stand in the address, and as the call takes them. Pure.
import type { Calls } from '#kernel/call/contract.ts'
import { languages, type Language } from '#kernel/text/language.ts'
import { hrefWith } from '#web/href-with.ts'
import { reviewSorts } from '../limits.ts'

export type PageInput = Calls['/api/v2/goods/comment/page']['input']
export type ReviewPage = Calls['/api/v2/goods/comment/page']['output']
export type Summary = Calls['/api/v2/goods/comment/summary']['output']
export type OneReview = ReviewPage['records'][number]
export type ReviewSort = (typeof reviewSorts)[number]

export interface ReviewQuery {
  productId: number
  rating: number | undefined
  withPhotos: boolean
  withVideo: boolean
  /** the code of a tag */
  tag: string | undefined
  followUp: boolean
  /** `lang` in an address turns the whole shop: here it is `in` */
  language: Language | undefined
  spec: { code: string; value: string } | undefined
  sort: ReviewSort
  after: string | undefined
}

/** Reads an address; whatever is not sound is left out, so any address gives a list. */
export function readReviewQuery(productId: number, params: URLSearchParams): ReviewQuery {
  const rating = Number(params.get('rating'))
  return {
    productId,
    rating: Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : undefined,
    withPhotos: params.get('photos') === '1',
    withVideo: params.get('video') === '1',
    tag: /^[a-zA-Z]{2,30}$/.exec(params.get('tag') ?? '')?.[0],
    followUp: params.get('later') === '1',
    language: languages.find((l) => l === params.get('in')),
    spec: readSpec(params.get('spec') ?? ''),
    sort: reviewSorts.find((s) => s === params.get('sort')) ?? 'useful',
    after: params.get('after')?.slice(0, 200) || undefined,
  }
}
function readSpec(text: string): ReviewQuery['spec'] {
  const at = text.indexOf(':')
  return at > 0 && at <= 40 && text.length - at <= 80 && at < text.length - 1
    ? { code: text.slice(0, at), value: text.slice(at + 1) }
    : undefined
}

/** The address of a query; what is usual is not written. */
export function reviewsAddress({ productId, ...q }: { productId: number } & Partial<ReviewQuery>): string {
  const params = new URLSearchParams({ goodsId: String(productId) })
  if (q.rating) params.set('rating', String(q.rating))
  if (q.withPhotos) params.set('photos', '1')
  if (q.withVideo) params.set('video', '1')
  if (q.tag) params.set('tag', q.tag)
  if (q.followUp) params.set('later', '1')
  if (q.language) params.set('in', q.language)
  if (q.spec) params.set('spec', `${q.spec.code}:${q.spec.value}`)
  if (q.sort && q.sort !== 'useful') params.set('sort', q.sort)
  if (q.after) params.set('after', q.after)
  return hrefWith('/goods/pingjia', params)
}

/** What the call takes. */
export const pageInputOf = ({
  productId,
  rating,
  withPhotos,
  withVideo,
  tag,
  followUp,
  language,
  spec,
  sort,
  after,
}: ReviewQuery): PageInput => ({
  productId,
  size: 10,
  sort,
  ...(rating === undefined ? {} : { rating }),
  ...(withPhotos ? { withPhotos } : {}),
  ...(withVideo ? { withVideo } : {}),
  ...(tag ? { tag } : {}),
  ...(followUp ? { followUp } : {}),
  ...(language ? { language } : {}),
  ...(spec ? { spec } : {}),
  ...(after ? { after } : {}),
})

export const isFiltered = (q: ReviewQuery): boolean =>
  q.rating !== undefined ||
  q.withPhotos ||
  q.withVideo ||
  q.tag !== undefined ||
  q.followUp ||
  q.language !== undefined ||
  q.spec !== undefined
