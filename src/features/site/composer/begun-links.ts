// The links that the shop shows while nobody composed them, as blocks for whoever composes them for the first time.
import type { SiteBlock } from './site-settings.ts'
import type { Address, Page } from '#kernel/pages.ts'
import { messages } from '#kernel/text/i18n.ts'
import { languages, type Texts } from '#kernel/text/language.ts'

const inAll = (key: string): Texts => Object.fromEntries(languages.map((lang) => [lang, messages(lang)(key as never)]))
const header: readonly (readonly [string, Address | Page])[] = [
  ['new', '/goods/list?sort=newest'],
  ['brands', '/home/ppg'],
  ['ranks', '/home/rank'],
  ['merchants', '/home/cataShopList'],
  ['used', '/goods/list?cond=used'],
  ['articles', '/home/articalList'],
]
const shop: readonly (readonly [string, Page])[] = [
  ['allDepartments', '/home/category'],
  ['nav.brands', '/home/ppg'],
  ['nav.merchants', '/home/cataShopList'],
  ['nav.ranks', '/home/rank'],
  ['footer.announcements', '/home/announcement'],
  ['footer.sell', '/user/user/shangjiaruzhu'],
]
const about: readonly (readonly [string, Page])[] = [
  ['footer.aboutUs', '/user/user/aboutUs'],
  ['footer.aboutApp', '/user/user/about'],
]
const linkOf = ([words, path]: readonly [string, Address | Page]) => ({
  label: inAll(`storefront:${words}`),
  to: { path },
})
const block = (key: string, type: SiteBlock['type'], settings: Record<string, unknown>): SiteBlock => ({
  key,
  type,
  hidden: false,
  languages: [],
  audience: 'all',
  startsAt: null,
  endsAt: null,
  settings,
})
const column = (articles: string, links: readonly (readonly [string, Page])[] = []): SiteBlock =>
  block(`f-${articles}`, 'footerColumn', {
    title: inAll(`storefront:footer.${articles}`),
    ...(articles !== 'shop' && { articles }),
    links: links.map(linkOf),
  })

export const begunLinks = (): SiteBlock[] => [
  ...header.map(([name, path]) => block(`h-${name}`, 'headerLink', linkOf([`nav.${name}`, path]))),
  column('guide'),
  column('about', about),
  column('agreement'),
  column('story'),
  column('shop', shop),
]
