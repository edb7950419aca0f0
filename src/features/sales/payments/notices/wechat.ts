// Notices of WeChat Pay: sealed by the platform over the exact bytes, the news itself under the merchant's key.
import { header, plainly, type Notices, type Told } from './notice.ts'
import { isTheirs, setup, type Answer } from '../methods/wechat-client.ts'
import { sealOf, unsealed, type Secret } from '../methods/wechat-crypto.ts'
import { takenBy } from '../methods/wechat-taken.ts'
import type { AppContext } from '#kernel/call/app-context.ts'

interface News {
  id?: string
  event_type?: string
  resource?: Secret & { algorithm?: string }
}
interface Inside {
  mchid?: string
  out_trade_no?: string
  out_refund_no?: string
  trade_state?: string
}
const failed = (message: string) => JSON.stringify({ code: 'FAIL', message })

function toldIn(app: AppContext, body: string): Told | undefined {
  const { id, event_type: kind, resource } = JSON.parse(body) as News
  if (!id || !kind || resource?.algorithm !== 'AEAD_AES_256_GCM') return undefined
  const { merchant, openKeys } = setup(app)
  const text = openKeys.map((key) => unsealed(key, resource)).find((opened) => opened !== undefined)
  if (text === undefined) return undefined
  const inside = JSON.parse(text) as Inside & Answer
  const { mchid, out_trade_no: ref, out_refund_no: refundRef, trade_state: state } = inside
  if (mchid !== merchant) return undefined
  if (kind.startsWith('REFUND.')) return { eventId: id, kind, about: refundRef ? { refundRef } : {}, inside: text }
  const paid = kind === 'TRANSACTION.SUCCESS' && state === 'SUCCESS' ? plainly(takenBy(inside), ref) : undefined
  return { eventId: id, kind, about: kind.startsWith('TRANSACTION.') && ref ? { ref } : {}, paid, inside: text }
}

export const wechatNotices: Notices = {
  provider: 'wechat',
  path: '/notify/wechat',
  body: 'application/json',
  read: async (app, raw, headers) => {
    const body = raw.toString('utf8')
    const seal = sealOf((name) => header(headers, name))
    if (!(await isTheirs(app, seal, body))) return undefined
    try {
      return toldIn(app, body)
    } catch {
      return undefined
    }
  },
  taken: { status: 204, type: 'application/json', body: '' },
  refused: { status: 401, type: 'application/json', body: failed('the signature is wrong') },
}
