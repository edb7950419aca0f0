// The list of carriers: every example is a waybill of its carrier, no two are called the same, all have three names.
import { expect, test } from 'vitest'
import { carrierOf, carriers, tidyWaybill } from './carriers.ts'
import { languages } from '#kernel/text/language.ts'

test.each(carriers.map((carrier) => [carrier.code, carrier] as const))(
  '%s: its example is one of its waybills, typed with spaces too',
  (code, { waybill, example, names }) => {
    expect(code).toMatch(/^[a-z]{2,20}$/)
    expect(example).toMatch(waybill)
    expect(tidyWaybill(example.toLowerCase().replace(/(.{4})/g, '$1 '))).toMatch(waybill)
    expect(example.length, 'carriers and those who follow parcels take so much').toBeLessThanOrEqual(32)
    expect(languages.map((lang) => names[lang].trim() !== '')).toEqual([true, true, true])
    expect(carrierOf(code)?.names).toBe(names)
  },
)
test('no two are called the same in any language, and all three parts of the world are there', () => {
  for (const lang of languages) expect(new Set(carriers.map(({ names }) => names[lang])).size).toBe(carriers.length)
  expect(new Set(carriers.map(({ code }) => code)).size).toBe(carriers.length)
  expect([...new Set(carriers.map(({ region }) => region))]).toEqual(['china', 'spain', 'world'])
})
