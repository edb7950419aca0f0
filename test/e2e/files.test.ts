// Files of a form in a browser, on the page of all parts: added, sent, put in order by keys, buttons and drag, failed
// and tried again, taken away; the avatar cut out by keyboard.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { picture } from '../uploading.ts'
import { goTo, openBrowser, visit } from './browser.ts'
import { barriers } from './looking.ts'
import { sharedShop, signedIn } from './running-shop.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const en = textsOf('en-US')

const shop = sharedShop()
let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())
const t = en.uploads
const say = (text: string, blanks: Record<string, string | number>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(blanks[name]))

async function open(width: number) {
  const token = await signedIn(shop.url, `files-${width}@example.com`)
  const visitor = await visit(browser, shop.url, { width })
  await visitor.context.addCookies([{ name: 'token', value: token, url: shop.url }])
  await goTo(visitor.page, `${shop.url}/ui`)
  const paper = visitor.page.locator('#files [role=group][data-theme=light]')
  const field = paper.locator('.show-part', {
    has: visitor.page.getByRole('heading', { name: en.showcase.name.uploads, exact: true }),
  })
  return { ...visitor, paper, field }
}
const shot = async (name: string) => ({ name, mimeType: 'image/png', buffer: await picture(300, 200).png().toBuffer() })

test.each([1440, 390])('a field of photos at %i px', async (width) => {
  const { page, context, field, faults } = await open(width)
  const order = () =>
    field
      .locator('.upload-picture > .vh')
      .allTextContents()
      .then((all) => all.map((text) => text.split('.')[0]))
  const input = field.locator('input[type=file]')
  const svg = {
    name: 'drawing.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  }
  await input.setInputFiles([await shot('a.png'), await shot('b.png'), await shot('c.png'), svg])
  await expect.poll(() => field.locator('.upload[data-state=sent]').count()).toBe(3)
  expect(await field.getByRole('alert').allTextContents()).toContain(`drawing.svg: ${en.errors.uploadTypeRefused}`)

  await field.getByRole('button', { name: say(t.grip, { name: 'a.png' }) }).focus()
  await page.keyboard.press('ArrowRight')
  expect(await order()).toEqual(['b', 'a', 'c'])
  expect(await field.getByRole('status').textContent()).toBe(say(t.said.moved, { name: 'a.png', at: 2, of: 3 }))
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    say(t.grip, { name: 'a.png' }),
  )
  await field.getByRole('button', { name: say(t.later, { name: 'a.png' }) }).click()
  expect(await order()).toEqual(['b', 'c', 'a'])
  const [from, to] = [
    await field.locator('.upload-grip').nth(2).boundingBox(),
    await field.locator('.upload').nth(0).boundingBox(),
  ]
  await page.mouse.move(from!.x + 12, from!.y + 12)
  await page.mouse.down()
  await page.mouse.move(to!.x + 40, to!.y + 50, { steps: 6 })
  await page.mouse.up()
  expect(await order()).toEqual(['a', 'b', 'c'])
  expect(await barriers(page, '#files')).toEqual([])
  expect(faults).toEqual([])

  await context.setOffline(true)
  await input.setInputFiles(await shot('d.png'))
  await expect.poll(() => field.getByRole('alert').allTextContents()).toContain(`d.png: ${t.failed}`)
  await context.setOffline(false)
  await field.getByRole('button', { name: say(t.retryOf, { name: 'd.png' }) }).click()
  await expect.poll(() => field.locator('.upload[data-state=sent]').count()).toBe(4)
  await field.getByRole('button', { name: say(t.remove, { name: 'b.png' }) }).click()
  expect(await order()).toEqual(['a', 'c', 'd'])
  await expect.poll(() => input.evaluate((i) => i === document.activeElement)).toBe(true)
  await context.close()
})

test('an avatar, by keyboard alone once the photo is picked', async () => {
  const { page, context, paper, faults } = await open(1024)
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    paper.getByRole('button', { name: en.showcase.say.choosePhoto }).click(),
  ])
  await chooser.setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture(900, 600).jpeg().toBuffer() })
  const dialog = page.getByRole('dialog', { name: t.avatar.title })
  const area = dialog.getByRole('group', { name: t.avatar.area })
  await area.waitFor()
  await dialog.getByRole('slider', { name: t.avatar.zoom }).focus()
  for (let press = 0; press < 8; press++) await page.keyboard.press('ArrowRight')
  await area.focus()
  const place = () => dialog.locator('.avatar-stage img').evaluate((img) => getComputedStyle(img).transform)
  const before = await place()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(place).not.toBe(before)
  await dialog.getByRole('button', { name: t.avatar.save }).focus()
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  const src = await paper.locator('img[src^="/files/"]').getAttribute('src')
  expect((await fetch(shop.url + src!)).headers.get('content-type')).toBe('image/webp')
  expect(faults).toEqual([])
  await context.close()
})
