// What each kind of block on a page of the platform is made of, as fields of a form: how it begins, what it still
// needs, in which languages it says nothing. It follows the settings of the kinds in ../kinds. Pure.
import { columnArticles, popupPlaces, siteBlockTypes, sitePlaces } from '../limits.ts'
import type { SiteBlock } from '../site-settings.ts'
import { boards } from '#features/afterwards/ranking/contract.ts'
import { ownValue } from '#kernel/data/own.ts'
import { languages, type Language } from '#kernel/text/language.ts'

type SiteType = (typeof siteBlockTypes)[number]
export type Settings = Record<string, unknown>
export type Field =
  | { as: 'words'; name: string; max: number; rows?: number; optional?: boolean }
  | { as: 'number'; name: string; min: number; max: number; begin: number }
  | { as: 'to'; name: 'to'; open?: boolean; optional?: boolean }
  | { as: 'picture'; name: string; frame: { width: number; height: number }; optional?: boolean }
  | { as: 'choice'; name: string; of: readonly string[]; optional?: boolean }
  | { as: 'many'; name: string; of: readonly string[]; begin: readonly string[] }
  | { as: 'category'; name: string; only?: 'departments'; optional?: boolean }
  | { as: 'flag'; name: string }
  | { as: 'group'; name: string; fields: readonly Field[] }
  | { as: 'list'; name: string; min: number; max: number; fields: readonly Field[] }

const words = (name: string, max: number, rows = 1): Field => ({ as: 'words', name, max, rows })
const size = (min: number, max: number, begin: number): Field => ({ as: 'number', name: 'size', min, max, begin })
const to: Field = { as: 'to', name: 'to' }
/** It may lead to other sites. */
const openTo: Field = { as: 'to', name: 'to', open: true }
const title = words('title', 60)
const ink: Field = { as: 'choice', name: 'words', of: ['dark', 'light'] }
const picture = (name: string, width: number, height: number): Field => ({
  as: 'picture',
  name,
  frame: { width, height },
})
const icons = [
  'departments',
  'brands',
  'ranks',
  'new',
  'offers',
  'merchants',
  'articles',
  'secondHand',
  'gifts',
  'members',
  'notices',
] as const

export const fieldsOf: Record<SiteType, readonly Field[]> = {
  hero: [
    {
      as: 'list',
      name: 'slides',
      min: 1,
      max: 5,
      fields: [
        words('kicker', 40),
        words('title', 40, 2),
        words('text', 140, 2),
        words('action', 30),
        to,
        picture('wide', 2000, 900),
        picture('tall', 900, 1200),
        ink,
      ],
    },
  ],
  ticker: [title, size(1, 5, 3)],
  channels: [
    {
      as: 'list',
      name: 'entries',
      min: 1,
      max: 10,
      fields: [{ as: 'choice', name: 'icon', of: icons }, words('label', 16), to],
    },
  ],
  strip: [
    title,
    words('text', 120, 2),
    words('action', 30),
    to,
    {
      as: 'group',
      name: 'choice',
      fields: [
        { as: 'choice', name: 'sort', of: ['best', 'sales', 'newest', 'rating'] },
        { as: 'category', name: 'category', optional: true },
        { as: 'choice', name: 'condition', of: ['new', 'used'], optional: true },
        { as: 'choice', name: 'discount', of: ['onSale', 'member'], optional: true },
      ],
    },
    size(4, 10, 5),
  ],
  department: [
    {
      as: 'list',
      name: 'departments',
      min: 1,
      max: 9,
      fields: [
        { as: 'category', name: 'category', only: 'departments' },
        title,
        words('text', 120, 2),
        picture('picture', 1200, 1200),
        ink,
        { as: 'flag', name: 'tall' },
      ],
    },
    size(4, 12, 8),
  ],
  rankings: [
    title,
    to,
    { as: 'many', name: 'boards', of: boards, begin: ['sales', 'new', 'rated'] },
    { as: 'number', name: 'most', min: 1, max: 4, begin: 3 },
  ],
  merchants: [title, size(2, 12, 4)],
  brands: [title, words('text', 160, 2), size(3, 20, 8)],
  tiles: [
    title,
    {
      as: 'list',
      name: 'tiles',
      min: 2,
      max: 8,
      fields: [words('title', 30), words('text', 60), picture('picture', 1200, 900), to],
    },
  ],
  articles: [title, size(1, 6, 3)],
  viewed: [title, size(3, 20, 10)],
  feed: [title, words('personal', 60), size(5, 20, 15)],
  headerLink: [words('label', 20), openTo],
  footerColumn: [
    words('title', 30),
    { as: 'choice', name: 'articles', of: columnArticles, optional: true },
    { as: 'list', name: 'links', min: 0, max: 10, fields: [words('label', 40), openTo] },
  ],
  legalLine: [words('label', 80), { ...openTo, optional: true }],
  popup: [
    title,
    { as: 'words', name: 'text', max: 300, rows: 3, optional: true },
    { as: 'picture', name: 'picture', frame: { width: 1200, height: 800 }, optional: true },
    words('action', 30),
    openTo,
    { as: 'many', name: 'where', of: popupPlaces, begin: ['home'] },
  ],
}

