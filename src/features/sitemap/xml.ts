// The sitemap's two documents. Pure. Each address stands with its languages (`?lang=`), as the pages' own heads say it.
import { languages } from '#kernel/language.ts'

export interface Address {
  /** path and query, as "/goods/list?categoryId=3" */
  path: string
  changedAt?: Date
}
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** A list of sitemaps. */
export function sitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((a) => `<sitemap><loc>${escaped(a)}</loc></sitemap>`)
  return `${head}<sitemapindex ${space}>\n${entries.join('\n')}\n</sitemapindex>\n`
}

/** A sitemap of pages under `origin`. */
export function sitemap(origin: string, addresses: readonly Address[]): string {
  const entries = addresses.map((a) => entry(origin, a)).join('\n')
  return `${head}<urlset ${space} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries}\n</urlset>\n`
}

function entry(origin: string, { path, changedAt }: Address): string {
  const here = origin + path
  const turned = (lang: string) => `${here}${path.includes('?') ? '&' : '?'}lang=${lang}`
  const link = (lang: string, to: string) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escaped(to)}"/>`
  const links = [...languages.map((lang) => link(lang, turned(lang))), link('x-default', here)].join('')
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<url><loc>${escaped(here)}</loc>${changed}${links}</url>`
}

/** What search engines may read: the shop, not the shopper's own pages. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /user/user/about',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
const closed = [
  '/api/',
  '/user/',
  '/login/',
  '/shoppingCart',
  '/goods/jiesuan',
  '/goods/pay',
  '/dev/',
  '/home/serchlist',
  '/home/search',
]
