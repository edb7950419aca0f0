// What the shop itself finds at the fields of an application, for whoever reviews it.
import { namesOf, secretsOf, shopDay, contentOf } from './applying.ts'
import { changedFields, daysLeft, nothing, partsOf, type Content, type Field } from './content.ts'
import { isLicenceTaken, isNameTaken, type ApplicationRow } from './queries.ts'
import { approvedName, isVerified } from '#features/people/realname/realname.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'

/** Less than so many days are told as a warning. */
const soon = 30
type Said = { good: boolean; kind: Kind; days?: number }
type Kind =
  | 'companyVerified'
  | 'licenceRight'
  | 'licenceTwin'
  | 'licenceLong'
  | 'licenceEnds'
  | 'licenceEnded'
  | 'realName'
  | 'realNameOther'
  | 'realNameNone'
  | 'numberRight'
  | 'holderCompany'
  | 'holderPerson'
  | 'holderOther'
  | 'nameFree'
  | 'nameTaken'
  | 'addressWhole'
  | 'agreed'

const same = (a: string, b: string): boolean => {
  const plain = (text: string) => text.normalize('NFKC').replace(/\s+/g, '').toLowerCase()
  return a !== '' && plain(a) === plain(b)
}
function licence(until: string, today: string): Said {
  const days = daysLeft(until, today)
  if (days === undefined) return { good: true, kind: 'licenceLong' }
  return days < 0 ? { good: false, kind: 'licenceEnded' } : { good: days >= soon, kind: 'licenceEnds', days }
}
const holder = ({ bankHolder, companyName, legalName }: Content): Said =>
  same(bankHolder, companyName)
    ? { good: true, kind: 'holderCompany' }
    : { good: false, kind: same(bankHolder, legalName) ? 'holderPerson' : 'holderOther' }

export async function checksOf(db: Db, app: AppContext, row: ApplicationRow) {
  if (row.userId === null) return []
  const content = contentOf(row)
  const secrets = secretsOf(app, row)
  const known = await approvedName(db, app, row.userId)
  const taken = await isNameTaken(db, namesOf(content), row.merchantId ?? undefined)
  const twin = await isLicenceTaken(db, content.licenceNumber, row.id)
  const company = await isVerified(db, row.userId, 'company')
  const found: [Field, Said | false][] = [
    ['companyName', company && { good: true, kind: 'companyVerified' }],
    ['licenceNumber', twin ? { good: false, kind: 'licenceTwin' } : { good: true, kind: 'licenceRight' }],
    ['licenceUntil', licence(content.licenceUntil, shopDay(app))],
    ['legalName', realName(content.legalName, known)],
    ['legalNumber', secrets.legalNumber !== '' && { good: true, kind: 'numberRight' }],
    ['bankHolder', holder(content)],
    ['shopName', taken ? { good: false, kind: 'nameTaken' } : { good: true, kind: 'nameFree' }],
    ['addressId', row.returnAddress !== null && { good: true, kind: 'addressWhole' }],
    ['agreed', content.agreed && { good: true, kind: 'agreed' }],
  ]
  return found.flatMap(([field, said]) => (said ? [{ field, ...said }] : []))
}
const realName = (name: string, known: string | undefined): Said => {
  if (known === undefined) return { good: false, kind: 'realNameNone' }
  return same(name, known) ? { good: true, kind: 'realName' } : { good: false, kind: 'realNameOther' }
}

const pictures: readonly Field[] = ['licenceIds', 'identityIds']
/** Fields that are other than when it was returned, as they were. */
export function beforeOf(row: ApplicationRow): { field: Field; text: string }[] {
  if (!row.returnedContent) return []
  const before: Content = { ...nothing, ...row.returnedContent }
  return changedFields(before, contentOf(row)).map((field) => ({
    field,
    text: pictures.includes(field)
      ? ''
      : partsOf(field)
          .filter((part) => part !== 'sealInk')
          .map((part) => before[part])
          .flat()
          .filter((value) => value !== null && value !== '')
          .join(' · '),
  }))
}
