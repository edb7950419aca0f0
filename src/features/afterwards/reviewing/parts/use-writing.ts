// The form of a review at work: what was typed survives the page, and is sent once.
import { useState } from 'react'
import { hrefWith } from '#web/href-with.ts'
import { useNavigate } from 'react-router'
import { toast } from '#ui/feedback/toast.tsx'
import { useDraft } from '#web/drafts.ts'
import { quietly, useForm } from '#web/form.ts'
import { useTexts } from '#web/texts.tsx'
import { lengthOf, longestText } from '../limits.ts'
import { drafts, nothingSaid, type ReviewFields, type ShopStars } from './drafts.ts'
import type { MyLine, MyOrder } from './mine.ts'

const order = ['rating', 'text', 'photos', 'films', 'shop'] as const
const fieldOf: ReadonlyMap<string, (typeof order)[number]> = new Map(
  Object.entries({ uploadNotFound: 'photos', shopScored: 'shop' }),
)
const whole = ({ goods, service, delivery }: ShopStars) =>
  goods !== null && service !== null && delivery !== null ? { goods, service, delivery } : undefined
const begun = (given: ShopStars): boolean => Object.values(given).some((star) => star !== null)

function useCheck() {
  const { t } = useTexts('reviewing')
  return (name: string, { rating, text, shop }: ReviewFields): string | undefined => {
    if (name === 'rating') return rating === null ? t('write.ratingRequired') : undefined
    if (name === 'text') return lengthOf(text) > longestText ? t('write.tooLong', { max: longestText }) : undefined
    if (name === 'shop') return begun(shop) && !whole(shop) ? t('write.shop.all') : undefined
    return undefined
  }
}
const send = (line: MyLine, fields: ReviewFields, fits: (tag: string) => boolean, requestId: string) => {
  const { rating, tags, text, photos, films, anonymous } = fields
  const [film] = films
  const shop = whole(fields.shop)
  return quietly('/api/v2/goods/comment/create', {
    orderLineId: line.orderLineId,
    rating: rating!,
    tags: tags.filter(fits),
    text: text.trim(),
    pictures: photos.map(({ uploadId, alt }) => ({ uploadId, ...(alt && { alt: alt.slice(0, 120) }) })),
    ...(film && { videoId: film.uploadId }),
    anonymous,
    ...(shop && { shop }),
    requestId,
  })
}
/** Where to go on: the next line of the order that waits, else what was written. */
const onward = ({ orderNo, lines }: MyOrder, line: MyLine): string => {
  const next = lines.find((each) => each.reviewUntil !== null && each !== line)
  return next
    ? hrefWith('/user/user/evelate/write', { orderNo, line: next.orderLineId })
    : hrefWith('/user/user/evelate', { tab: 'reviewed' })
}

export function useWriting(mine: MyOrder, line: MyLine) {
  const { t } = useTexts('reviewing')
  const navigate = useNavigate()
  const [uploading, setUploading] = useState(false)
  const [filming, setFilming] = useState(false)
  const key = String(line.orderLineId)
  const fitting = (rating: number | null) =>
    mine.tags.filter(({ least, most }) => rating !== null && rating >= least && rating <= most)
  const form = useForm<ReviewFields, { status: 'pending' | 'shown' }>({
    first: nothingSaid,
    order,
    check: useCheck(),
    send: (fields, requestId) =>
      send(line, fields, (code) => fitting(fields.rating).some((tag) => tag.code === code), requestId),
    fieldOf: ({ reason }) => fieldOf.get(reason),
    onDone: async ({ status }) => {
      drafts.drop(key)
      toast(t(`write.done.${status}`), { kind: 'success' })
      await navigate(onward(mine, line), { replace: true })
    },
  })
  const draft = useDraft(drafts, key, form.fields, nothingSaid, form.change)
  const press = () => (uploading || filming ? toast(t('write.wait')) : form.press())
  return { form, draft, press, setUploading, setFilming, offered: fitting(form.fields.rating) }
}
export type WritingInHand = ReturnType<typeof useWriting>
