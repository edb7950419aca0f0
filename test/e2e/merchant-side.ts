// The other side of a sale in browser tests: somebody of a merchant, signed in at the console by two proofs.
import { openPool } from '#kernel/data/db.ts'
import { askShop, captchaProof, mailedCode } from './running-shop.ts'
import type { ShopAddress } from './shop-process.ts'

export type AskAsMerchant = <T>(path: string, input: object) => Promise<T>
export async function rowsOf<T extends object>(shop: ShopAddress, text: string, values: unknown[]): Promise<T[]> {
  const pool = openPool(shop.databaseUrl, { max: 1, limited: false })
  const found = await pool.query<T>(text, values)
  await pool.end()
  return found.rows
}
/** Asks calls of merchants (`order/ship`) as an owner of this one. */
export async function ownerOf(shop: ShopAddress, merchantId: number): Promise<AskAsMerchant> {
  const [owner] = await rowsOf<{ email: string }>(
    shop,
    `select u.email from membership m join user_account u on u.id = m.user_id
      where m.audience = 'merchant' and m.merchant_id = $1`,
    [merchantId],
  )
  const account = owner!.email
  const open = { account, password: 'miralo2026', captchaToken: await captchaProof(shop.url) }
  const { ticket } = await askShop<{ ticket: string }>(shop.url, '/api/v2/console/session/open', open)
  const confirm = { ticket, code: await mailedCode(shop.url, account) }
  const session = await askShop<{ user_token: string }>(shop.url, '/api/v2/console/session/confirm', confirm)
  return async <T>(path: string, input: object): Promise<T> => {
    const reply = await fetch(`${shop.url}/api/v2/mch/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${session.user_token}`,
        'user-type': '2',
        'merchant-id': String(merchantId),
      },
      body: JSON.stringify({ ...input, requestId: crypto.randomUUID() }),
    })
    const { code, data, message } = (await reply.json()) as { code: number; data: T; message: string }
    if (code !== 20001) throw new Error(message)
    return data
  }
}
