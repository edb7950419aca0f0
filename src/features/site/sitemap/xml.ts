// The sitemap's two documents. Each address stands with its languages (`?lang=`), as the pages' own heads say it.
import type { Page } from '#kernel/pages.ts'
import type { SitemapEntry } from '#kernel/sitemap.ts'
import { firstLanguage, spokenLanguages } from '#kernel/text/spoken.ts'
import { escaped } from '#kernel/text/xml.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** A list of sitemaps. */
export const sitemapIndex = (addresses: readonly string[]): string =>
  [
    `${head}<sitemapindex ${space}>`,
    addresses.map((a) => `<sitemap><loc>${escaped(a)}</loc></sitemap>`).join('\n'),
    '</sitemapindex>\n',
  ].join('\n')

/** A sitemap of pages under `origin`. */
export const sitemap = (origin: string, addresses: readonly SitemapEntry[]): string =>
  [
    `${head}<urlset ${space} xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    addresses.map((a) => entry(origin, a)).join('\n'),
    '</urlset>\n',
  ].join('\n')

function entry(origin: string, { path, changedAt }: SitemapEntry): string {
  const here = origin + path
  const turned = (lang: string) => `${here}${path.includes('?') ? '&' : '?'}lang=${lang}`
  const link = (lang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${lang}" href="${escaped(href)}"/>`
  const links = [...spokenLanguages().map((lang) => link(lang, turned(lang))), link('x-default', here)].join('')
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
    // what is new, as search engines read it too
    ...['stories', 'announcements'].map((feed) => `Sitemap: ${origin}/feed/${feed}.xml`),
    `# Goods for merchant centres, in each language: ${origin}/feed/products.xml?lang=${firstLanguage()}`,
    '',
  ].join('\n')
/** Pages, and folders with all below them. */
const closed: readonly (Page | `/${string}/`)[] = [
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
