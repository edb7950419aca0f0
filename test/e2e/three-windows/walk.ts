// The walk: a shopper buys from two merchants; one ships in two parcels, the other waits and is asked to cancel; of
// what arrived one piece is returned and refunded, one exchanged, and one claim is rejected, appealed and upheld. After
// each step every side sees the truth and was told of it.
import { expect } from 'vitest'
import { agreeToCancel, approve, receive, reject, reship, shipInTwo, uphold } from './desks.ts'
import { beginToHear, bellOf, heard } from './hearing.ts'
import { claimIs, orderIs } from './seeing.ts'
import {
  appeal,
  askToCancel,
  wrongItem,
  buyFromTwo,
  claim,
  confirmReplacement,
  receiveParcel,
  sendBack,
  type Wish,
} from './shopping.ts'
import type { Windows } from './windows.ts'

/** What of the walk is asked at its end. */
export interface Walked {
  orderNo: string
  other: string
  serviceNos: string[]
}
/** Whole. */
export async function walk(w: Windows): Promise<Walked> {
  await beginToHear(w)
  const { orderNo, other } = await bought(w)
  await shipped(w, orderNo)
  await calledOff(w, other)
  await received(w, orderNo)
  return {
    orderNo,
    other,
    serviceNos: [await returned(w, orderNo), await exchanged(w, orderNo), await appealed(w, orderNo)],
  }
}

async function bought(w: Windows): Promise<{ orderNo: string; other: string }> {
  const [one, two] = w.merchants
  const waited = [await bellOf(w, one), await bellOf(w, two)]
  const pieces = [
    [one, 0, 2],
    [one, 1, 1],
    [two, 0, 1],
  ] as const
  const [orderNo, other] = (await buyFromTwo(w, pieces)) as [string, string]
  await heard(w, w.shopper.post, ['orderPaid', 'orderPaid'], { about: [orderNo] })
  await orderIs(w, { orderNo, merchant: one, shopper: 'awaitingShipment', desk: 'awaitingShipment' })
  await orderIs(w, { orderNo: other, merchant: two, shopper: 'awaitingShipment', desk: 'awaitingShipment' })
  expect([await bellOf(w, one), await bellOf(w, two)]).toEqual(waited.map((n) => n + 1))
  return { orderNo, other }
}
async function shipped(w: Windows, orderNo: string): Promise<void> {
  const [merchant] = w.merchants
  const waited = await bellOf(w, merchant)
  await shipInTwo(w, merchant, orderNo)
  await heard(w, w.shopper.post, ['parcelShipped', 'parcelShipped'], { about: [orderNo], follow: 'parcelShipped' })
  await orderIs(w, { orderNo, merchant, shopper: 'awaitingReceipt', desk: 'awaitingReceipt' })
  expect(await w.shopper.page.locator('.order-parcel').count()).toBe(2)
  expect(await bellOf(w, merchant)).toBe(waited - 1)
}
async function calledOff(w: Windows, orderNo: string): Promise<void> {
  const merchant = w.merchants[1]
  await askToCancel(w, orderNo)
  await heard(w, w.post, ['shopCancelAsked'], { about: [orderNo], follow: 'shopCancelAsked' })
  await orderIs(w, { orderNo, merchant, shopper: 'awaitingShipment', desk: 'cancelAsked' })
  const why = await wrongItem(w)
  for (const page of [w.post, merchant.page, w.staff]) await page.getByText(why).first().waitFor()
  await agreeToCancel(w, merchant, orderNo)
  await heard(w, w.shopper.post, ['orderCalledOff', 'refundBegun', 'refundDone'], { about: [orderNo] })
  await orderIs(w, { orderNo, merchant, shopper: 'cancelled', desk: 'refunded' })
}
async function received(w: Windows, orderNo: string): Promise<void> {
  const [merchant] = w.merchants
  await receiveParcel(w, orderNo, 1)
  await orderIs(w, { orderNo, merchant, shopper: 'awaitingReceipt', desk: 'awaitingReceipt' })
  await receiveParcel(w, orderNo, 2)
  await heard(w, w.shopper.post, ['orderReceived'], { about: [orderNo], follow: 'orderReceived' })
  await orderIs(w, { orderNo, merchant, shopper: 'toReview', desk: 'toReview' })
}

