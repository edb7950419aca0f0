// The merchant that a catalogue is for: found by code or name, else made. What its freight costs is asked, never
// invented.
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import { saveFreightTemplate, saveMerchant } from '#features/catalog/merchants/merchants.ts'
import { slug } from './option-codes.ts'
import { merchantNamed } from './queries.ts'

/** What a shopper may rely on; a merchant promises it, nobody does so for it. */
export const promised = ['return7', 'invoice', 'repair', 'fragileCover', 'fresh', 'freeFreight'] as const
export type Promised = (typeof promised)[number]
export const isPromised = (text: string): text is Promised => promised.some((p) => p === text)

/** The freight of an order within the mainland, in fen; other places are added at the merchant's desk. */
export interface FreightTold {
  fee: number
  /** Goods in fen from which it is free. */
  freeFrom: number | null
}
/** The merchant is new, or has no freight yet, and nobody said what it costs. */
export class FreightNotTold extends Error {}

const seals = { shape: 'square', ink: '#8a6a3d' }

export interface Seller {
  id: number
  templateId: number
}
interface Named {
  merchant: string
  language: Language
  freight?: FreightTold
}
/** One sum for an order, whatever is in it; nowhere at all where nobody said what it costs. */
const saveFreight = (db: Db, merchantId: number, told: FreightTold | undefined): Promise<number> =>
  saveFreightTemplate(db, {
    merchantId,
    name: 'Standard',
    chargedBy: 'piece',
    isDefault: true,
    rows: told
      ? [
          {
            areas: ['CN'],
            firstUnits: 1,
            firstFee: told.fee,
            nextUnits: 1,
            nextFee: 0,
            freeFromAmount: told.freeFrom,
            freeFromCount: null,
          },
        ]
      : [],
  })

/** Finds or makes it; the name may be its code. */
export async function sellerNamed(db: Db, { merchant: name, language, freight }: Named): Promise<Seller> {
  const code = slug(name, 60)
  const known = await merchantNamed(db, code, name)
  const id =
    known?.id ??
    (await saveMerchant(db, {
      code,
      name: { [language]: name },
      seal: { char: /\p{Script=Han}/u.exec(name)?.[0] ?? '店', ...seals },
    }))
  return { id, templateId: known?.templateId ?? (await saveFreight(db, id, freight)) }
}

/** Throws FreightNotTold where there is none and the order tells none. */
export async function mustHaveFreight(db: Db, { merchant, freight }: Named): Promise<void> {
  const known = await merchantNamed(db, slug(merchant, 60), merchant)
  if (typeof known?.templateId !== 'number' && !freight) throw new FreightNotTold(merchant)
}

/** The id of the merchant of this name or code. */
export const findSeller = async (db: Db, name: string): Promise<number | undefined> =>
  (await merchantNamed(db, slug(name, 60), name))?.id
