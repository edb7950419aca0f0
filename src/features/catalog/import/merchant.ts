// The merchant that a catalogue is for: found by code or name, else made with freight to the mainland and abroad.
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import { saveFreightTemplate, saveMerchant, type FreightDraft } from '#features/catalog/merchants/merchants.ts'
import { slug } from './option-codes.ts'
import { merchantNamed } from './queries.ts'

type Row = FreightDraft['rows'][number]
const row = (
  areas: string[],
  firstUnits: number,
  firstFee: number,
  nextUnits: number,
  nextFee: number,
  freeFromAmount: number | null = null,
): Row => ({
  areas,
  firstUnits,
  firstFee,
  nextUnits,
  nextFee,
  freeFromAmount,
  freeFromCount: null,
})
const nearby = ['CN-71', 'CN-81', 'CN-82', 'HK', 'MO', 'TW', 'JP', 'KR', 'SG', 'MY', 'TH', 'VN', 'PH', 'ID']
const far = 'ES PT FR DE IT NL BE LU AT IE DK SE FI NO PL CZ GR CH GB US CA MX AU NZ AR CL CO PE BR'.split(' ')
/** By weight in grams, fees in fen: the mainland free from ¥99. */
const freightRows: Row[] = [
  row(['CN'], 1000, 800, 1000, 200, 9900),
  row(nearby, 500, 4000, 500, 1500),
  row(far, 500, 12_000, 500, 4000),
]

const seals = { shape: 'square', ink: '#8a6a3d' }

export interface Seller {
  id: number
  templateId: number
}
/** Finds or makes it; the name may be its code. */
export async function sellerNamed(db: Db, name: string, language: Language): Promise<Seller> {
  const code = slug(name, 60)
  const known = await merchantNamed(db, code, name)
  const id =
    known?.id ??
    (await saveMerchant(db, {
      code,
      name: { [language]: name },
      seal: { char: /\p{Script=Han}/u.exec(name)?.[0] ?? '店', ...seals },
    }))
  const templateId =
    known?.templateId ??
    (await saveFreightTemplate(db, {
      merchantId: id,
      name: 'Standard',
      chargedBy: 'weight',
      isDefault: true,
      rows: freightRows,
    }))
  return { id, templateId }
}

/** The id of the merchant of this name or code. */
export const findSeller = async (db: Db, name: string): Promise<number | undefined> =>
  (await merchantNamed(db, slug(name, 60), name))?.id
