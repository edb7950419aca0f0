// What of a provider's notice whoever reads payments may see: its build, and the values of fields that are known to say
// nothing of a person and to be no secret. All else is withheld. Pure.

/** Fields by their last name, as the three providers call them. */
const plain = new Set(
  (
    'id object type created livemode api_version pending_webhooks mode expires_at status payment_status ' +
    'amount amount_total amount_subtotal amount_refunded currency payment_intent charge ' +
    'balance_transaction client_reference_id attemptNo payNo refundNo sending reason failure_reason ' +
    'failure_balance_transaction locale event_type create_time resource_type original_type algorithm ' +
    'summary appid mchid out_trade_no transaction_id trade_type trade_state trade_state_desc success_time ' +
    'total payer_total payer_currency out_refund_no refund_id refund_status refund payer_refund app_id ' +
    'notify_id notify_type notify_time trade_no trade_status total_amount charset receipt_amount ' +
    'refund_fee out_biz_no out_request_no gmt_create gmt_payment gmt_refund gmt_close version sign_type ' +
    'seller_id'
  ).split(' '),
)
export const withheld = '…'

function masked(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((one) => masked(one, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, masked(one, key)]))
  return value === null || value === '' || plain.has(name) ? value : withheld
}
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    // a form, as Alipay sends it
    return text.includes('=') ? Object.fromEntries(new URLSearchParams(text)) : undefined
  }
}
/** A notice for the eyes of everybody who reads payments, one field a line. */
export function maskedNotice(text: string): string {
  const found = parsed(text)
  return typeof found === 'object' && found !== null ? JSON.stringify(masked(found, ''), null, 2) : withheld
}
