// What the buyer may do with an order, state by state.
import { expect, test } from 'vitest'
import { buyerActions, isEnded, noWay, orderMachine, tabs, type OrderStatus } from './states.ts'

const offered: Record<OrderStatus, string[]> = {
  pendingPayment: ['pay', 'changeAddress', 'cancel'],
  awaitingShipment: ['changeAddress', 'requestCancel', 'remind', 'rebuy'],
  awaitingReceipt: ['rebuy'],
  toReview: ['rebuy'],
  completed: ['rebuy', 'delete'],
  reviewed: ['rebuy', 'delete'],
  closed: ['rebuy', 'delete'],
  cancelled: ['rebuy', 'delete'],
}
test.each(Object.entries(offered) as [OrderStatus, string[]][])('%s offers %j', (status, actions) => {
  expect(buyerActions(status, noWay)).toEqual(actions)
  expect(isEnded(status)).toBe(actions.includes('delete'))
})
test('every state is known here, and each stands in at most one tab', () => {
  expect(Object.keys(offered).sort()).toEqual(Object.keys(orderMachine).sort())
  const inTabs = Object.values(tabs).flatMap((statuses): OrderStatus[] => [...(statuses ?? [])])
  expect(new Set(inTabs).size).toBe(inTabs.length)
})
