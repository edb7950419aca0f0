import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { blindIndex, seal, unseal } from './sealed.ts'
import type { AppContext } from '../call/app-context.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'miralo-sealed-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const shopWith = (secretKey?: string, oldSecretKeys: string[] = []) =>
  ({ env: { dataDir, secretKey, oldSecretKeys }, log: { warn: () => undefined } }) as unknown as AppContext
const number = '11010519491231002X'
const [first, second] = ['f'.repeat(32), 's'.repeat(32)]

test('what is sealed opens in its own row and column only, and tells nothing outside', () => {
  const app = shopWith()
  const sealed = seal(app, 'realname.number', 7, number)
  expect(unseal(app, 'realname.number', 7, sealed)).toBe(number)
  expect(sealed.includes(number)).toBe(false)
  expect(seal(app, 'realname.number', 7, number).equals(sealed)).toBe(false)
  expect(() => unseal(app, 'realname.number', 8, sealed)).toThrow()
  expect(() => unseal(app, 'card.number', 7, sealed)).toThrow()
  const bent = Buffer.from(sealed)
  bent[20]! ^= 1
  expect(() => unseal(app, 'realname.number', 7, bent)).toThrow()
})
test('a replaced key still opens, a forgotten one does not, and a blind index stays', () => {
  const [before, after, forgetful] = [shopWith(first), shopWith(second, [first]), shopWith(second)]
  const sealed = seal(before, 'card.number', 1, number)
  expect(unseal(after, 'card.number', 1, sealed)).toBe(number)
  expect(() => unseal(forgetful, 'card.number', 1, sealed)).toThrow(/SECRET_KEYS_OLD/)
  expect(blindIndex(after, 'card.number', number)).toEqual(blindIndex(before, 'card.number', number))
  expect(blindIndex(after, 'card.number', number)).not.toEqual(blindIndex(after, 'card.number', `${number}1`))
  expect(blindIndex(after, 'card.number', number)).not.toEqual(blindIndex(after, 'realname.number', number))
})
test('what the key file sealed, its content as SECRET_KEY opens: a shop can grow to several servers', () => {
  const alone = shopWith()
  const sealed = seal(alone, 'card.number', 1, number)
  const file = readFileSync(join(dataDir, 'secret.key'), 'utf8').trim()
  expect(unseal(shopWith(file), 'card.number', 1, sealed)).toBe(number)
  expect(unseal(shopWith(second, [file]), 'card.number', 1, sealed)).toBe(number)
  expect(blindIndex(shopWith(file), 'card.number', number)).toEqual(blindIndex(alone, 'card.number', number))
})
