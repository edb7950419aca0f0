// Alipay's authorization for websites: their page, then two calls of their gateway,
// signed by us and believed only under their signature.
import type { AlipaySdk, AlipaySdkCommonResult } from 'alipay-sdk'
import type { Identity, Provider } from './provider.ts'
import { Refusal, type Reason } from '#kernel/call/refusal.ts'
import type { AppContext } from '#kernel/call/app-context.ts'

const clients = new WeakMap<AppContext, Promise<AlipaySdk>>()
/** The official client, loaded when it is first needed: it is large and many shops have no use for it. */
function clientOf(shop: AppContext): Promise<AlipaySdk> {
  const known = clients.get(shop)
  if (known) return known
  const { appId, privateKey, publicKey, host } = setup(shop)
  const opening = import('alipay-sdk').then(
    ({ AlipaySdk: Sdk }) =>
      new Sdk({
        appId,
        privateKey,
        keyType: 'PKCS8',
        alipayPublicKey: publicKey,
        signType: 'RSA2',
        timeout: shop.settings.get('identityTimeoutMs'),
        ...(host ? { gateway: new URL('/gateway.do', host).href } : {}),
      }),
  )
  clients.set(shop, opening)
  return opening
}

function page(shop: AppContext, app: string, back: string, state: string): string {
  const url = new URL('/oauth2/publicAppAuthorize.htm', setup(shop).host ?? 'https://openauth.alipay.com')
  url.search = new URLSearchParams({ app_id: app, scope: 'auth_user', redirect_uri: back, state }).toString()
  return url.href
}

async function identify(shop: AppContext, app: string, code: string): Promise<Identity> {
  if (setup(shop).appId !== app) throw new Refusal('wayNotOffered')
  const token = await exec(
    shop,
    'alipay.system.oauth.token',
    { grantType: 'authorization_code', code },
    'authorizationFailed',
  )
  const accessToken = text(token['accessToken'])
  const subjects = namesIn(app, token)
  if (!accessToken || subjects.length === 0) throw fault(shop, 'authorizationFailed', 'an incomplete answer')
  const person = await exec(shop, 'alipay.user.info.share', { authToken: accessToken }, 'userAuthorizationFailed')
  if (person.code !== '10000' || !namesIn(app, person).some((name) => subjects.includes(name)))
    throw fault(shop, 'userAuthorizationFailed', text(person['subCode']) ?? 'of somebody else')
  return { subjects, nickname: text(person['nickName']) ?? '' }
}
/** Newer applications are told an openid that is theirs alone, older ones the person's Alipay number. */
const namesIn = (app: string, answer: AlipaySdkCommonResult): string[] =>
  [
    text(answer['openId']) && `${app}:${answer['openId'] as string}`,
    text(answer['userId']) && `user:${answer['userId'] as string}`,
  ].filter((name) => name !== undefined)

async function exec(
  shop: AppContext,
  method: string,
  params: Record<string, string>,
  reason: Reason,
): Promise<AlipaySdkCommonResult> {
  try {
    return await (await clientOf(shop)).exec(method, params, { validateSign: true })
  } catch (e) {
    // silence, a false signature and a refused code alike: the SDK's words may quote the answer,
    // so only its name is logged
    throw fault(
      shop,
      reason === 'userAuthorizationFailed' ? reason : 'authorizationFailed',
      e instanceof Error ? e.name : 'unknown',
    )
  }
}
function fault(shop: AppContext, reason: Reason, why: string): Refusal {
  shop.log.warn({ provider: 'alipay', why }, 'an authorization failed')
  return new Refusal(reason)
}
function setup(shop: AppContext): NonNullable<AppContext['env']['alipay']> {
  if (!shop.env.alipay) throw new Refusal('wayNotOffered')
  return shop.env.alipay
}
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

export const alipay: Provider = { kind: 'alipay', signsIn: false, app: ({ env }) => env.alipay?.appId, page, identify }
