// A review that is being written and was not sent, by its order line.
import type { Uploaded } from '#features/platform/uploads/parts/upload-field.tsx'
import { draftsOf } from '#web/drafts.ts'
import { longestText, mostPictures } from '../limits.ts'
import { stars, type Star } from './mine.ts'

export interface ShopStars {
  goods: Star | null
  service: Star | null
  delivery: Star | null
}
export interface ReviewFields {
  rating: Star | null
  tags: string[]
  text: string
  photos: Uploaded[]
  films: Uploaded[]
  anonymous: boolean
  shop: ShopStars
}
export const nothingSaid: ReviewFields = {
  rating: null,
  tags: [],
  text: '',
  photos: [],
  films: [],
  anonymous: false,
  shop: { goods: null, service: null, delivery: null },
}

/** The shop keeps a file that no form has taken for a day. */
const fileMs = 20 * 3_600_000
const starOf = (value: unknown): Star | null => stars.find((star) => star === value) ?? null
export const textOf = (value: unknown, most: number): string => (typeof value === 'string' ? value.slice(0, most) : '')
function fileOf(value: unknown): Uploaded[] {
  const { uploadId, url, name, alt } = (value ?? {}) as Partial<Record<keyof Uploaded, unknown>>
  if (typeof uploadId !== 'string' || typeof url !== 'string' || !url.startsWith('/files/')) return []
  return [
    {
      uploadId,
      url,
      ...(typeof name === 'string' && { name: name.slice(0, 255) }),
      ...(typeof alt === 'string' && { alt: alt.slice(0, 200) }),
    },
  ]
}
export const filesOf = (value: unknown, at: number, most: number): Uploaded[] =>
  Array.isArray(value) && Date.now() - at < fileMs ? (value as unknown[]).flatMap(fileOf).slice(0, most) : []

export const drafts = draftsOf<ReviewFields>('review-drafts', {
  days: 30,
  most: 12,
  sound: ({ rating, tags, text, photos, films, anonymous, shop }, at) => {
    const { goods, service, delivery } = (shop ?? {}) as Partial<Record<keyof ShopStars, unknown>>
    const draft: ReviewFields = {
      rating: starOf(rating),
      tags: Array.isArray(tags) ? (tags as unknown[]).filter((tag) => typeof tag === 'string').slice(0, 10) : [],
      text: textOf(text, longestText * 8),
      photos: filesOf(photos, at, mostPictures),
      films: filesOf(films, at, 1),
      anonymous: anonymous === true,
      shop: { goods: starOf(goods), service: starOf(service), delivery: starOf(delivery) },
    }
    return JSON.stringify(draft) === JSON.stringify(nothingSaid) ? undefined : draft
  },
})
