// Solves a proof of work by trying every answer; the same in a worker of the browser and in a test.
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

export interface Solution {
  counter: number
  derivedKey: string
}
const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The counter among `from`, `from + step`, … up to `guesses`, else undefined. `onGuess` hears of each. */
export async function solve(
  challenge: string,
  guesses: number,
  from: number,
  step: number,
  onGuess: () => void,
): Promise<Solution | undefined> {
  const { parameters } = JSON.parse(challenge) as Challenge
  const nonce = bytesOf(parameters.nonce)
  const salt = bytesOf(parameters.salt)
  const password = new Uint8Array(nonce.length + 4)
  password.set(nonce)
  const counterOf = new DataView(password.buffer)
  for (let counter = from; counter <= guesses; counter += step) {
    counterOf.setUint32(nonce.length, counter)
    const derivedKey = hexOf((await deriveKey(parameters, salt, password)).derivedKey)
    if (derivedKey.startsWith(parameters.keyPrefix)) return { counter, derivedKey }
    onGuess()
  }
  return undefined
}
