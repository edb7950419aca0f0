// What of a notice everybody who reads payments may see.
import { expect, test } from 'vitest'
import { maskedNotice, withheld } from './masking.ts'

test('known fields stay, whatever else is there is withheld, its build stays', () => {
  const notice = {
    type: 'checkout.session.completed',
    data: {
      object: {
        id: 'cs_1',
        amount_total: 560,
        customer_details: { email: 'lin@example.com', name: 'Lin' },
        tags: ['x'],
      },
    },
    new_field: 1383838,
  }
  expect(JSON.parse(maskedNotice(JSON.stringify(notice)))).toEqual({
    type: 'checkout.session.completed',
    data: {
      object: {
        id: 'cs_1',
        amount_total: 560,
        customer_details: { email: withheld, name: withheld },
        tags: [withheld],
      },
    },
    new_field: withheld,
  })
})
test('a form is read as fields; what cannot be read is withheld whole', () => {
  const form = 'trade_status=TRADE_SUCCESS&buyer_logon_id=lin***%40example.com&total_amount=5.60&sign=abc'
  expect(JSON.parse(maskedNotice(form))).toEqual({
    trade_status: 'TRADE_SUCCESS',
    buyer_logon_id: withheld,
    total_amount: '5.60',
    sign: withheld,
  })
  expect(maskedNotice('lin@example.com')).toBe(withheld)
  expect(maskedNotice('"lin@example.com"')).toBe(withheld)
})
