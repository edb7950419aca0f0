// The demo content holds together: three languages everywhere, unique codes, prices in whole fen, pictures on disk.
// What a schema can tell (keys, languages, codes that exist) is in data.test.ts.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { announcements } from './announcements.ts'
import { articles } from './articles.ts'
import { brands } from './brands.ts'
import { allCategories, categories, flatten } from './categories.ts'
import { homeBlocks } from './home.ts'
import { merchants } from './merchants.ts'
import { people } from './people.ts'
import { ALL_SCENES } from './pictures/scenes.ts'
import { products, type DemoProduct } from './products.ts'
import { LANGUAGES } from './text.ts'

const MERCHANTS = merchants()
const CATEGORIES = categories()
const BRANDS = brands()
const PRODUCTS = products()
const ARTICLES = articles()
const ANNOUNCEMENTS = announcements()
const HOME_BLOCKS = homeBlocks()

type Found = { path: string; values: Record<string, string | string[]> }
/** Every object that carries a language key, wherever it hides. */
function textsIn(node: unknown, path: string): Found[] {
  if (typeof node !== 'object' || node === null) return []
  if (LANGUAGES.some((language) => language in node)) return [{ path, values: node as Found['values'] }]
  return Object.entries(node).flatMap(([key, child]) => textsIn(child, `${path}.${key}`))
}
/** Every file that settings of a block name as a picture. */
function picturesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, child]) =>
    typeof child === 'string' ? (['wide', 'tall', 'picture'].includes(key) ? [child] : []) : picturesIn(child),
  )
}
const codes = (list: { code: string }[]): string[] => list.map((each) => each.code)
const duplicates = (list: string[]): string[] => list.filter((value, at) => list.indexOf(value) !== at)

const texts = textsIn({ MERCHANTS, CATEGORIES, BRANDS, PRODUCTS, ARTICLES, ANNOUNCEMENTS, HOME_BLOCKS }, '')
const strings = texts.flatMap(({ path, values }) =>
  LANGUAGES.flatMap((language) =>
    [values[language] ?? ''].flat().map((value, line) => ({ path, language, line, value })),
  ),
)
const picture = (name: string): string => join(import.meta.dirname, 'img', `${name}.webp`)

describe('texts', () => {
  it('stand in three languages with the same number of paragraphs and nothing empty', () => {
    const broken = texts.filter(
      ({ values }) =>
        new Set(LANGUAGES.map((language) => [values[language]].flat().length)).size !== 1 ||
        LANGUAGES.some((language) => values[language] === undefined),
    )
    expect(broken.map(({ path }) => path)).toEqual([])
    expect(
      strings.filter(({ value }) => value.trim() === '' || value !== value.trim()).map(({ path }) => path),
    ).toEqual([])
  })

  it('use full-width punctuation next to Chinese characters', () => {
    const bad = strings.filter(
      ({ language, value }) =>
        language === 'zh-CN' && /[\u4e00-\u9fff][,;:!?()](?=\s*[\u4e00-\u9fff]|$)|[\u4e00-\u9fff]\.$/.test(value),
    )
    expect(bad.map(({ path, value }) => `${path}: ${value}`)).toEqual([])
  })

  it('are written per language: only names, sizes and words that really are the same may repeat', () => {
    const cognates = ['Material', 'Color', 'Gres']
    const proper = (path: string): boolean =>
      /^\.(MERCHANTS|BRANDS)\.\d+\.(name|place)$/.test(path) || /\.options\.\d+\.values\.\d+\.name$/.test(path)
    const repeated = texts.filter(({ path, values }) => {
      const lines = LANGUAGES.map((language) => [values[language] ?? ''].flat())
      return (
        !proper(path) &&
        (lines[0] ?? []).some(
          (line, at) =>
            !cognates.includes(line) &&
            (line === lines[1]?.[at] || line === lines[2]?.[at] || lines[1]?.[at] === lines[2]?.[at]),
        )
      )
    })
    expect(repeated.map(({ path, values }) => `${path}: ${String(values['en-US'])}`)).toEqual([])
  })

  it('read as their own language', () => {
    expect(
      strings
        .filter(
          ({ language, value }) =>
            language !== 'zh-CN' && /[\u4e00-\u9fff\uff00-\uffef]/.test(value.replace('觅乐', '')),
        )
        .map(({ path }) => path),
    ).toEqual([])
    expect(
      strings
        .filter(({ language, value }) => language === 'es-ES' && /[“”]|(^|[^¿\w])\b(the|and|with)\b/.test(value))
        .map(({ path, value }) => `${path}: ${value}`),
    ).toEqual([])
    expect(
      strings
        .filter(
          ({ language, value }) =>
            language === 'es-ES' && (value.match(/\?/g) ?? []).length !== (value.match(/¿/g) ?? []).length,
        )
        .map(({ path }) => path),
    ).toEqual([])
  })
})

