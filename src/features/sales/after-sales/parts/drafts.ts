// What somebody typed about a claim and has not sent.
import type { Uploaded } from '#features/platform/uploads/parts/upload-field.tsx'
import { draftsOf } from '#web/drafts.ts'

export interface Draft {
  explanation: string
  reasonId: number | null
  photos: Uploaded[]
}
const isFile = (value: unknown): value is Uploaded =>
  typeof (value as Partial<Uploaded> | null)?.uploadId === 'string' && !(value as Partial<Uploaded>).url

/** A draft without a word or picture is none. */
export const drafts = draftsOf<Draft>('claim-drafts', {
  days: 7,
  most: 6,
  sound: ({ explanation, reasonId, photos }) => {
    const words = typeof explanation === 'string' ? explanation.slice(0, 500) : ''
    const files = (Array.isArray(photos) ? (photos as unknown[]) : [])
      .filter(isFile)
      .slice(0, 9)
      .map(({ uploadId, name }) => ({ uploadId, ...(name && { name }) }))
    if (words.trim() === '' && files.length === 0) return undefined
    return { explanation: words, reasonId: typeof reasonId === 'number' ? reasonId : null, photos: files }
  },
})