function begunBy(field: Field): unknown {
  switch (field.as) {
    case 'words':
      return {}
    case 'number':
      return field.begin
    case 'choice':
      return field.optional ? undefined : field.of[0]
    case 'many':
      return [...field.begin]
    case 'group':
      return begunOf(field.fields)
    case 'list':
      return Array.from({ length: field.min }, () => begunOf(field.fields))
    case 'to':
      return field.optional ? undefined : { path: sitePlaces[0] }
    default:
      return undefined
  }
}
export const begunOf = (fields: readonly Field[]): Settings =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = begunBy(field)
      return value === undefined ? [] : [[field.name, value]]
    }),
  )
export const freshSiteBlock = (type: SiteType, key: string): SiteBlock => ({
  key,
  type,
  hidden: false,
  languages: [],
  audience: 'all',
  startsAt: null,
  endsAt: null,
  settings: begunOf(fieldsOf[type]),
})

export const valueIn = (settings: Settings, { name }: Field): unknown => ownValue(settings, name)
export const inside = (value: unknown): Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Settings) : {}
export const listed = (value: unknown): Settings[] => (Array.isArray(value) ? value.map(inside) : [])
const said = (value: unknown): Language[] =>
  languages.filter((lang) => {
    const text = inside(value)[lang]
    return typeof text === 'string' && text.trim() !== ''
  })

const isThere = (field: Field, value: unknown): boolean => {
  if ('optional' in field && field.optional && (value === undefined || field.as === 'words')) return true
  if (field.as === 'words') return said(value).length > 0
  if (field.as === 'many') return Array.isArray(value) && value.length > 0
  if (field.as === 'list') return listed(value).length >= field.min
  if (field.as === 'to') return Object.values(inside(value)).some((one) => typeof one === 'string' && one !== '')
  const isOptional = field.as === 'flag' || field.as === 'group' || ('optional' in field && field.optional)
  return isOptional || (value !== undefined && value !== null && value !== '')
}
const below = (field: Field, value: unknown): readonly { fields: readonly Field[]; settings: Settings }[] => {
  if (field.as === 'group') return [{ fields: field.fields, settings: inside(value) }]
  return field.as === 'list' ? listed(value).map((settings) => ({ fields: field.fields, settings })) : []
}
/** The names of the fields without which it cannot be published. */
export const missingIn = (fields: readonly Field[], settings: Settings): string[] => [
  ...new Set(
    fields.flatMap((field) => {
      const value = valueIn(settings, field)
      const deeper = below(field, value).flatMap((one) => missingIn(one.fields, one.settings))
      return isThere(field, value) ? deeper : [field.name, ...deeper]
    }),
  ),
]
/** The languages in which something that is said is missing. */
export const silentIn = (fields: readonly Field[], settings: Settings): Language[] => {
  const silent = fields.flatMap((field): Language[] => {
    const value = valueIn(settings, field)
    const known = field.as === 'words' ? said(value) : []
    const own = known.length > 0 ? languages.filter((lang) => !known.includes(lang)) : []
    return [...own, ...below(field, value).flatMap((one) => silentIn(one.fields, one.settings))]
  })
  return languages.filter((lang) => silent.includes(lang))
}
/** The first words that it says, beside its kind. */
export function lineIn(fields: readonly Field[], settings: Settings): Partial<Record<Language, string>> {
  for (const field of fields) {
    const value = valueIn(settings, field)
    if (field.as === 'words' && field.name !== 'kicker' && said(value).length > 0) return inside(value)
    const deeper = below(field, value).map((one) => lineIn(one.fields, one.settings))
    const first = deeper.find((one) => Object.keys(one).length > 0)
    if (first) return first
  }
  return {}
}
