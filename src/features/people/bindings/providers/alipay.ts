// Alipay's authorization for websites: their page, then two calls of their gateway,
// signed by us and believed only under their signature.
import type { AlipaySdk, AlipaySdkCommonResult } from 'alipay-sdk'
import type { Identity, Provider } from './provider.ts'
import { Refusal, type Reason } from '#kernel/call/refusal.ts'
import type { AppContext, Finding } from '#kernel/call/app-context.ts'

const clients = new WeakMap<NonNullable<AppContext['env']['alipay']>, Promise<AlipaySdk>>()
/** The official client, loaded when it is first needed: it is large and many shops have no use for it. */
function clientOf(app: AppContext): Promise<AlipaySdk> {
  const config = setup(app)
  const known = clients.get(config)
  if (known) return known
  const { appId, privateKey, publicKey, host } = config
  const opening = import('alipay-sdk').then(
    ({ AlipaySdk: Sdk }) =>
      new Sdk({
        appId,
        privateKey,
        keyType: 'PKCS8',
        alipayPublicKey: publicKey,
        signType: 'RSA2',
        timeout: app.settings.get('identityTimeoutMs'),
        ...(host ? { gateway: new URL('/gateway.do', host).href } : {}),
      }),
  )
  clients.set(config, opening)
  return opening
}

function page(app: AppContext, application: string, back: string, state: string): string {
  const url = new URL('/oauth2/publicAppAuthorize.htm', setup(app).host ?? 'https://openauth.alipay.com')
  url.search = new URLSearchParams({ app_id: application, scope: 'auth_user', redirect_uri: back, state }).toString()
  return url.href
}

async function identify(app: AppContext, application: string, code: string): Promise<Identity> {
  if (setup(app).appId !== application) throw new Refusal('wayNotOffered')
  const token = await exec(
    app,
    'alipay.system.oauth.token',
    { grantType: 'authorization_code', code },
    'authorizationFailed',
  )
  const accessToken = text(token['accessToken'])
  const subjects = namesIn(application, token)
  if (!accessToken || subjects.length === 0) throw fault(app, 'authorizationFailed', 'an incomplete answer')
  const person = await exec(app, 'alipay.user.info.share', { authToken: accessToken }, 'userAuthorizationFailed')
  if (person.code !== '10000' || !namesIn(application, person).some((name) => subjects.includes(name)))
    throw fault(app, 'userAuthorizationFailed', text(person['subCode']) ?? 'of somebody else')
  return { subjects, nickname: text(person['nickName']) ?? '' }
}
/** Newer applications are told an openid that is theirs alone, older ones the person's Alipay number. */
const namesIn = (application: string, answer: AlipaySdkCommonResult): string[] =>
  [
    text(answer['openId']) && `${application}:${answer['openId'] as string}`,
    text(answer['userId']) && `user:${answer['userId'] as string}`,
  ].filter((name) => name !== undefined)

async function exec(
  app: AppContext,
  method: string,
  params: Record<string, string>,
  reason: Reason,
): Promise<AlipaySdkCommonResult> {
  try {
    return await (await clientOf(app)).exec(method, params, { validateSign: true })
  } catch (e) {
    // silence, a false signature and a refused code alike: the SDK's words may quote the answer,
    // so only its name is logged
    throw fault(
      app,
      reason === 'userAuthorizationFailed' ? reason : 'authorizationFailed',
      e instanceof Error ? e.name : 'unknown',
    )
  }
}
/** A token that it does not know: of all refusals this one is signed under its own name. */
export async function tryAlipay(app: AppContext): Promise<Finding> {
  try {
    const client = await clientOf(app)
    const { subCode, subMsg } = await client.exec(
      'alipay.user.info.share',
      { authToken: 'try' },
      { validateSign: true },
    )
    const said = text(subCode) ?? ''
    if (said.endsWith('.invalid-auth-token')) return { why: 'fine' }
    return { why: /app-id|signature|sign/.test(said) ? 'keys' : 'refused', said: `${said} ${text(subMsg) ?? ''}` }
  } catch (e) {
    // an answer whose signature is not of the key that we have for Alipay
    return { why: e instanceof Error && e.message.includes('验签') ? 'keys' : 'unreachable' }
  }
}
function fault(app: AppContext, reason: Reason, why: string): Refusal {
  app.log.warn({ provider: 'alipay', why }, 'an authorization failed')
  return new Refusal(reason)
}
function setup(app: AppContext): NonNullable<AppContext['env']['alipay']> {
  if (!app.env.alipay) throw new Refusal('wayNotOffered')
  return app.env.alipay
}
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

export const alipay: Provider = {
  kind: 'alipay',
  signInPage: null,
  application: ({ env }) => env.alipay?.appId,
  page,
  identify,
}
