// The rows by what they are: of one request, of a page, of a merchant's desk, or of many at once.
import { rowKeys, type RowKey } from './aims.ts'
import { deskJourneys, deskRounds } from './desk.ts'
import { boughtRounds } from './scenarios.ts'

/** Rows that are no request over and over. */
const wholes = ['flash', 'limited', 'greedy', 'books'] as const
export type Whole = (typeof wholes)[number]
export type Key = RowKey | Whole
export const keys: readonly Key[] = [...rowKeys, ...wholes]

export const isWhole = (key: Key): key is Whole => wholes.some((one) => one === key)
/** Rows of a merchant's desk. */
export const isOfDesk = (key: Key): key is keyof typeof deskRounds | keyof typeof deskJourneys =>
  key in deskRounds || key in deskJourneys
/** Rows of somebody who bought much. */
export const isBought = (key: Key): key is keyof typeof boughtRounds => key in boughtRounds

const packed = ['listPacked', 'homePacked', 'departmentPacked', 'productPacked'] as const
/** Rows of answers as browsers take them. */
export const isPacked = (key: Key): key is (typeof packed)[number] => packed.some((one) => one === key)

const pages = new Map<Key, string>([
  ['home', 'home'],
  ['homePacked', 'home'],
  ['department', 'department'],
  ['departmentPacked', 'department'],
  ['product', 'product'],
  ['productPacked', 'product'],
])
/** The page that a row is of, by the name under which it is written down. */
export const pageOf = (key: Key): string | undefined => pages.get(key)

/** The same statements without a shop around them: only where there are statements, and those of shoppers. */
export const hasBare = (key: Key): boolean =>
  key !== 'hot' && key !== 'empty' && !isOfDesk(key) && !isBought(key) && !isPacked(key)
