// The people who can be chosen on the authorization pages.
// Their ids are drawn from fixed words, so that who was bound stays bound after a restart.
import { createHash } from 'node:crypto'

export interface Fake {
  id: string
  nickname: string
  sex: 0 | 1 | 2
  place: { country: string; province: string; city: string }
}
export const people: readonly Fake[] = [
  { id: 'lin', nickname: '林小满', sex: 2, place: { country: 'CN', province: 'Zhejiang', city: 'Hangzhou' } },
  { id: 'sofia', nickname: 'Sofía Romero', sex: 2, place: { country: 'ES', province: 'Andalucía', city: 'Sevilla' } },
  { id: 'amu', nickname: '阿木', sex: 1, place: { country: 'CN', province: 'Yunnan', city: 'Dali' } },
]
const drawn = (...words: string[]): Buffer => createHash('sha256').update(JSON.stringify(words)).digest()

/** As WeChat's look: `o` and 27 letters, another for each application. */
export const openidOf = (app: string, { id }: Fake): string =>
  `o${drawn('openid', app, id).toString('base64url').slice(0, 27)}`
/** The same for all applications of one shop. */
export const unionidOf = ({ id }: Fake): string => `o${drawn('unionid', id).toString('base64url').slice(0, 27)}`
/** As Alipay's look: 2088 and twelve digits. */
export const alipayIdOf = ({ id }: Fake): string =>
  `2088${(drawn('alipay', id).readBigUInt64BE() % 1_000_000_000_000n).toString().padStart(12, '0')}`
