// What becomes of requests for brands: told to those of the merchant who look after goods.
import type { LockedRequest } from './request-queries.ts'
import { tellPeople } from '#features/people/shop-notices/shop-notices.ts'
import type { Db } from '#kernel/data/db.ts'
import type { MessageKinds, Told } from '#kernel/messages.ts'
import type { DeskAddress } from '#kernel/pages.ts'
import type { Texts } from '#kernel/text/language.ts'

const toMerchant = {
  type: 'system',
  mail: 'wished',
  wish: 'desk',
  shop: { notice: 'goods', needs: 'goods.write' },
} as const
export const messageKinds = {
  brandApproved: { ...toMerchant, blanks: { brand: 'texts' } },
  brandReturned: { ...toMerchant, blanks: { brand: 'texts', reason: 'words' } },
} as const satisfies MessageKinds
type Own = Told<typeof messageKinds>
declare module '#kernel/messages.ts' {
  interface Messages extends Own {}
}

const about = (title: Texts) => ({ picture: null, title, note: '' })
const linkOf = (merchantId: number): DeskAddress => `/merchant/goods/brands?shop=${merchantId}`
export const tellApproved = (db: Db, { id, merchantId }: LockedRequest, brand: Texts): Promise<void> =>
  tellPeople(db, merchantId, {
    key: 'brandApproved',
    params: { brand },
    link: linkOf(merchantId),
    about: about(brand),
    once: String(id),
  })
export const tellReturned = (db: Db, { id, merchantId, name }: LockedRequest, reason: string): Promise<void> =>
  tellPeople(db, merchantId, {
    key: 'brandReturned',
    params: { brand: name, reason },
    link: linkOf(merchantId),
    about: about(name),
    once: String(id),
  })
