// Steps of paying that several walks take: an order that waits for money, the cashier's buttons, the provider's page.
import type { Page } from 'playwright-core'
import { shanghai } from '../buying.ts'
import { askShop, plainGoods } from './running-shop.ts'

export interface Unpaid {
  payNo: string
  /** fen */
  payable: number
}
/** One piece of plain goods, ordered past the browser. */
export async function unpaid(url: string, token: string): Promise<Unpaid> {
  const { id } = await askShop<{ id: number }>(url, '/api/v2/user/address/add', shanghai, token)
  const wish = { from: { skuId: (await plainGoods(url))[0]!.onlySkuId, quantity: 1 }, addressId: id }
  const { priceToken } = await askShop<{ priceToken: string }>(url, '/api/v2/order/sell/normal/preview', wish, token)
  const order = { ...wish, priceToken, requestId: crypto.randomUUID() }
  return askShop<Unpaid>(url, '/api/v2/order/sell/normal/create', order, token)
}
/** How a text begins before its first number. */
export const beginning = (words: string): RegExp => new RegExp(words.split('{{')[0]!.replace(/[\s·]+$/, ''))
export const press = (page: Page, name: RegExp): Promise<void> =>
  page.getByRole('button', { name }).locator('visible=true').first().click()
export const payAtProvider = (page: Page): Promise<void> => page.locator('button[value=pay]').click()
