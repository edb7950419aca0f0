// How often something may be tried: by an account, at a target, from a line, from a block, in a country, in the whole
// shop. Pure; meters.ts counts them, the numbers are settings.
import type { AppContext } from '../../call/app-context.ts'
import { blindIndex } from '../sealed.ts'
import { placeOf } from './networks.ts'

export interface Budget {
  /** what is counted, for whom, where: `password 12 203.0.113.7` */
  key: string
  allowed: number
  seconds: number
}
export const hour = 3600
export const day = 86_400
/** Counts without an end. */
export const unlimited = 2_147_483_647

/** A budget for a visitor's line and one of five times as much for the block around it; 0 counts without an end. */
export const ofPlace = (what: string, ip: string, allowed: number, seconds: number): Budget[] => {
  const { line, block } = placeOf(ip)
  return [
    { key: `${what} line ${line}`, allowed: allowed || unlimited, seconds },
    { key: `${what} block ${block}`, allowed: allowed ? 5 * allowed : unlimited, seconds },
  ]
}
/** Names an e-mail, a phone or whatever was typed in a key, without keeping it. */
export const nameOf = (app: Pick<AppContext, 'env' | 'log'>, typed: string): string =>
  blindIndex(app, 'abuse', typed.normalize('NFKC').toLowerCase().replace(/\s/g, '')).toString('base64url')
