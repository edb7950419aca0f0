// The head of a page: title, description, canonical address (with the language where one was asked for by the address),
// the same page in each language, its card on other sites, and its facts for search engines.
import type { MetaDescriptor } from 'react-router'
import type { Language } from '#kernel/text/language.ts'
import { firstLanguage, spokenLanguages } from '#kernel/text/spoken.ts'
import { socialCard } from '#web/pictures.ts'
import type { RootData } from '#web/root-data.ts'
import type { Fact } from '#web/structured.ts'
import { fullName, titleName } from '#kernel/text/platform-name.ts'

interface HeadOf {
  /** undefined: the shop itself */
  title: string | undefined
  description?: string | undefined
  /** path and the query that belongs to the address, as "/goods/list?categoryId=3" */
  path: string
  /** file of the picture that stands beside a link to this page; the shop's window where there is none */
  picture?: string | undefined
  /** what kind of thing it is, as Open Graph names it */
  kind?: 'website' | 'article' | 'product'
  /** for search engines, made with the shop's own address */
  facts?: (origin: string) => readonly Fact[]
  /** not for search engines */
  hidden?: boolean
}
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]
const shopPicture = 'window-wide'

/** `matches` come from the route's meta function. */
export function headOf(
  matches: Matches,
  { title, description, path, picture = shopPicture, kind = 'website', facts, hidden = false }: HeadOf,
): MetaDescriptor[] {
  const root = matches.find((m) => m?.id === 'root')?.loaderData as RootData | undefined
  const origin = root?.origin ?? ''
  const lang = root?.lang ?? firstLanguage()
  const shopName = fullName(lang)
  const named = title === undefined ? shopName : `${title} · ${titleName(lang)}`
  const page = origin + path
  const canonical = root?.addressLang ? inLanguage(page, root.addressLang) : page
  const words = description?.slice(0, 300)
  const common: MetaDescriptor[] = [
    { title: named },
    ...(words ? [{ name: 'description', content: words }] : []),
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:title', content: title ?? shopName },
    ...(words ? [{ property: 'og:description', content: words }] : []),
    { property: 'og:type', content: kind },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: shopName },
    ...(root ? [{ property: 'og:locale', content: root.lang.replace('-', '_') }] : []),
    { property: 'og:image', content: origin + socialCard(picture) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
  return hidden
    ? common
    : [
        ...common,
        { tagName: 'link', rel: 'canonical', href: canonical },
        ...inEachLanguage(page),
        ...(facts?.(origin) ?? []).map((fact) => ({ 'script:ld+json': fact as never })),
      ]
}

/** Of a page whose facts could not be had. */
export function shopTitle(matches: Matches): MetaDescriptor {
  const root = matches.find((m) => m?.id === 'root')?.loaderData as RootData | undefined
  return { title: fullName(root?.lang ?? firstLanguage()) }
}

const inLanguage = (page: string, lang: Language): string => `${page}${page.includes('?') ? '&' : '?'}lang=${lang}`
/** Without a language it is the page for everybody else: it turns to who asks. */
const inEachLanguage = (page: string): MetaDescriptor[] => [
  ...spokenLanguages().map((lang) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang: lang,
    href: inLanguage(page, lang),
  })),
  { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: page },
]
