// Notices of Alipay: a form, signed field by field. It wants the one word `success`, and sends again for a day without.
import { plainly, type Notices } from './notice.ts'
import { isTheirs, setup } from '../methods/alipay-client.ts'
import { takenBy } from '../methods/alipay-taken.ts'

export const alipayNotices: Notices = {
  provider: 'alipay',
  path: '/notify/alipay',
  body: 'application/x-www-form-urlencoded',
  read: async (app, raw) => {
    const fields = Object.fromEntries(new URLSearchParams(raw.toString('utf8')))
    const { appId } = setup(app)
    if (fields['app_id'] !== appId || !(await isTheirs(app, fields))) return undefined
    const {
      notify_id: eventId,
      trade_status: kind = '',
      out_trade_no: ref,
      trade_no: txn,
      out_biz_no: sending,
    } = fields
    if (!eventId) return undefined
    // news of a refund come as news of the trade, with the number of the refund
    const about = sending && txn ? { refundRef: `${txn}/${sending}` } : ref ? { ref } : {}
    const isPaid = kind === 'TRADE_SUCCESS' && !sending && !fields['refund_fee']
    return { eventId, kind, about, paid: isPaid ? plainly(takenBy(fields), ref) : undefined }
  },
  taken: { status: 200, type: 'text/plain', body: 'success' },
  refused: { status: 400, type: 'text/plain', body: 'fail' },
}
