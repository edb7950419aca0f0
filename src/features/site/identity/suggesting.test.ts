// Carriers suggested for the countries of a shop.
import { expect, test } from 'vitest'
import { suggestedCarriers } from './suggesting.ts'

const carriers = [
  { code: 'sf', home: 'CN' },
  { code: 'correos', home: 'ES' },
  { code: 'dhl', home: null },
]
test.each([
  [['CN'], ['sf']],
  [['ES'], ['correos']],
  [
    ['CN', 'ES'],
    ['sf', 'correos', 'dhl'],
  ],
  [['PT'], ['dhl']],
  [null, ['sf', 'correos', 'dhl']],
])('delivering to %j: %j', (countries, codes) => {
  expect(suggestedCarriers(carriers, countries)).toEqual(codes)
})
