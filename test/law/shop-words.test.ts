// One name per thing: who sells here is a shop, 店铺, una tienda, on every screen of shoppers and in the demo shop's
// own pages. "Houses" were once their name, and "merchant" is what the desks and the sources call them.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
/** 商家后台 (the desks) and 商家入驻 (selling here) are names of their own. */
const otherNames = {
  'en-US': /\b(houses|merchants?)\b/i,
  'zh-CN': /商家(?!后台|入驻)|商户/,
  'es-ES': /\b(casas|comerciantes?)\b/i,
}
type Lang = keyof typeof otherNames
const isLang = (key: string): key is Lang => Object.hasOwn(otherNames, key)

/** Texts below a value that use another name; blanks are not words. In the demo's data a language is a key. */
function strays(value: unknown, lang: Lang | undefined): string[] {
  if (typeof value === 'string')
    return lang && otherNames[lang].test(value.replaceAll(/\{\{.*?\}\}/g, '')) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, below]) => strays(below, isLang(key) ? key : lang))
}
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), 'utf8'))
const under = (folder: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`)

/** What only members of shops and staff read. */
const desks = /\/(merchant|staff|console|fee-invoices|audit-log|settings|statements|staffing)\//

test('screens of shoppers call who sells a shop', () => {
  const files = under('src').filter((file) => /texts\/(en-US|zh-CN|es-ES)\.json$/.test(file) && !desks.test(file))
  expect(files.length).toBeGreaterThan(150)
  expect(
    files.flatMap((file) => {
      const lang = file.slice(-10, -5)
      return isLang(lang) ? strays(read(file), lang) : []
    }),
  ).toEqual([])
})
test('so do the pages of the demo shop', () => {
  const files = [...under('demo/data/articles'), 'demo/data/home.json', 'demo/data/announcements.json']
  expect(files.flatMap((file) => strays(read(file), undefined))).toEqual([])
})
test('another name is found', () => {
  const planted = { 'zh-CN': '商家已发货', 'es-ES': { title: 'Ocho casas' }, 'en-US': 'The {{merchant}} shop' }
  expect(strays(planted, undefined)).toEqual(['商家已发货', 'Ocho casas'])
})
