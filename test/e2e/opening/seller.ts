// What sellers do: the first shop writes goods and ships, a second one applies at the storefront and opens.
import type { Page } from 'playwright-core'
import { alive, quiet, tabOf, type Visitor } from '../browser.ts'
import { sound } from '../sound.ts'
import { chooseCarrier, question } from '../three-windows/desks.ts'
import { picture } from '../../uploading.ts'
import { fillAddress, signUp } from './buyer.ts'
import { signIn } from './house.ts'
import { come, enter, filled, openDesk, password, people, press, tongues, write, type Walk } from './walk.ts'

/** The other desk of who set the shop up: the same sign-in, another tab. */
export async function atOwnDesk(w: Walk, window: Visitor): Promise<Visitor> {
  const page = await tabOf(window)
  await page.goto(`${w.shop.url}/merchant`)
  await page.locator('.shell h1').first().waitFor()
  await quiet(page)
  return { ...window, page }
}
/** What delivery costs: to mainland China and to Spain alike. */
export async function writeFreight(w: Walk, { page }: Visitor): Promise<void> {
  const { merchantsmerchant: t, console: c } = w.t
  await openDesk(page, c.menu.freight)
  await press(page, t.freight.add)
  await write(page, t.freight.name, w.said.shop)
  await press(page, t.freight.choosePlaces)
  await question(page).getByLabel(t.freight.mainlandAll, { exact: true }).check()
  await question(page)
    .getByRole('button', { name: filled(t.freight.takePlaces_one, { count: 1 }) })
    .click()
  for (const [label, text] of [
    [t.freight.firstUnits, '1'],
    [t.freight.firstFee, '8'],
    [t.freight.nextUnits, '1'],
    [t.freight.nextFee, '2'],
  ] as const)
    await page.getByLabel(label, { exact: true }).first().fill(text)
  await press(page, t.freight.save)
  await page.getByText(t.freight.saved, { exact: true }).waitFor()
}
/** One product without a choice, published; what the shop says of it. */
export async function writeGoods(w: Walk, window: Visitor, title: string, outcome: string): Promise<void> {
  const { editingmerchant: t, console: c } = w.t
  const { page } = window
  await openDesk(page, c.menu.goods)
  await press(page, w.t.assortmentmerchant.act.new)
  await page.getByRole('combobox', { name: t.field.categoryId, exact: true }).click()
  await page.getByRole('combobox', { name: t.field.categoryId, exact: true }).fill(w.said.department)
  await page.keyboard.press('Enter')
  await page.getByLabel(`${t.field.title}, ${tongues[w.lang]}`, { exact: true }).fill(title)
  const buffer = await picture(600, 600).png().toBuffer()
  await page.locator('#pictures input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await page.locator('.shot').waitFor()
  await page.locator('[data-cell="0 price"]').fill('128')
  await page.locator('[data-cell="0 stock"]').fill('20')
  await page.keyboard.press('Control+Enter')
  await page.getByText(outcome, { exact: true }).waitFor()
}
async function send(page: Page, files: number): Promise<void> {
  const buffer = await picture(90, 60).png().toBuffer()
  const all = Array.from({ length: files }, (_, n) => ({ name: `${n}.png`, mimeType: 'image/png', buffer }))
  await page.locator('input[type=file]').setInputFiles(all)
  await page
    .locator('[data-tiles] > li')
    .nth(files - 1)
    .waitFor()
  await quiet(page)
}
const field = (page: Page, name: string, text: string) => page.locator(`[name="${name}"]`).fill(text)
/** A company of Spain, which sends to China too. */
async function companyAndPeople(w: Walk, page: Page): Promise<void> {
  const { applying: t } = w.t
  await page.locator('[name=country]').selectOption('CN')
  await field(page, 'companyName', '福州竹里家居有限公司')
  await field(page, 'licenceNumber', '91350100M000100Y43')
  await page.getByRole('checkbox', { name: t.long }).check()
  await send(page, 1)
  await press(page, t.next)
  await field(page, 'legalName', '林竹')
  await field(page, 'legalNumber', '11010519491231002X')
  await send(page, 2)
  await press(page, t.next)
  await press(page, filled(t.sameAsCompany, { name: '福州竹里家居有限公司' }))
  await field(page, 'bankName', '中国工商银行福州鼓楼支行')
  await field(page, 'bankAccount', '6222021102012346628')
  await press(page, t.next)
}
/** From the storefront's own link to the application that was sent. */
export async function apply(w: Walk): Promise<Visitor> {
  const { applying: t, addresses: a } = w.t
  const window = await enter(w)
  const { page } = window
  await come(page, w.shop.url)
  await press(page, filled(t.title, { platform: w.said.platform }), 'link')
  await page.waitForURL(/login/)
  await signUp(w, page, page.getByRole('main'), people.applicant)
  await press(page, t.begin)
  await page.getByRole('heading', { name: t.step.company.title }).waitFor()
  await companyAndPeople(w, page)
  await field(page, { 'zh-CN': 'nameZh', 'en-US': 'nameEn', 'es-ES': 'nameEs' }[w.lang], w.said.second)
  await field(page, 'sealChar', '竹')
  await page.locator('[data-spot=departments] .chip').first().click()
  await field(page, 'intro', `${w.said.second}: ${w.said.more}, ${w.said.goods}`)
  await press(page, t.addAddress, 'link')
  await page.getByRole('heading', { name: a.newTitle }).first().waitFor()
  await alive(page)
  await fillAddress(w, page, a.saveAndUse)
  await page.getByRole('heading', { name: t.step.shop.title }).waitFor()
  await page.locator('[name=deliversTo]').selectOption('CN')
  await field(page, 'firstFee', '8')
  await field(page, 'nextFee', '2')
  await press(page, t.next)
  await page.getByRole('checkbox', { name: t.agree }).check()
  await press(page, t.send)
  await page.getByText(t.inReview.title).waitFor()
  await sound(window, 'applied')
  return window
}
/** The owner of the shop that was approved sets a password and stands at its desk. */
export async function openSecondShop(w: Walk, { page }: Visitor): Promise<void> {
  const { applying: t, security: s, accounts: a } = w.t
  await page.reload()
  await alive(page)
  await press(page, t.approved.setPassword, 'link')
  await page.getByRole('heading', { name: s.password.titleSet }).first().waitFor()
  await alive(page)
  await write(page, a.password.new, password)
  await write(page, a.password.again, password)
  await press(page, s.password.save)
  await press(page, t.approved.enter, 'link')
  await page.getByLabel(w.t.console.door.account, { exact: true }).fill(people.applicant)
  await signIn(w, page, people.applicant)
}
/** Where goods come back to, in the tab that the refusal leads to. */
export async function nameReturnAddress(w: Walk, window: Visitor): Promise<void> {
  const { merchantsmerchant: t, typedaddress: a, fulfilmentmerchant: f } = w.t
  const opened = window.context.waitForEvent('page')
  await press(window.page.getByRole('dialog'), f.ship.nameAddress, 'link')
  const page = await opened
  await page.getByRole('heading', { level: 1, name: t.title }).waitFor()
  await press(page, t.add)
  const asked = question(page)
  await write(asked, a.field.consignee, w.said.colleague)
  await write(asked, a.field.phone, '13800132720')
  for (const [label, name] of [
    [a.field.province, '江西省'],
    [a.field.city, '景德镇市'],
    [a.field.district, '珠山区'],
  ] as const) {
    const choice = asked.getByLabel(label, { exact: true })
    await choice.locator(`option[value="${name}"]`).waitFor({ state: 'attached' })
    await choice.selectOption(name)
  }
  await write(asked, a.field.detail, '陶阳路 1 号')
  await press(asked, t.save)
  await asked.waitFor({ state: 'detached' })
  await page.close()
}
/** The first order of a new shop: it learns on the way that goods must be able to come back. */
export async function ship(w: Walk, window: Visitor): Promise<void> {
  const { fulfilmentmerchant: t, console: c } = w.t
  const { page } = window
  await openDesk(page, c.menu.orders)
  await page.locator('tbody a[href*="/merchant/orders/"]').first().click()
  await page.locator('.case .head').waitFor()
  await quiet(page)
  await page.keyboard.press('s')
  const drawer = page.getByRole('dialog')
  await chooseCarrier(drawer, 0)
  await drawer.getByLabel(t.waybill.label).fill('SF1234567000001')
  const verb = filled(t.ship.send_one, { count: 1 })
  await press(drawer, verb)
  await nameReturnAddress(w, window)
  await press(drawer, verb)
  await drawer.waitFor({ state: 'detached' })
}
