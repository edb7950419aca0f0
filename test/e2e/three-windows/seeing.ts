// The truth as each side sees it: an order and a claim on the page of its buyer, its merchant and staff.
import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import type { Situation } from '#features/sales/after-sales/parts/situation.ts'
import { goTo } from '../browser.ts'
import { goToDesk, saying, type Merchant, type Windows } from './windows.ts'

type DeskSituation = keyof Windows['t']['aftersalesmerchant']['state']
type OrderState = keyof Windows['t']['orders']['status']
type DeskState = keyof Windows['t']['fulfilmentmerchant']['state']

const title = (page: Page) => page.getByRole('heading', { level: 1 }).locator('visible=true').first()
/** The state of a case stands in its head, in words. */
const stateAt = (page: Page, words: string | RegExp) =>
  page.locator('.case .head .state').filter({ hasText: words }).waitFor()

export interface OrderSeen {
  orderNo: string
  merchant: Merchant
  shopper: OrderState
  /** inTrouble: nothing is heard of its parcel */
  desk: DeskState | 'inTrouble'
  /** fills the blanks of the desk's word */
  given?: Record<string, string>
}
/** An order stands so for all three. */
export async function orderIs(w: Windows, { orderNo, merchant, shopper, desk, given = {} }: OrderSeen): Promise<void> {
  const { t } = w
  const { state, track } = t.fulfilmentmerchant
  const words =
    desk === 'inTrouble'
      ? new RegExp([track.still, track.unknown, track.lost].join('|'))
      : state[desk].replaceAll(/\{\{(\w+)\}\}/g, (_, blank: string) => given[blank]!)
  const page = w.shopper.page
  // what a timer does may come a moment later, and a page tells what was when it was asked for
  const look = async () => {
    await goTo(page, `${w.shop.url}/user/user/order/details?orderNo=${orderNo}`)
    return title(page).innerText()
  }
  await expect.poll(look).toBe(t.orders.status[shopper])
  await Promise.all(desks(w, merchant, `orders/${orderNo}`, words))
}
/** The case at both desks, in this state. */
const desks = ({ shop, staff }: Windows, merchant: Merchant, way: string, words: string | RegExp) =>
  (
    [
      [merchant.page, `/merchant/${way}?shop=${merchant.id}`],
      [staff, `/admin/${way}`],
    ] as const
  ).map(async ([page, address]) => {
    await goToDesk(page, shop.url + address)
    await stateAt(page, words)
  })

export interface ClaimSeen {
  serviceNo: string
  merchant: Merchant
  shopper: Situation
  desk: DeskSituation
}
/** A claim stands so for all three. */
export async function claimIs(w: Windows, { serviceNo, merchant, shopper, desk }: ClaimSeen): Promise<void> {
  const page = w.shopper.page
  const look = async () => {
    await goTo(page, `${w.shop.url}/user/user/orderRefund/details?serviceNo=${serviceNo}`)
    return title(page).innerText()
  }
  await expect.poll(look).toMatch(saying(w.t.aftersales.turn[shopper].title))
  await Promise.all(desks(w, merchant, `after-sales/${serviceNo}`, w.t.aftersalesmerchant.state[desk]))
}