/** Files a claim that its merchant hears of, and finds in the queue. */
async function filed(w: Windows, orderNo: string, wish: Wish): Promise<string> {
  const [merchant] = w.merchants
  const serviceNo = await claim(w, orderNo, wish)
  await heard(w, w.post, ['claimOpened'], { about: [serviceNo], follow: 'claimOpened' })
  await w.post.getByText(wish.words).first().waitFor()
  await claimIs(w, { serviceNo, merchant, shopper: 'answer', desk: 'answer' })
  return serviceNo
}
/** Agreed to, sent back by its buyer. */
async function cameBack(w: Windows, serviceNo: string, waybill: string): Promise<void> {
  const [merchant] = w.merchants
  await approve(w, merchant, serviceNo)
  await heard(w, w.shopper.post, ['claimToReturn'], { about: [serviceNo], follow: 'claimToReturn' })
  await claimIs(w, { serviceNo, merchant, shopper: 'sendBack', desk: 'sendBack' })
  await sendBack(w, serviceNo, waybill)
  await heard(w, w.post, ['claimSentBack'], { about: [serviceNo], follow: 'claimSentBack' })
  await claimIs(w, { serviceNo, merchant, shopper: 'onWayBack', desk: 'check' })
  await receive(w, merchant, serviceNo)
}
async function returned(w: Windows, orderNo: string): Promise<string> {
  const [merchant] = w.merchants
  const wish = {
    line: 0,
    kind: 'returnAndRefund',
    reason: 'quality',
    words: 'A crack runs through it',
    photo: true,
  } as const
  const serviceNo = await filed(w, orderNo, wish)
  await cameBack(w, serviceNo, 'SF1234567000011')
  const money = [
    'claimReceived',
    'claimFreight',
    'claimRefunding',
    'refundBegun',
    'refundDone',
    'claimRefunded',
  ] as const
  await heard(w, w.shopper.post, money, { about: [serviceNo, orderNo], follow: 'claimRefunded' })
  await claimIs(w, { serviceNo, merchant, shopper: 'refunded', desk: 'refunded' })
  return serviceNo
}
async function exchanged(w: Windows, orderNo: string): Promise<string> {
  const [merchant] = w.merchants
  const wish = { line: 0, kind: 'exchange', reason: 'quality', words: 'This one wobbles' } as const
  const serviceNo = await filed(w, orderNo, wish)
  await cameBack(w, serviceNo, 'SF1234567000012')
  await heard(w, w.shopper.post, ['claimReceived', 'claimFreight'], { about: [serviceNo], follow: 'claimReceived' })
  await claimIs(w, { serviceNo, merchant, shopper: 'replacing', desk: 'reship' })
  await reship(w, merchant, serviceNo, 'SF1234567000013')
  await heard(w, w.shopper.post, ['claimReplaced'], { about: [serviceNo], follow: 'claimReplaced' })
  await claimIs(w, { serviceNo, merchant, shopper: 'replacement', desk: 'confirm' })
  await confirmReplacement(w, serviceNo)
  await heard(w, w.shopper.post, ['claimDone'], { about: [serviceNo] })
  await heard(w, w.post, ['claimArrived'], { about: [serviceNo], follow: 'claimArrived' })
  await claimIs(w, { serviceNo, merchant, shopper: 'replaced', desk: 'replaced' })
  return serviceNo
}
async function appealed(w: Windows, orderNo: string): Promise<string> {
  const [merchant] = w.merchants
  const wish = { line: 1, kind: 'refundOnly', reason: 'quality', words: 'The lid is missing' } as const
  const serviceNo = await filed(w, orderNo, wish)
  const waited = await bellOf(w)
  await reject(w, merchant, serviceNo, 'It left our shop whole')
  await heard(w, w.shopper.post, ['claimRejected'], { about: [serviceNo], follow: 'claimRejected' })
  await claimIs(w, { serviceNo, merchant, shopper: 'rejected', desk: 'rejected' })
  await w.shopper.page.getByText('It left our shop whole').first().waitFor()
  await appeal(w, serviceNo, 'Look at the picture')
  await heard(w, w.post, ['claimAppealed'], { about: [serviceNo], follow: 'claimAppealed' })
  await claimIs(w, { serviceNo, merchant, shopper: 'appeal', desk: 'appeal' })
  expect(await bellOf(w)).toBe(waited + 1)
  await uphold(w, serviceNo, 'A missing lid is a fault of the goods')
  await heard(w, w.post, ['claimUpheld'], { about: [serviceNo], follow: 'claimUpheld' })
  const money = ['claimRefunding', 'refundBegun', 'refundDone', 'claimRefunded'] as const
  await heard(w, w.shopper.post, money, { about: [serviceNo, orderNo], follow: 'claimRefunded' })
  await claimIs(w, { serviceNo, merchant, shopper: 'refunded', desk: 'refunded' })
  expect(await bellOf(w)).toBe(waited)
  return serviceNo
}
