// Merchants as staff find them in the filter of a list.
import { call } from '#surfaces/console/desk/call.ts'
import type { Find } from '#surfaces/console/desk/list/columns.ts'

/** Merchants by name, or the one of this id. */
export const findMerchants: Find = async (asked, signal) => {
  const id = 'value' in asked ? Number(asked.value) : undefined
  if (id !== undefined && !(Number.isSafeInteger(id) && id > 0)) return []
  const input = 'words' in asked ? { keyword: asked.words } : { merchantIds: [id!] }
  const { records } = await call('/api/v2/admin/order/merchant/list', input, signal)
  return records.map(({ merchantId, name }) => ({ value: String(merchantId), label: name }))
}
