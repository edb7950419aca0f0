// The table of claims: what each side may do is what the table allows, and every open claim goes on, by whomever.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { next } from '#kernel/data/machine.ts'
import {
  approval,
  buyerActions,
  claimMachine,
  claimStatuses,
  claimTypes,
  isOpen,
  kindOf,
  merchantActions,
  silence,
  staffActions,
  timeOf,
  upholding,
  waitsFor,
  type ClaimEvent,
  type Standing,
} from './states.ts'

const standing: fc.Arbitrary<Standing> = fc
  .record({
    status: fc.constantFrom(...claimStatuses),
    type: fc.constantFrom(...claimTypes),
    goods: fc.boolean(),
    appeal: fc.constantFrom('pending' as const, 'upheld' as const, null),
    refused: fc.boolean(),
    mustAccept: fc.boolean(),
    notArrived: fc.boolean(),
    astray: fc.boolean(),
    resubmitted: fc.nat(4),
    shopClosed: fc.boolean(),
  })
  .map(({ goods, ...claim }) => ({
    ...claim,
    returnGoods: claim.type === 'exchange' ? goods : claim.type === 'returnAndRefund',
    appeal: claim.status === 'merchantRejected' || claim.appeal !== 'pending' ? claim.appeal : null,
    notArrived: claim.notArrived && claim.status === 'returning',
    astray: claim.astray && ['returning', 'processing', 'merchantRejected'].includes(claim.status),
  }))
const events: Record<string, (claim: Standing) => ClaimEvent> = {
  edit: (claim) => (claim.status === 'merchantRejected' ? 'resubmit' : 'edit'),
  cancel: () => 'withdraw',
  approve: approval,
  decide: (claim) => upholding(claim, 'buyer'),
  decideArrival: () => 'decideArrived',
  ship: () => 'reship',
  gone: (claim) => (kindOf(claim) === 'replenishment' ? 'loseReplenishment' : 'loseExchange'),
}
const allOf = (claim: Standing) => [...buyerActions(claim, 3), ...merchantActions(claim), ...staffActions(claim)]

test('what a side may do is legal; of a replenishment, and once its shop is closed, the merchant does nothing', () => {
  fc.assert(
    fc.property(standing, (claim) => {
      for (const action of allOf(claim)) {
        const event = events[action]?.(claim) ?? (action as ClaimEvent)
        expect(next(claimMachine, claim.status, event), `${action} in ${claim.status}`).toBeDefined()
      }
      if (kindOf(claim) === 'replenishment' || claim.shopClosed) expect(merchantActions(claim)).toEqual([])
      if (claim.status === 'pendingReview')
        expect(staffActions(claim).includes('approve')).toBe(merchantActions(claim).length === 0)
      if (!isOpen(claim.status)) expect(allOf(claim)).toEqual([])
    }),
  )
})
test('what happens by itself is legal and has a time; where nothing does, staff or the provider must act', () => {
  fc.assert(
    fc.property(standing, (claim) => {
      // a replenishment never goes back, and a return that was received is refunded in the same moment
      const kind = kindOf(claim)
      const there = ['toBeReturned', 'returning', 'merchantReceived']
      const instead = ['approved', 'processing']
      fc.pre(!(there.includes(claim.status) && ['refundOnly', 'replenishment'].includes(kind)))
      fc.pre(!(claim.status === 'merchantReceived' && kind === 'returnAndRefund'))
      fc.pre(!(instead.includes(claim.status) && ['refundOnly', 'returnAndRefund'].includes(kind)))
      fc.pre(!(claim.status === 'approved' && kind === 'exchange'))
      const event = silence(claim)
      expect(timeOf(claim) === undefined).toBe(event === undefined)
      if (event) expect(next(claimMachine, claim.status, event)).toBeDefined()
      else expect(['staff', 'provider', null]).toContain(waitsFor(claim))
      expect(waitsFor(claim) === null).toBe(!isOpen(claim.status))
    }),
  )
})
test('after a refused parcel there is only the appeal, after three submissions too', () => {
  const rejected: Standing = {
    status: 'merchantRejected',
    type: 'returnAndRefund',
    returnGoods: true,
    appeal: null,
    refused: false,
    mustAccept: false,
    notArrived: false,
    astray: false,
    resubmitted: 2,
    shopClosed: false,
  }
  expect(buyerActions(rejected, 3)).toEqual(['edit', 'appeal'])
  expect(buyerActions({ ...rejected, refused: true }, 3)).toEqual(['appeal'])
  expect(buyerActions({ ...rejected, resubmitted: 3 }, 3)).toEqual(['appeal'])
  expect(buyerActions({ ...rejected, appeal: 'pending' }, 3)).toEqual([])
  expect(silence({ ...rejected, appeal: 'pending' })).toBeUndefined()
})
