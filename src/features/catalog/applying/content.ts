// What an application says, and what is wrong with it field by field. Pure: server and browser judge alike.
import {
  birthdayFault,
  chineseIdFault,
  isCreditCode,
  isName,
  isSpanishNumber,
  isSpanishPerson,
  plainNumber,
} from '#features/people/realname/numbers.ts'
import { type documents } from '#features/people/realname/states.ts'

/** Of the steps of the form, in their order. A note or a fault stands at one of these. */
export const steps = {
  company: ['country', 'companyName', 'licenceNumber', 'licenceUntil', 'licenceIds'],
  person: ['legalName', 'document', 'legalNumber', 'legalBirthday', 'identityIds'],
  bank: ['bankHolder', 'bankName', 'bankAccount'],
  shop: ['shopName', 'seal', 'departments', 'intro', 'addressId', 'deliversTo', 'firstFee', 'nextFee', 'freeFrom'],
  agreement: ['agreed'],
} as const
export type Step = keyof typeof steps
export type Field = (typeof steps)[Step][number]
export const stepNames = Object.keys(steps) as Step[]
export const fields: readonly Field[] = stepNames.flatMap((step) => [...steps[step]])

export const sealShapes = ['square', 'round', 'oval', 'wide', 'gourd'] as const
/** Inks on which white is read well. */
/** What the number of a licence is called where the company is registered. */
export const licenceName = (country: string): 'creditCode' | 'nif' | 'licenceNumber' =>
  country === 'CN' ? 'creditCode' : country === 'ES' ? 'nif' : 'licenceNumber'
/** Characters for who writes no Chinese, by what they mean. */
export const sealIdeas = {
  joy: '喜',
  light: '光',
  flower: '花',
  tree: '木',
  mountain: '山',
  sea: '海',
  moon: '月',
  cloud: '云',
  earth: '土',
  hand: '手',
  home: '家',
  tea: '茶',
} as const
export const sealInks = [
  '#a63d2f',
  '#8a6a3d',
  '#4a6b4f',
  '#2f6a66',
  '#2d4b7d',
  '#4d4450',
  '#50603a',
  '#7a3f58',
] as const

export interface Content {
  country: string
  companyName: string
  licenceNumber: string
  /** a day, `long` without an end, '' not said yet */
  licenceUntil: string
  licenceIds: string[]
  legalName: string
  document: (typeof documents)[number]
  /** of those whose document does not say it */
  legalBirthday: string
  identityIds: string[]
  bankHolder: string
  bankName: string
  nameZh: string
  nameEn: string
  nameEs: string
  sealChar: string
  sealShape: (typeof sealShapes)[number]
  sealInk: (typeof sealInks)[number]
  departments: number[]
  intro: string
  addressId: number | null
  /** countries */
  deliversTo: string[]
  /** fen; null: not said yet */
  firstFee: number | null
  nextFee: number | null
  /** fen; null: never */
  freeFrom: number | null
  agreed: boolean
}
/** Sealed where they lie. */
export interface Secrets {
  legalNumber: string
  bankAccount: string
}
export const secretNames = ['legalNumber', 'bankAccount'] as const
export const nothing: Content = {
  country: '',
  companyName: '',
  licenceNumber: '',
  licenceUntil: '',
  licenceIds: [],
  legalName: '',
  document: 'idCard',
  legalBirthday: '',
  identityIds: [],
  bankHolder: '',
  bankName: '',
  nameZh: '',
  nameEn: '',
  nameEs: '',
  sealChar: '',
  sealShape: 'square',
  sealInk: sealInks[0],
  departments: [],
  intro: '',
  addressId: null,
  deliversTo: [],
  firstFee: null,
  nextFee: null,
  freeFrom: null,
  agreed: false,
}

export const longestName = 40
export const longestIntro = 500
const shortestIntro = 10
export const mostDepartments = 5
export const dearestFee = 100_000
export const highestFreeFrom = 10_000_000

/** Why a field is not right yet: words of the form under `fault`. */
export type Fault =
  | 'required'
  | 'licenceNumber'
  | 'licenceEnded'
  | 'name'
  | 'legalNumber'
  | 'young'
  | 'birthday'
  | 'photos'
  | 'bankAccount'
  | 'sealChar'
  | 'introShort'
  | 'fee'
  | 'agree'
type Judge = (said: Content & Secrets, today: string) => Fault | undefined | false

