// What each side was told since it was last asked: in the message centre its unread messages, no more and no fewer; at
// the desks what the bell counts. Refunds are told by jobs: they are waited for.
import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import type { MessageKey } from '#kernel/messages.ts'
import { goTo, quiet } from '../browser.ts'
import { saying, type Merchant, type Windows } from './windows.ts'
import { textsOf } from '#kernel/text/i18n.ts'

interface Said {
  title: string
  text: string
}
/** The words of a message: of one that is a letter too, those of the letter. */
function wordsOf({ t }: Windows, key: MessageKey): Said {
  const told = (t.told as Record<string, Said>)[key]
  const letter = (t.inbox.notice as Record<string, { subject: string; text: string; then: string }>)[key]
  const { title, text } = told ?? { title: letter!.subject, text: `${letter!.text}\n${letter!.then}` }
  const named = (words: string) => words.replaceAll('{{platform}}', t === textsOf('zh-CN') ? '觅乐' : 'Miralo')
  return { title: named(title), text: named(text) }
}
const unread = (post: Page): Promise<Said[]> =>
  post.locator('.message-rows li.is-unread').evaluateAll((rows) =>
    rows.map((row) => {
      const marked = row.querySelector('.message-head .vh')?.textContent ?? ''
      const title = row.querySelector('.message-head b')?.textContent.slice(marked.length) ?? ''
      const text = row.querySelector('.message-text')?.textContent ?? ''
      return { title, text: text.slice(text.indexOf(' · ') + 3) }
    }),
  )
const centre = ({ shop }: Windows, post: Page) => goTo(post, `${shop.url}/user/user/news`)

interface Heard {
  /** of the order or claim that they speak of; of money that goes back also its order */
  about: readonly string[]
  /** the message whose way is taken; the others are read by one press */
  follow?: MessageKey
}
/** Of another order or claim: the demo's own stories go on by the clock meanwhile. */
const isOfOthers = ({ text }: Said, about: readonly string[]): boolean =>
  (text.match(/\d{12,}/g) ?? []).some((no) => !about.includes(no))
/** What lacks of these words, and what was said beside them. */
function differences(rows: readonly Said[], words: readonly Said[], about: readonly string[]): string[] {
  const left = [...rows]
  const lacking = words.filter(({ title, text }) => {
    const [name, said] = [saying(title), saying(text, { number: about })]
    const at = left.findIndex((row) => name.test(row.title) && said.test(row.text))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  const line = ({ title, text }: Said) => `${title}: ${text}`
  const beside = left.filter((row) => !isOfOthers(row, about))
  return [...lacking.map((each) => `lacks ${line(each)}`), ...beside.map((each) => `also said ${line(each)}`)]
}
/** The unread messages of somebody are exactly these; then they are read. */
export async function heard(
  w: Windows,
  post: Page,
  keys: readonly MessageKey[],
  { about, follow }: Heard,
): Promise<void> {
  const words = keys.map((key) => wordsOf(w, key))
  const look = async () => {
    await centre(w, post)
    return differences(await unread(post), words, about)
  }
  await expect.poll(look).toEqual([])
  await readAll(w, post)
  if (!follow) return
  const row = post.locator('.message-rows li').filter({ hasText: wordsOf(w, follow).title })
  await row.first().getByRole('link').click()
  await post.locator('.message-acts a').click()
  await post.waitForURL((url) => about.some((no) => url.href.includes(no)))
}
export async function readAll(w: Windows, post: Page): Promise<void> {
  const rows = post.locator('.message-rows li.is-unread')
  if ((await rows.count()) === 0) return
  await post.getByRole('button', { name: w.t.messages.readAll, exact: true }).click()
  await rows.first().waitFor({ state: 'detached' })
}
/** What came before the walk is read. */
export async function beginToHear(w: Windows): Promise<void> {
  for (const post of [w.shopper.post, w.post]) {
    await centre(w, post)
    await readAll(w, post)
  }
}
/** How much waits at a desk, as its bell says. */
export async function bellOf({ shop, staff }: Windows, merchant?: Merchant): Promise<number> {
  const page = merchant?.page ?? staff
  await page.goto(merchant ? `${shop.url}/merchant/orders?shop=${merchant.id}` : `${shop.url}/admin/orders`)
  await page.locator('.bell').waitFor()
  await quiet(page)
  return Number(/\d+/.exec((await page.locator('.bell').getAttribute('aria-label')) ?? '')?.[0] ?? '0')
}
