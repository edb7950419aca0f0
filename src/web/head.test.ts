// The canonical address of a page, and its three languages.
import { expect, test } from 'vitest'
import { headOf } from './head.ts'

const head = (addressLang: string | undefined, path: `/${string}`) =>
  headOf([{ id: 'root', loaderData: { origin: 'https://shop.example', lang: 'es-ES', addressLang } }], {
    title: 'Teapot',
    path,
  }) as Record<string, string>[]
const canonical = (tags: Record<string, string>[]) => tags.find(({ rel }) => rel === 'canonical')?.['href']

test('a page that was asked for in a language is the canonical one of that language', () => {
  expect(canonical(head('es-ES', '/goods/7'))).toBe('https://shop.example/goods/7?lang=es-ES')
  expect(canonical(head('zh-CN', '/goods/list?categoryId=3'))).toBe(
    'https://shop.example/goods/list?categoryId=3&lang=zh-CN',
  )
})
test('without one it is the page that turns to who asks, and all three languages are named', () => {
  const tags = head(undefined, '/goods/7')
  expect(canonical(tags)).toBe('https://shop.example/goods/7')
  const languages = tags.filter(({ rel }) => rel === 'alternate').map(({ hrefLang, href }) => [hrefLang, href])
  expect(languages).toEqual([
    ...['zh-CN', 'en-US', 'es-ES'].map((lang) => [lang, `https://shop.example/goods/7?lang=${lang}`]),
    ['x-default', 'https://shop.example/goods/7'],
  ])
  // the same on each of the three: they point at each other
  expect(head('es-ES', '/goods/7').filter(({ rel }) => rel === 'alternate')).toEqual(
    tags.filter(({ rel }) => rel === 'alternate'),
  )
})
