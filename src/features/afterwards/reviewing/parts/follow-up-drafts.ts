// What somebody is adding to a review and has not sent, by the review.
import { filesOf, textOf } from './drafts.ts'
import type { Uploaded } from '#features/platform/uploads/parts/upload-field.tsx'
import { draftsOf } from '#web/drafts.ts'
import { longestText, mostPictures } from '../limits.ts'

export interface FollowUpFields {
  text: string
  photos: Uploaded[]
}
export const nothingAdded: FollowUpFields = { text: '', photos: [] }
export const followUpDrafts = draftsOf<FollowUpFields>('follow-up-drafts', {
  days: 30,
  most: 12,
  sound: ({ text, photos }, at) => {
    const draft = { text: textOf(text, longestText * 8), photos: filesOf(photos, at, mostPictures) }
    return draft.text === '' && draft.photos.length === 0 ? undefined : draft
  },
})
