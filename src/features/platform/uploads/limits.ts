// What may be sent for which purpose: kinds of files, how many at once, who sees them.
// Pure, for server and browser; sizes are settings.
import type { Permission } from '#kernel/call/contract.ts'

type Kind = 'image' | 'pdf' | 'video' | 'model' | 'table'
interface Rule {
  kinds: readonly Kind[]
  /** files a form may send together */
  max: number
  /** anybody with the address · the owner · the sides of a case: its buyer and members of its merchant */
  seenBy: 'everybody' | 'owner' | 'parties'
  /** what staff, and members of the merchant of a case, must hold to see it */
  permission?: Permission
  /** longest side of a picture as it is kept, in pixels */
  side: number
}
const side = 2400
const rules = {
  avatar: { kinds: ['image'], max: 1, seenBy: 'everybody', side: 512 },
  review: { kinds: ['image'], max: 9, seenBy: 'everybody', side },
  realName: { kinds: ['image'], max: 2, seenBy: 'owner', side },
  licence: { kinds: ['image', 'pdf'], max: 3, seenBy: 'owner', side },
  bankProof: { kinds: ['image', 'pdf'], max: 3, seenBy: 'owner', side },
  feedback: { kinds: ['image'], max: 6, seenBy: 'owner', permission: 'feedback.read', side },
  custom: { kinds: ['image'], max: 6, seenBy: 'owner', side },
  video: { kinds: ['video'], max: 1, seenBy: 'everybody', side },
  model: { kinds: ['model'], max: 1, seenBy: 'everybody', side },
  claim: { kinds: ['image'], max: 9, seenBy: 'parties', permission: 'aftersale.read', side },
  goods: { kinds: ['image'], max: 1, seenBy: 'owner', side },
  importFile: { kinds: ['table'], max: 1, seenBy: 'owner', permission: 'goods.read', side },
  shop: { kinds: ['image'], max: 1, seenBy: 'owner', side },
  invoice: { kinds: ['pdf'], max: 1, seenBy: 'owner', permission: 'invoice.read', side },
  transferProof: { kinds: ['image', 'pdf'], max: 6, seenBy: 'owner', permission: 'transfer.read', side },
  brandProof: { kinds: ['image', 'pdf'], max: 3, seenBy: 'parties', permission: 'goods.read', side },
} as const satisfies Record<string, Rule>
export type Purpose = keyof typeof rules
export const purposes = Object.keys(rules) as Purpose[]
export const ruleOf = (purpose: Purpose): Rule => rules[purpose]
/** What staff must hold to see a private file of somebody else. */
export const permissionOf = (purpose: Purpose): Permission => ruleOf(purpose).permission ?? 'review.read'

/** Of Excel, the newer form. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Pictures as phones keep them; few browsers can show them, so they are made others before they travel if possible. */
export const ofPhones: readonly string[] = ['image/heic', 'image/heif']
const types: Record<Kind, readonly string[]> = {
  image: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', ...ofPhones],
  pdf: ['application/pdf'],
  video: ['video/mp4'],
  model: ['model/gltf-binary'],
  table: ['text/csv', workbookType],
}
/** The types a purpose takes, as `accept` of a file field has them. */
export const typesOf = (purpose: Purpose): string[] => ruleOf(purpose).kinds.flatMap((kind) => types[kind])
/** What a type is; undefined for those we take nowhere. */
export const kindOf = (type: string): Kind | undefined =>
  (Object.keys(types) as Kind[]).find((kind) => types[kind].includes(type))

/** What an upload's id looks like. */
export const uploadIdPattern = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
const idShape = new RegExp(uploadIdPattern)
export const isUploadId = (id: string): boolean => idShape.test(id)

/** Where the browser shows a public file. */
export const publicUrl = (file: string): string => `/files/${file}`
