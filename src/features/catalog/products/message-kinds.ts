// What becomes of goods by themselves, told to those of the merchant who look after goods.
import { tellPeople } from '#features/people/shop-notices/shop-notices.ts'
import type { Db } from '#kernel/data/db.ts'
import type { MessageKinds, Told } from '#kernel/messages.ts'
import type { Texts } from '#kernel/text/language.ts'

export const messageKinds = {
  goodsPlanBarred: {
    type: 'system',
    mail: 'wished',
    wish: 'desk',
    shop: { notice: 'goods', needs: 'goods.write' },
    blanks: { goods: 'texts' },
  },
} as const satisfies MessageKinds
type Own = Told<typeof messageKinds>
declare module '#kernel/messages.ts' {
  interface Messages extends Own {}
}

export interface Barred {
  productId: number
  merchantId: number
  title: Texts
  picture: string | null
  /** when it was to go on sale, ISO */
  at: string
}
/** Its time came, and it stays in store: once of each time. */
export const tellBarred = (db: Db, { productId, merchantId, title, picture, at }: Barred): Promise<void> =>
  tellPeople(db, merchantId, {
    key: 'goodsPlanBarred',
    params: { goods: title },
    link: `/merchant/goods/${productId}?shop=${merchantId}`,
    about: { picture, title, note: '' },
    once: `${productId} ${at}`,
  })
