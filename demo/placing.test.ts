// The rules of imports on goods whose place is known: those of the demo shop, by their titles alone.
import { expect, test } from 'vitest'
import type { CategoryFound } from '#features/catalog/import/placing/category.ts'
import { CategoryChooser } from '#features/catalog/import/placing/chooser.ts'
import { categories, type DemoCategory } from './categories.ts'
import { products } from './products.ts'
import { LANGUAGES } from './text.ts'

const shop: CategoryFound[] = []
const add = (list: readonly DemoCategory[], path: readonly number[]): void => {
  for (const { code, name, children = [] } of list) {
    const id = shop.length + 1
    shop.push({ id, code, name, path })
    add(children, [...path, id])
  }
}
add(categories(), [])

test.each(LANGUAGES)('%s: three of four where they are, hardly one in another department', (language) => {
  const chooser = new CategoryChooser(shop, new Map(), language)
  const outcomes = products().map((p) => {
    const told = { handle: '', title: p.title[language], type: '', tags: [], taxonomy: [], paths: [] }
    const found = chooser.choose(told).category
    const right = shop.find((c) => c.code === p.category)!
    if (!found) return 'nowhere'
    if (found === right) return 'right'
    return (found.path[0] ?? found.id) === (right.path[0] ?? right.id) ? 'near' : 'elsewhere'
  })
  const part = (outcome: string): number => outcomes.filter((o) => o === outcome).length / outcomes.length
  expect(part('right')).toBeGreaterThan(0.73)
  expect(part('elsewhere')).toBeLessThan(0.04)
})
