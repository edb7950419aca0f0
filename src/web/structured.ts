// What search engines read about a page (schema.org, JSON-LD). Pure builders; `origin` is the shop's own address. Goods
// have a file of their own (structured-goods.ts).
import { href } from 'react-router'
import { fullName } from '#kernel/text/platform-name.ts'
import { firstLanguage, spokenLanguages } from '#kernel/text/spoken.ts'

export type Fact = Readonly<Record<string, unknown>>
export const schemaOrg = 'https://schema.org'

/** The shop itself and its search, for the first page. */
export const organisationFacts = (origin: string, shopName = fullName(firstLanguage())): Fact[] => [
  {
    '@context': schemaOrg,
    '@type': 'OnlineStore',
    '@id': `${origin}/#shop`,
    name: shopName,
    url: `${origin}/`,
    logo: `${origin}/img/floor-table-480.webp`,
  },
  {
    '@context': schemaOrg,
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    publisher: { '@id': `${origin}/#shop` },
    name: shopName,
    url: `${origin}/`,
    inLanguage: [...spokenLanguages()],
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${href('/home/serchlist')}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
]

/** The way to a page, from the first page down; the last is the page itself. */
export const breadcrumbFacts = (origin: string, way: readonly { name: string; path: string }[]): Fact => ({
  '@context': schemaOrg,
  '@type': 'BreadcrumbList',
  itemListElement: way.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: origin + path,
  })),
})

/** Hundredths as "12.30", without a float on the way. */
export const yuan = (hundredths: number): string =>
  `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
