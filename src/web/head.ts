// The head of a page: title, description, canonical address without language, and the same page in each language.
import type { MetaDescriptor } from 'react-router'
import { languages } from '#kernel/language.ts'
import type { RootData } from '#web/root-data.ts'

interface HeadOf {
  title: string
  description?: string | undefined
  /** path and the query that belongs to the address, as "/goods/list?categoryId=3" */
  path: string
  picture?: string | undefined
  /** not for search engines */
  hidden?: boolean
}
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]
const shopName = 'Miralo · 觅乐'

/** `matches` come from the route's meta function. */
export function headOf(matches: Matches, { title, description, path, picture, hidden = false }: HeadOf): MetaDescriptor[] {
  const origin = (matches.find((m) => m?.id === 'root')?.loaderData as RootData | undefined)?.origin ?? ''
  const named = title === shopName ? title : `${title} · Miralo`
  const canonical = origin + path
  const inLanguage = (lang: string) => `${canonical}${path.includes('?') ? '&' : '?'}lang=${lang}`
  const common: MetaDescriptor[] = [
    { title: named },
    { property: 'og:title', content: title },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: shopName },
  ]
  if (description) common.push({ name: 'description', content: description.slice(0, 300) }, { property: 'og:description', content: description.slice(0, 300) })
  if (picture) common.push({ property: 'og:image', content: origin + picture })
  if (hidden) return [...common, { name: 'robots', content: 'noindex' }]
  return [
    ...common,
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...languages.map((lang) => ({ tagName: 'link' as const, rel: 'alternate', hrefLang: lang, href: inLanguage(lang) })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: canonical },
  ]
}
