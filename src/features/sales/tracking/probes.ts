// Trying the tracking provider: it is asked about a waybill that nobody has.
import { askAbout, TrackingFault } from './kuaidi100.ts'
import type { Finding, Probe, Probes } from '#kernel/call/app-context.ts'

/** Its words for a wrong signature, no subscriber, a key that ran out. */
const ofKeys = ['503', '600', '601']
const parcels: Probe = async ({ app }) => {
  try {
    await askAbout(app, { id: 0, carrier: 'yto', waybill: 'YT0000000000000', phoneEnd: '' })
    return { why: 'fine' }
  } catch (e) {
    return faultOf(e instanceof TrackingFault ? e.code : '')
  }
}
const faultOf = (code: string): Finding => {
  if (ofKeys.includes(code)) return { why: 'keys', said: code }
  return /^\d{3}$/.test(code) ? { why: 'refused', said: code } : { why: 'unreachable' }
}
export const probes: Probes = { parcels }
