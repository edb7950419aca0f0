// WeChat's sign-in for websites, as they publish it: their page, then two GETs.
// Their answers are JSON under any content type, faults are { errcode, errmsg } with HTTP 200.
import type { Identity, Provider } from './provider.ts'
import { Refusal, type Reason } from '#kernel/call/refusal.ts'
import type { AppContext, Finding } from '#kernel/call/app-context.ts'

type Answer = Record<string, unknown>
type Setup = NonNullable<AppContext['env']['wechat']>
const longestAnswer = 64 * 1024
/** Its words for a code that is none, and for an application or secret that is none. */
const [ofCodes, ofKeys] = [
  [40029, 40163, 42003],
  [40001, 40013, 40125, 41002, 41004],
]
const inWechat = (userAgent: string): boolean => /\bMicroMessenger\//.test(userAgent)

function page(app: AppContext, application: string, back: string, state: string): string {
  const { host, inside } = setup(app)
  const within = application === inside?.appId
  const url = new URL(within ? '/connect/oauth2/authorize' : '/connect/qrconnect', host)
  // the order of the fields is theirs: pages inside of WeChat refuse another one
  url.search = new URLSearchParams({
    appid: application,
    redirect_uri: back,
    response_type: 'code',
    scope: within ? 'snsapi_userinfo' : 'snsapi_login',
    state,
  }).toString()
  url.hash = 'wechat_redirect'
  return url.href
}

async function identify(app: AppContext, application: string, code: string): Promise<Identity> {
  const { appId, appSecret, inside } = setup(app)
  const secret = application === appId ? appSecret : application === inside?.appId ? inside.appSecret : undefined
  if (secret === undefined) throw new Refusal('wayNotOffered')
  const token = await get(
    app,
    '/sns/oauth2/access_token',
    { appid: application, secret, code, grant_type: 'authorization_code' },
    'authorizationFailed',
  )
  const [accessToken, openid] = [text(token['access_token']), text(token['openid'])]
  if (!accessToken || !openid) throw fault(app, 'authorizationFailed', { answer: 'incomplete' })
  const person = await get(
    app,
    '/sns/userinfo',
    { access_token: accessToken, openid, lang: 'zh_CN' },
    'userAuthorizationFailed',
  )
  if (person['openid'] !== openid) throw fault(app, 'userAuthorizationFailed', { answer: 'of somebody else' })
  const unionid = text(person['unionid']) ?? text(token['unionid'])
  // one name for all applications of the shop where WeChat gives one, else the name of this application only
  return {
    subjects: [...(unionid ? [`union:${unionid}`] : []), `${application}:${openid}`],
    nickname: text(person['nickname']) ?? '',
  }
}

async function get(app: AppContext, path: string, query: Record<string, string>, reason: Reason): Promise<Answer> {
  const url = new URL(path, setup(app).apiHost)
  url.search = new URLSearchParams(query).toString()
  let answer: unknown
  try {
    const reply = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(app.settings.get('identityTimeoutMs')),
    })
    const body = await reply.text()
    if (!reply.ok || body.length > longestAnswer) throw new Error(`HTTP ${reply.status}`)
    answer = JSON.parse(body)
  } catch (e) {
    throw fault(app, 'authorizationFailed', { path, error: e instanceof Error ? e.name : 'unknown' })
  }
  if (typeof answer !== 'object' || answer === null) throw fault(app, reason, { path, answer: 'no object' })
  const { errcode } = answer as Answer
  if (errcode !== undefined && errcode !== 0) throw fault(app, reason, { path, errcode })
  return answer as Answer
}

/** A code that it does not know, by each application of the shop. */
export async function tryWechat(app: AppContext): Promise<Finding> {
  const { appId, appSecret, inside } = setup(app)
  for (const { appId: appid, appSecret: secret } of [{ appId, appSecret }, ...(inside ? [inside] : [])]) {
    const finding = await tryApplication(app, { appid, secret, code: 'try', grant_type: 'authorization_code' })
    if (finding.why !== 'fine') return finding
  }
  return { why: 'fine' }
}
async function tryApplication(app: AppContext, query: Record<string, string>): Promise<Finding> {
  const url = new URL('/sns/oauth2/access_token', setup(app).apiHost)
  url.search = new URLSearchParams(query).toString()
  try {
    const reply = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(app.settings.get('identityTimeoutMs')),
    })
    const { errcode, errmsg } = JSON.parse((await reply.text()).slice(0, longestAnswer)) as Answer
    if (typeof errcode !== 'number') return { why: 'refused' }
    if (ofCodes.includes(errcode)) return { why: 'fine' }
    return { why: ofKeys.includes(errcode) ? 'keys' : 'refused', said: `${errcode} ${text(errmsg) ?? ''}` }
  } catch {
    return { why: 'unreachable' }
  }
}

/** Logs what the provider said (never the person's code or token) and refuses in our words. */
function fault(app: AppContext, reason: Reason, about: Record<string, unknown>): Refusal {
  app.log.warn({ provider: 'wechat', ...about }, 'an authorization failed')
  return new Refusal(reason)
}
function setup(app: AppContext): Setup {
  if (!app.env.wechat) throw new Refusal('wayNotOffered')
  return app.env.wechat
}
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

export const wechat: Provider = {
  kind: 'wechat',
  signInPage: '/login/login/wechat',
  application: ({ env }, userAgent) =>
    inWechat(userAgent) && env.wechat?.inside ? env.wechat.inside.appId : env.wechat?.appId,
  page,
  identify,
}