describe('catalog', () => {
  it('has unique codes', () => {
    for (const list of [
      codes(MERCHANTS),
      codes(BRANDS),
      codes(allCategories()),
      codes(PRODUCTS),
      codes(ARTICLES),
      codes(ANNOUNCEMENTS),
    ])
      expect(duplicates(list)).toEqual([])
    expect(duplicates(PRODUCTS.flatMap((product) => codes(product.skus)))).toEqual([])
    expect(duplicates(Object.values(people()).flatMap((list) => list.map((person) => person.email)))).toEqual([])
  })

  it('has a still life of each department on the home page', () => {
    const told = HOME_BLOCKS.flatMap(({ settings }) => settings.departments ?? []).map((each) => each.category)
    expect(told.toSorted()).toEqual(codes(CATEGORIES).toSorted())
    expect(CATEGORIES.map((department) => department.departmentNo)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('is broad: eight merchants, nine departments, at least 64 products', () => {
    expect(PRODUCTS.length).toBeGreaterThanOrEqual(64)
    for (const merchant of MERCHANTS)
      expect(
        PRODUCTS.filter((product) => product.merchant === merchant.code).length,
        merchant.code,
      ).toBeGreaterThanOrEqual(6)
    for (const department of CATEGORIES)
      expect(
        PRODUCTS.filter((product) => codes(flatten([department])).includes(product.category)).length,
        department.code,
      ).toBeGreaterThanOrEqual(4)
    expect(PRODUCTS.filter((product) => product.skus.every((sku) => sku.stock === 0))).toHaveLength(1)
    expect(PRODUCTS.filter((product) => product.status === 'offShelf')).toHaveLength(1)
  })

  it.each(PRODUCTS.map((product): [string, DemoProduct] => [product.code, product]))(
    '%s has skus that match its options and whole fen',
    (_, product) => {
      expect(product.skus.length).toBeGreaterThanOrEqual(1)
      expect(product.skus.length).toBeLessThanOrEqual(12)
      expect(duplicates(product.skus.map((sku) => sku.values.join('/')))).toEqual([])
      for (const sku of product.skus) {
        expect(sku.values).toHaveLength(product.options.length)
        for (const [at, code] of sku.values.entries()) expect(codes(product.options[at]?.values ?? [])).toContain(code)
        for (const amount of [sku.price, sku.listPrice ?? 1, sku.memberPrice ?? 1, sku.weight])
          expect(Number.isInteger(amount) && amount > 0).toBe(true)
        expect(sku.listPrice ?? sku.price + 1).toBeGreaterThan(sku.price)
        expect(sku.memberPrice ?? sku.price - 1).toBeLessThan(sku.price)
        expect(sku.price >= 600 && sku.price <= 900_000).toBe(true)
        expect(Number.isInteger(sku.stock) && sku.stock >= 0).toBe(true)
      }
      expect(product.condition === 'used').toBe(product.grade !== undefined)
      expect(product.rating).toBeLessThanOrEqual(500)
      expect(product.reviewCount).toBeLessThanOrEqual(product.sales)
      expect(duplicates(product.attributes.map((each) => each.key))).toEqual([])
    },
  )
})

describe('pictures', () => {
  const used = [
    ...PRODUCTS.flatMap((product) => [
      ...product.pictures,
      ...product.skus.flatMap((sku) => sku.picture ?? []),
      ...product.options.flatMap((each) => each.values.flatMap((v) => v.picture ?? [])),
    ]),
    ...CATEGORIES.flatMap((department) => department.picture ?? []),
    ...picturesIn(HOME_BLOCKS),
    ...ARTICLES.flatMap((article) => article.cover ?? []),
    'placeholder',
  ]

  it('exist for every name that is used, at least three per product', () => {
    expect([...new Set(used)].filter((name) => !existsSync(picture(name)))).toEqual([])
    expect(PRODUCTS.filter((product) => new Set(product.pictures).size < 3).map((product) => product.code)).toEqual([])
  })

  it('are all used, all composed, and small enough together', () => {
    const onDisk = readdirSync(join(import.meta.dirname, 'img')).flatMap((file) =>
      file.endsWith('.webp') ? [file.slice(0, -'.webp'.length)] : [],
    )
    // snap-… are buyers' pictures of a product, made from the same scenes
    const snapped = new Set(PRODUCTS.flatMap(({ code }) => [1, 2].map((n) => `snap-${code}-${n}`)))
    expect(onDisk.filter((name) => !(name in ALL_SCENES) && !snapped.has(name))).toEqual([])
    expect(Object.keys(ALL_SCENES).filter((name) => !used.includes(name))).toEqual([])
    expect(onDisk.reduce((sum, name) => sum + statSync(picture(name)).size, 0)).toBeLessThan(25 * 1024 * 1024)
  })
})

describe('freight', () => {
  it('reaches abroad, leaves Tibet and Xinjiang out somewhere, and is free from an amount somewhere', () => {
    const areas = MERCHANTS.map((merchant) => merchant.freight.regions.flatMap((region) => region.areas))
    expect(areas.some((list) => list.includes('ES') && list.includes('US'))).toBe(true)
    expect(areas.some((list) => !list.includes('*') && !list.includes('54') && !list.includes('65'))).toBe(true)
    expect(MERCHANTS.some((merchant) => merchant.freight.regions.some((region) => region.freeFrom))).toBe(true)
    for (const list of areas) expect(duplicates(list)).toEqual([])
  })
})
