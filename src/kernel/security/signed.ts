// Short-lived notes that the shop signs and reads again: who holds one holds what it says, until its time is over.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AppContext } from '../call/app-context.ts'
import { keyFor, keysFor } from './secret.ts'

const signed = (key: Buffer, body: string): Buffer => createHmac('sha256', key).update(body).digest()

/** `until`: ms by the shop's clock. */
export function signedFor(app: AppContext, use: string, said: readonly number[], until: number): string {
  const body = Buffer.from(JSON.stringify([...said, until])).toString('base64url')
  return `${body}.${signed(keyFor(app, use), body).toString('base64url')}`
}
/** undefined: it is not ours, for another use, or over. */
export function readSigned(app: AppContext, use: string, token: string): readonly number[] | undefined {
  const [body = '', mark = ''] = token.split('.')
  const given = Buffer.from(mark, 'base64url')
  const ours = keysFor(app, use).some((key) => {
    const due = signed(key, body)
    return given.length === due.length && timingSafeEqual(given, due)
  })
  if (!ours) return undefined
  const said = JSON.parse(Buffer.from(body, 'base64url').toString()) as number[]
  return said.at(-1)! > app.clock.now() ? said.slice(0, -1) : undefined
}
