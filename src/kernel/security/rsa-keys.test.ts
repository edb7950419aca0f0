// Keys as people paste them: every wrapping gives the same PEM, and what is no RSA key gives none.
import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { privatePem, publicPem } from './rsa-keys.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const ours = (type: 'pkcs8' | 'pkcs1') => privateKey.export({ type, format: 'pem' }).toString()
const theirs = (type: 'spki' | 'pkcs1') => publicKey.export({ type, format: 'pem' }).toString()
const bare = (pem: string): string => pem.replaceAll(/-----[^-]+-----|\s/g, '')

test('PEM, PEM on one line, bare base64, in both wrappings', () => {
  for (const pem of [ours('pkcs8'), ours('pkcs1')])
    for (const text of [pem, pem.replaceAll('\n', '\\n'), bare(pem), ` ${bare(pem)}\n`])
      expect(privatePem(text)).toBe(ours('pkcs8'))
  for (const pem of [theirs('spki'), theirs('pkcs1')])
    for (const text of [pem, pem.replaceAll('\n', '\\n'), bare(pem)]) expect(publicPem(text)).toBe(theirs('spki'))
})
test('other keys, halves and words are none', () => {
  const other = generateKeyPairSync('ed25519')
  expect(privatePem(other.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())).toBeUndefined()
  for (const text of ['', 'secret', bare(ours('pkcs8')).slice(0, 200), theirs('spki')])
    expect(privatePem(text)).toBeUndefined()
  for (const text of ['', 'secret', bare(theirs('spki')).slice(0, 40)]) expect(publicPem(text)).toBeUndefined()
})