const lengthOf = (text: string): number => [...new Intl.Segmenter('und').segment(text)].length
const lacks = (text: string, least = 1): Fault | false => lengthOf(text.trim()) < least && 'required'
const isRightLicence = ({ country, licenceNumber }: Content): boolean => {
  const plain = plainNumber(licenceNumber)
  if (country === 'CN') return isCreditCode(plain)
  return country === 'ES' ? isSpanishNumber(plain) : /^[A-Z0-9/]{4,30}$/.test(plain)
}
function legalNumber({ document, legalNumber: typed }: Content & Secrets, today: string): Fault | undefined {
  const plain = plainNumber(typed)
  if (document === 'idCard') {
    const fault = chineseIdFault(plain, today)
    return fault && (fault === 'young' ? 'young' : 'legalNumber')
  }
  const right = document === 'dni' ? isSpanishPerson(plain) : /^[A-Z0-9]{5,12}$/.test(plain)
  return right ? undefined : 'legalNumber'
}
const isFee = (fee: number, most: number): boolean => Number.isSafeInteger(fee) && fee >= 0 && fee <= most
/** A day, or nothing. */
export const isDay = (day: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
/** Days until a licence ends; undefined for one without an end. */
export const daysLeft = (until: string, today: string): number | undefined =>
  isDay(until) ? Math.round((Date.parse(until) - Date.parse(today)) / 86_400_000) : undefined

const judges: Record<Field, Judge> = {
  country: (s) => lacks(s.country),
  companyName: (s) => lacks(s.companyName, 2),
  licenceNumber: (s) => lacks(s.licenceNumber) || (!isRightLicence(s) && 'licenceNumber'),
  licenceUntil: (s, today) => {
    if (s.licenceUntil === 'long') return undefined
    return !isDay(s.licenceUntil) ? 'required' : s.licenceUntil < today && 'licenceEnded'
  },
  licenceIds: (s) => s.licenceIds.length === 0 && 'photos',
  legalName: (s) => lacks(s.legalName) || (!isName(s.legalName.trim()) && 'name'),
  document: () => undefined,
  legalNumber: (s, today) => lacks(s.legalNumber) || legalNumber(s, today),
  legalBirthday: (s, today) => {
    if (s.document === 'idCard') return undefined
    const fault = lacks(s.legalBirthday) ? 'invalid' : birthdayFault(s.legalBirthday, today)
    return s.legalBirthday === '' ? 'required' : fault && (fault === 'young' ? 'young' : 'birthday')
  },
  identityIds: (s) => s.identityIds.length < (s.document === 'passport' ? 1 : 2) && 'photos',
  bankHolder: (s) => lacks(s.bankHolder, 2),
  bankName: (s) => lacks(s.bankName, 2),
  bankAccount: (s) => lacks(s.bankAccount) || (!/^[A-Z0-9]{8,34}$/.test(plainNumber(s.bankAccount)) && 'bankAccount'),
  shopName: (s) => [s.nameZh, s.nameEn, s.nameEs].every((name) => name.trim() === '') && 'required',
  seal: (s) => !/^\p{Script=Han}$/u.test(s.sealChar) && 'sealChar',
  departments: (s) => s.departments.length === 0 && 'required',
  intro: (s) => lacks(s.intro) || (lengthOf(s.intro.trim()) < shortestIntro && 'introShort'),
  addressId: (s) => s.addressId === null && 'required',
  deliversTo: (s) => s.deliversTo.length === 0 && 'required',
  firstFee: (s) => (s.firstFee === null ? 'required' : !isFee(s.firstFee, dearestFee) && 'fee'),
  nextFee: (s) => (s.nextFee === null ? 'required' : !isFee(s.nextFee, dearestFee) && 'fee'),
  freeFrom: (s) => s.freeFrom !== null && !isFee(s.freeFrom, highestFreeFrom) && 'fee',
  agreed: (s) => !s.agreed && 'agree',
}
export type Faults = Partial<Record<Field, Fault>>
/** What is wrong on the shop's day, in the order of the form. */
export function faultsOf(said: Content & Secrets, today: string): Faults {
  const found = fields.map((field) => [field, judges[field](said, today) || undefined] as const)
  return Object.fromEntries(found.filter(([, fault]) => fault !== undefined))
}
export const stepOf = (field: Field): Step =>
  stepNames.find((step) => (steps[step] as readonly Field[]).includes(field))!

/** What of the content a field is. */
export const partsOf = (field: Field): readonly (keyof Content)[] => {
  if (field === 'shopName') return ['nameZh', 'nameEn', 'nameEs']
  if (field === 'seal') return ['sealChar', 'sealShape', 'sealInk']
  return field === 'legalNumber' || field === 'bankAccount' ? [] : [field]
}
/** Fields that are other than they were. */
export const changedFields = (before: Content, now: Content): Field[] =>
  fields.filter((field) => partsOf(field).some((part) => JSON.stringify(before[part]) !== JSON.stringify(now[part])))
