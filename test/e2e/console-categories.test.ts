// The tree of categories at the staff's desk: moved by keys, renamed, merged with what goes along told first; old
// addresses lead on.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { goTo, openBrowser, quiet, visit } from './browser.ts'
import { atDesk } from './console-side.ts'
import { askShop, ownShop } from './running-shop.ts'
import type { RunningShop } from './shop-process.ts'
import { sound } from './sound.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const { categoriesstaff: t } = textsOf('en-US')
let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([ownShop(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

interface Tree {
  records: { id: number; parentId: number | null; name: string }[]
}
const tree = async () => (await askShop<Tree>(shop.url, '/api/v2/goods/category/list', {})).records
const tops = async () => (await tree()).filter((c) => c.parentId === null).map((c) => c.name)

test('moved by keys, renamed, merged', async () => {
  const [first, second] = await tops()
  const desk = await atDesk(browser, shop, 'admin@example.com', '/admin/categories')
  const { page } = desk
  const name = (text: string) => page.locator('.category-row .name', { hasText: new RegExp(`^${text}$`) })
  await name(first!).waitFor()
  await sound(desk, 'the tree')
  await name(first!).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await page.getByText(t.moved.replace('{{name}}', first!), { exact: true }).waitFor()
  await expect.poll(async () => (await tops()).slice(0, 2), { timeout: 30_000 }).toEqual([second, first])
  await quiet(page)
  const all = await tree()
  const [from, into] = all.filter((c) => c.parentId !== null && !all.some((o) => o.parentId === c.id))
  const above = (id: number | null): string[] =>
    all.filter((c) => c.id === id).flatMap((c) => [...above(c.parentId), c.name])
  for (const one of above(from!.parentId))
    await page
      .locator('.ant-tree-treenode', { has: name(one) })
      .locator('.ant-tree-switcher')
      .click()
  await name(from!.name).first().click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel(`${t.name}, English`, { exact: true }).fill('Called anew')
  await drawer.getByRole('button', { name: t.save, exact: true }).click()
  await name('Called anew').waitFor()
  await quiet(page)
  await sound(desk, 'one category')
  await drawer.getByRole('button', { name: t.merge, exact: true }).click()
  const question = page.locator('dialog.question')
  await question.getByText(t.alongAddress, { exact: true }).waitFor()
  await question.getByLabel(t.mergeInto, { exact: true }).selectOption(String(into!.id))
  await question.getByLabel(t.reason, { exact: true }).fill('Doubles')
  await sound(desk, 'what goes along')
  await question.getByRole('button', { name: t.mergeVerb, exact: true }).click()
  await name('Called anew').waitFor({ state: 'detached' })
  const shopper = await visit(browser, shop.url)
  await goTo(shopper.page, `${shop.url}/goods/list?categoryId=${from!.id}`)
  expect(shopper.page.url()).toContain(`categoryId=${into!.id}`)
  expect([...desk.faults, ...shopper.faults]).toEqual([])
})
