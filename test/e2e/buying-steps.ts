// Steps of a purchase that several walks take: the address of a parcel to Shanghai, the way to pay.
import { expect } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import type { textsOf } from '#kernel/text/i18n.ts'

type Words = ReturnType<typeof textsOf>['addresses']

/** All but sending it. The form starts with the country of the language; this parcel goes to China in each. */
export async function fillShanghai(page: Page, t: Words): Promise<void> {
  await page.getByLabel(t.country).selectOption('CN')
  await page.getByLabel(t.consignee, { exact: true }).fill('林月然')
  await page.getByLabel(t.phone, { exact: true }).fill('13800132719')
  await page.getByRole('combobox', { name: t.place }).click()
  for (const [level, place] of [
    [t.province, '上海市'],
    [t.cityCn, '上海市'],
    [t.district, '徐汇区'],
    [t.street, '湖南路街道'],
  ] as const)
    await page.getByRole('listbox', { name: level }).getByRole('option', { name: place }).click()
  await page.getByRole('combobox', { name: t.place }).filter({ hasText: '湖南路街道' }).waitFor()
  await page.getByLabel(t.detail).fill('武康路 168 号')
}
/** On a page that was just come to: while the one before still fades out nothing can be pressed. */
export async function tick(box: Locator): Promise<void> {
  await box.waitFor()
  await expect
    .poll(() =>
      box.check({ force: true, timeout: 1000 }).then(
        () => box.isChecked(),
        () => false,
      ),
    )
    .toBe(true)
}
