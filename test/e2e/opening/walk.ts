// Who walks through the opening of a shop, each in a window of their own, all in one language.
import type { Browser, Locator, Page } from 'playwright-core'
import { textsOf } from '#kernel/text/i18n.ts'
import type { Language } from '#kernel/text/language.ts'
import { alive, quiet, visit, type Visitor } from '../browser.ts'
import type { NewShop } from './new-shop.ts'

export interface Walk {
  browser: Browser
  shop: NewShop
  lang: Language
  t: ReturnType<typeof textsOf>
  /** what somebody of this language would write */
  said: (typeof written)[Language]
  /** everybody whose window was opened */
  windows: Visitor[]
}
export const password = 'harbour7'
export const people = {
  admin: 'house@example.com',
  clerk: 'clerk@example.com',
  applicant: 'bamboo@example.com',
  buyer: 'buyer@example.com',
} as const
/** In the language of the walk alone: one is enough wherever texts are asked for. */
export const written = {
  'zh-CN': {
    platform: '望江集',
    shop: '望江陶坊',
    second: '竹里',
    department: '灯笼',
    goods: '白瓷碗',
    more: '竹编灯笼',
    slide: '开张了',
    line: '今天开始营业',
    step: '看看新品',
    why: '开张',
    colleague: '阿梅',
    role: '看举报',
    wrong: '图片与实物不符',
    answer: '已请商家更换图片',
  },
  'en-US': {
    platform: 'Harbour House',
    shop: 'Harbour Pottery',
    second: 'Bamboo Lane',
    department: 'Lanterns',
    goods: 'White bowl',
    more: 'Bamboo lantern',
    slide: 'Doors are open',
    line: 'From today on',
    step: 'See what is new',
    why: 'Opening',
    colleague: 'May',
    role: 'Reads reports',
    wrong: 'The picture shows another bowl',
    answer: 'The picture was changed',
  },
  'es-ES': {
    platform: 'Casa del Puerto',
    shop: 'Cerámica del Puerto',
    second: 'Calle del Bambú',
    department: 'Farolillos',
    goods: 'Cuenco blanco',
    more: 'Farolillo de bambú',
    slide: 'Abrimos hoy',
    line: 'Desde hoy, todos los días',
    step: 'Ver novedades',
    why: 'Apertura',
    colleague: 'Maite',
    role: 'Lee denuncias',
    wrong: 'La foto muestra otro cuenco',
    answer: 'La foto se ha cambiado',
  },
} satisfies Record<Language, Record<string, string>>
export const tongues = { 'zh-CN': '中文', 'en-US': 'English', 'es-ES': 'Español' } as const

export const beginWalk = (browser: Browser, shop: NewShop, lang: Language): Walk => ({
  browser,
  shop,
  lang,
  t: textsOf(lang),
  said: written[lang],
  windows: [],
})
/** Somebody comes. */
export async function enter({ browser, shop, lang, windows }: Walk, width = 1440): Promise<Visitor> {
  const visitor = await visit(browser, shop.url, { lang, width })
  windows.push(visitor)
  return visitor
}
/** A template's text with its blanks filled. */
export const filled = (text: string, blanks: Record<string, string | number> = {}): string =>
  Object.entries(blanks).reduce((words, [key, value]) => words.replaceAll(`{{${key}}}`, String(value)), text)
/** The button, or the link, that is seen. */
export const press = (page: Page | Locator, name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> =>
  page.getByRole(role, { name, exact: true }).locator('visible=true').first().click()
export const write = (within: Page | Locator, label: string, text: string): Promise<void> =>
  within.getByLabel(label, { exact: true }).fill(text)
/** By the menu of the desk, as somebody who knows no address. */
export async function openDesk(page: Page, name: string): Promise<void> {
  const link = page.locator('nav.menu').getByRole('link', { name: new RegExp(`^${name}`) })
  await link.first().click()
  await page.locator('.shell h1').first().waitFor()
  await quiet(page)
}
/** Through the links of the storefront a page is alive once its scripts have it. */
export async function come(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await alive(page)
}
