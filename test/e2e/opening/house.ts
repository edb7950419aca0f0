// What the house does at its desk: the first setup, keys, the catalogue, the home page, cases, a number, a colleague.
import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { quiet, type Visitor } from '../browser.ts'
import { sound } from '../sound.ts'
import { question, say } from '../three-windows/desks.ts'
import { picture } from '../../uploading.ts'
import { code } from './letter-code.ts'
import { providerKeys } from './new-shop.ts'
import { enter, filled, openDesk, password, people, press, tongues, write, type Walk } from './walk.ts'

/** The page of the one-time address, from empty to sent. */
export async function setUp(w: Walk): Promise<Visitor> {
  const { identitystaff: t } = w.t
  const window = await enter(w)
  const { page } = window
  await page.goto(w.shop.setupAddress)
  await page.getByRole('heading', { level: 1, name: t.title }).waitFor()
  await write(page, t.name[w.lang], w.said.platform)
  await write(page, t.fields.contact, 'hello@example.com')
  const admin = page.locator('section', { has: page.getByRole('heading', { name: t.admin.title }) })
  await write(admin, t.fields.admin, people.admin)
  await write(admin, t.fields.nickName, w.said.colleague)
  await write(admin, t.fields.password, password)
  await write(admin, t.fields.again, password)
  await write(page, t.fields.shop, w.said.shop)
  await page.getByRole('radio', { name: t.delivery.everywhere, exact: true }).check()
  await sound(window, 'the setup')
  await press(page, t.send)
  await page.getByText(filled(t.done, { account: people.admin })).waitFor()
  return window
}
/** By what stands in the form already, and the code of the newest letter. */
export async function signIn(w: Walk, page: Page, account: string): Promise<void> {
  const { door } = w.t.console
  await page.getByLabel(door.password, { exact: true }).fill(password)
  await press(page, door.next)
  await page.getByLabel(door.code, { exact: true }).fill(await w.shop.letter(account, code))
  await page.locator('.shell h1').first().waitFor()
  await quiet(page)
}
/** The keys of a provider, used without a restart; a try says so. */
export async function connectPayments(w: Walk, { page }: Visitor): Promise<void> {
  const { connectionsstaff: t, console: c } = w.t
  await openDesk(page, c.menu.connections)
  const provider = page.locator('li.provider', { hasText: t.of.payment.about })
  await press(provider, t.give)
  await write(question(page), t.field.STRIPE_SECRET_KEY.name, providerKeys.secretKey)
  await write(question(page), t.field.STRIPE_WEBHOOK_SECRET.name, providerKeys.webhookSecret)
  await write(question(page), t.reason, w.said.why)
  await say(page, t.seal)
  await press(provider, t.try)
  await provider.getByText(t.of.payment.fine).waitFor()
}
/** A department more, and it stands where it should: first. */
export async function arrangeCatalogue(w: Walk, { page }: Visitor): Promise<void> {
  const { categoriesstaff: t, console: c } = w.t
  await openDesk(page, c.menu.categories)
  await press(page, t.addTop)
  await write(question(page), `${t.name}, ${tongues[w.lang]}`, w.said.department)
  await say(page, t.add)
  const names = page.locator('.category-row .name')
  const own = page.locator('.category-row', { hasText: w.said.department })
  await own.waitFor()
  const up = own.getByRole('button', {
    name: filled(t.actOf, { act: t.move.up, name: w.said.department }),
    exact: true,
  })
  for (let times = 0; times < 20 && (await names.first().innerText()) !== w.said.department; times++) {
    await up.click()
    await quiet(page)
  }
  expect(await names.first().innerText()).toBe(w.said.department)
}
/** A window on top of the home page, from the next minute on; the rest of the page stays as it composed itself. */
export async function composeHome(w: Walk, window: Visitor): Promise<void> {
  const { composerstaff: t, composermerchant: m, console: c } = w.t
  const { page } = window
  await openDesk(page, c.menu.pages)
  await press(page, t.home, 'link')
  await page.getByRole('button', { name: m.add }).waitFor()
  await quiet(page)
  await press(page, m.add)
  await page.getByRole('menuitem', { name: t.kind.hero, exact: true }).click()
  const form = page.getByRole('complementary', { name: t.fields })
  const own = (name: string) => `${name}, ${tongues[w.lang]}`
  await write(form, own(t.field.kicker), w.said.platform)
  await write(form, own(t.field.title), w.said.slide)
  await write(form, own(t.field.text), w.said.line)
  await write(form, own(t.field.action), w.said.step)
  for (const [label, width, height] of [
    [t.field.wide, 2000, 900],
    [t.field.tall, 900, 1200],
  ] as const) {
    const buffer = await picture(width, height).png().toBuffer()
    const choose = form.getByLabel(`${label}: ${w.t.shopfrontmerchant.picture.choose}`)
    await choose.setInputFiles({ name: 'opening.png', mimeType: 'image/png', buffer })
    const cut = page.locator('dialog.question, [role=dialog]')
    await cut.getByRole('button').first().waitFor()
    await press(cut, w.t.shopfrontmerchant.picture.take)
    await cut.waitFor({ state: 'detached' })
    await quiet(page)
  }
  await sound(window, 'the composer')
}
const twoDigits = (n: number): string => String(n).padStart(2, '0')
/** The next full minute that whoever types still reaches, as the field takes it. */
function nextMinute(): string {
  const at = new Date(Date.now() + 75_000)
  const day = [at.getFullYear(), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join('-')
  return `${day} ${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`
}
export async function scheduleHome(w: Walk, { page }: Visitor): Promise<void> {
  const { composermerchant: m } = w.t
  await press(page, m.publishAsk)
  const asked = question(page)
  await asked.getByRole('radio', { name: m.later, exact: true }).check()
  await asked.getByLabel(m.startsAt, { exact: true }).fill(nextMinute())
  await page.keyboard.press('Enter')
  await say(page, m.schedule)
  await page.getByText(m.scheduled, { exact: true }).waitFor()
}
export async function approveApplication(w: Walk, window: Visitor): Promise<void> {
  const { applyingstaff: t, console: c } = w.t
  const { page } = window
  await openDesk(page, c.menu.merchants)
  await press(page, w.said.second, 'link')
  await page.getByRole('heading', { name: w.said.second }).first().waitFor()
  await page.getByRole('button', { name: new RegExp(`^${t.act.approve}`) }).click()
  await say(page, t.approve.verb)
}
export async function approveGoods(w: Walk, { page }: Visitor): Promise<void> {
  const { editingstaff: t, console: c } = w.t
  await openDesk(page, c.menu.goodsReviews)
  await page.getByRole('link', { name: w.said.more }).locator('visible=true').first().click()
  await page.locator('.case .head').waitFor()
  await quiet(page)
  await page.keyboard.press('a')
  await question(page).getByRole('heading', { name: t.approveTitle }).waitFor()
  await say(page, c.casework.approve)
}
export async function decideReport(w: Walk, { page }: Visitor): Promise<void> {
  const { reportingstaff: t, console: c } = w.t
  await openDesk(page, c.menu.reports)
  await page.getByRole('link', { name: w.said.more }).locator('visible=true').first().click()
  await page.getByText(w.said.wrong).waitFor()
  await page.getByRole('button', { name: new RegExp(`^${t.verb.dismiss}`) }).click()
  await write(question(page), t.decide.reason, w.said.answer)
  await say(page, t.verb.dismiss)
}
/** A feature goes off, with a reason, and is off at once. */
export async function turnOffHearts(w: Walk, { page }: Visitor): Promise<void> {
  const { settingsstaff: t, settings: s, console: c } = w.t
  await openDesk(page, c.menu.settings)
  const { name } = s.numbers.favouritesOn
  await page.getByLabel(t.find).fill(name)
  await page.getByRole('switch', { name, exact: true }).uncheck()
  await press(page, filled(t.save_one, { count: 1 }))
  await write(question(page), t.reason, w.said.why)
  await say(page, filled(t.verb_one, { count: 1 }))
  await page.getByText(t.saved, { exact: true }).waitFor()
}
/** A role of one permission, and somebody called to it. */
export async function inviteClerk(w: Walk, window: Visitor): Promise<void> {
  const { staffingstaff: t, staffing: s, console: c } = w.t
  const { page } = window
  await openDesk(page, c.menu.staff)
  await press(page, t.ownRole)
  const drawer = page.getByRole('dialog')
  await write(drawer, t.roleName, w.said.role)
  await drawer.getByLabel(filled(t.mayRead, { what: s.areas.report }), { exact: true }).check()
  await press(drawer, t.makeOwnRole)
  await page.getByText(filled(t.roleSaved, { role: w.said.role })).waitFor()
  await press(page, t.invite)
  await write(drawer, t.mail, people.clerk)
  await drawer.getByRole('radio', { name: w.said.role, exact: true }).check()
  await press(drawer, filled(t.inviteAsRole, { role: w.said.role }))
  await page.locator('tbody tr', { hasText: people.clerk }).waitFor()
}
/** The clerk comes by the letter, sees one desk, and is refused another one. */
export async function clerkComes(w: Walk): Promise<void> {
  const { join, menu, yours } = w.t.console
  const window = await enter(w)
  const { page } = window
  await page.goto(await w.shop.letter(people.clerk, /http\S+\/admin\/join#[\w.-]+/))
  await write(page, join.name, w.said.colleague)
  await write(page, join.password, password)
  await write(page, join.again, password)
  await press(page, join.accept)
  await page.getByText(filled(join.joined, { account: people.clerk })).waitFor()
  await signIn(w, page, people.clerk)
  expect(await page.locator('nav.menu a').allTextContents()).toEqual([expect.stringContaining(menu.reports)])
  await page.goto(`${w.shop.url}/admin/settings`)
  await page.getByText(yours.title).waitFor()
  await sound(window, 'refused')
}
/** By a click; the file's name. */
export async function backUp(w: Walk, { page }: Visitor): Promise<string> {
  const { operationstaff: t, console: c } = w.t
  await openDesk(page, c.menu.operation)
  await press(page, t.backup.make)
  await page.getByText(`${t.backup.backup}: ${t.state.passed}`).first().waitFor({ timeout: 60_000 })
  return page.locator('code', { hasText: 'miralo-' }).first().innerText()
}
