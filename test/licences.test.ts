// What the page about the shop says of foreign work is what the packages say of themselves.
import { expect, test } from 'vitest'
import { licencesKept, licencesOf } from '../bin/licences.ts'

test('the list of licences is that of the installed packages (else run: node bin/licences.ts)', () => {
  expect(licencesKept()).toEqual(licencesOf())
})
test('every package has a licence, none asks for the source of the shop', () => {
  for (const { name, licence } of licencesKept()) {
    expect(licence, name).not.toBe('')
    // the LGPL asks for the source of a library alone
    expect(licence, name).not.toMatch(/(?<!L)GPL/)
  }
})
