// Paying inside of WeChat's own browser (JSAPI): the payer is named by the service account whose application takes the
// money, without a word to them; then the page asks the app, in fields that we sign.
import { setup } from './wechat-client.ts'
import { freshNonce, signed } from './wechat-crypto.ts'
import { ownKeys } from './wechat-keys.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { hrefWith } from '#web/href-with.ts'
import type { RedirectMethod } from './method.ts'

/** Whether the shop can know the payer: its service account and its payment are of one application. */
export const isInside = ({ env }: AppContext): boolean =>
  env.wechatPay !== undefined && env.wechat?.inside?.appId === env.wechatPay.appId

function page(app: AppContext, payNo: string): string {
  const url = new URL('/connect/oauth2/authorize', app.env.wechat!.host)
  // the order of the fields is theirs
  url.search = new URLSearchParams({
    appid: setup(app).appId,
    redirect_uri: app.publicUrl() + hrefWith('/shoppingCart/payOrder', { payNo, way: 'wechat' }),
    response_type: 'code',
    scope: 'snsapi_base',
    state: payNo,
  }).toString()
  url.hash = 'wechat_redirect'
  return url.href
}

async function told(app: AppContext, url: URL): Promise<{ openid?: unknown; errcode?: unknown }> {
  const signal = AbortSignal.timeout(app.settings.get('providerTimeoutMs'))
  try {
    const reply = await fetch(url, { redirect: 'error', signal })
    return ((await reply.json()) as object | null) ?? {}
  } catch {
    throw new Refusal('networkBusy')
  }
}
/** Refuses paymentFailed: the grant is none, or old, or used; networkBusy. */
async function named(app: AppContext, grant: string): Promise<string> {
  const { inside, apiHost } = app.env.wechat!
  const url = new URL('/sns/oauth2/access_token', apiHost)
  url.search = new URLSearchParams({
    appid: inside!.appId,
    secret: inside!.appSecret,
    code: grant,
    grant_type: 'authorization_code',
  }).toString()
  const { openid, errcode } = await told(app, url)
  if (typeof openid === 'string' && openid !== '') return openid
  app.log.warn({ provider: 'wechat', errcode }, 'a payer was not named')
  throw new Refusal('paymentFailed', { why: typeof errcode === 'number' ? String(errcode) : 'payer' })
}

function call(app: AppContext, code: string): Record<string, string> {
  const keys = setup(app)
  const { appId } = keys
  const [timeStamp, nonceStr, wish] = [String(Math.floor(Date.now() / 1000)), freshNonce(), `prepay_id=${code}`]
  const paySign = signed(ownKeys(keys).privateKey, appId, timeStamp, nonceStr, wish)
  return { appId, timeStamp, nonceStr, package: wish, signType: 'RSA', paySign }
}

export const wechatPayer: NonNullable<RedirectMethod['payer']> = { page, named, call }
