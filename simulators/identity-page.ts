// The providers' pages where a person allows or refuses: a plain form, answered by a redirect, with or without a code.
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { giveCode, type Kind, type Providers } from './identity-grants.ts'
import { people } from './identity-people.ts'
import texts from './identity-texts.json' with { type: 'json' }
import { languageOf } from './stripe-page-html.ts'

type Query = Record<string, string>
type Asked = FastifyRequest<{ Querystring: Query; Body: string }>
type Key = keyof (typeof texts)['en']
const style = ['stripe-page.css', 'identity-page.css']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n')

interface Wish {
  kind: Kind
  app: string
  back: string
  state: string
  fault: 'appid' | 'redirect_uri' | 'scope' | undefined
}
const wechatWish =
  (scope: string) =>
  (p: Providers, q: Query): Wish => {
    const { appid: app = '', redirect_uri: back = '', state = '' } = q
    const fault = !p.wechatApps.has(app)
      ? 'appid'
      : !p.mayReturnTo(back)
        ? 'redirect_uri'
        : (q['scope'] !== scope && q['scope'] !== quiet) || q['response_type'] !== 'code'
          ? 'scope'
          : undefined
    return { kind: 'wechat', app, back, state, fault }
  }
function alipayWish(p: Providers, q: Query): Wish {
  const { app_id: app = '', redirect_uri: back = '', state = '' } = q
  const fault =
    app !== p.alipay.app
      ? 'appid'
      : !p.mayReturnTo(back)
        ? 'redirect_uri'
        : q['scope'] !== 'auth_user'
          ? 'scope'
          : undefined
  return { kind: 'alipay', app, back, state, fault }
}
/** Names the person to the application without a word to them. */
const quiet = 'snsapi_base'
const pages: Record<string, (p: Providers, query: Query) => Wish> = {
  '/connect/qrconnect': wechatWish('snsapi_login'),
  '/connect/oauth2/authorize': wechatWish('snsapi_userinfo'),
  '/oauth2/publicAppAuthorize.htm': alipayWish,
}

export function serveAuthorizePages(app: FastifyInstance, p: Providers) {
  for (const [path, wishOf] of Object.entries(pages)) {
    app.get(path, (request: Asked, reply) => {
      const wish = wishOf(p, request.query)
      if (wish.fault || request.query['scope'] !== quiet) return show(request, reply, wish)
      return reply.redirect(backWith(wish, giveCode(p, wish.kind, wish.app, people[0]!)), 302)
    })
    app.post(path, (request: Asked, reply) => {
      const wish = wishOf(p, request.query)
      if (wish.fault) return show(request, reply, wish)
      const chosen = people.find(({ id }) => id === new URLSearchParams(request.body).get('person'))
      return reply.redirect(backWith(wish, chosen && giveCode(p, wish.kind, wish.app, chosen)), 303)
    })
  }
}

/** Their own order and names of the fields; a refusal brings the state only. */
function backWith({ kind, app, back, state }: Wish, code: string | undefined): string {
  const url = new URL(back)
  const add = (fields: Query) => Object.entries(fields).forEach(([name, value]) => url.searchParams.set(name, value))
  if (kind === 'alipay')
    add({ app_id: app, source: 'alipay_wallet', scope: 'auth_user', ...(code ? { auth_code: code } : {}), state })
  else add({ ...(code ? { code } : {}), state })
  return url.href
}

function show(request: Asked, reply: FastifyReply, wish: Wish) {
  const nonce = randomBytes(16).toString('base64url')
  const language = languageOf(null, request.headers['accept-language'])
  const say = (key: Key): string => escape(texts[language][key].replace('{{shop}}', 'Miralo · 觅乐'))
  const body = wish.fault
    ? `<main class="end"><h1>${say('errorTitle')}</h1><p>${say(wish.fault)}</p></main>`
    : choice(wish, say)
  const csp =
    `default-src 'none'; img-src data:; style-src 'self' 'nonce-${nonce}'; ` +
    `font-src 'self'; base-uri 'none'; frame-ancestors 'none'`
  return reply.code(wish.fault ? 400 : 200).headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': csp,
  }).send(`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${say(wish.kind)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/c/fonts/index.css">
<style nonce="${nonce}">${style}</style></head>
<body><header class="banner"><strong>${say('test')}</strong><span>${say('noReal')}</span></header>
${body}</body></html>`)
}
function choice({ kind }: Wish, say: (key: Key) => string): string {
  const lines = people.map(
    ({ id, nickname }) =>
      `<button name="person" value="${id}"><i aria-hidden="true">${escape(nickname.charAt(0))}</i>` +
      `<span>${escape(nickname)}<small>${say('as')}</small></span></button>`,
  )
  return `<main><h1>${say(kind)}</h1><section class="box"><p>${say('asks')}</p>
<form method="post"><div class="people">${lines.join('')}</div>
<button class="quiet" name="person" value="">${say('refuse')}</button></form></section></main>`
}
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
