// The page where a buyer approves, in the wallet's app or on its site: plain forms that work without a script, each
// answered by a redirect. As the wallets do, it waits a little for the shop to take the notice.
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from './stripe-page-html.ts'
import type { Providers, Trade } from './wallets-store.ts'
import texts from './wallets-texts.json' with { type: 'json' }
import { payTrade, tradeByToken } from './wallets-trades.ts'

type Key = keyof (typeof texts)['en']
type Asked = FastifyRequest<{ Params: { token: string }; Querystring: Record<string, string>; Body: string | null }>
const style = readFileSync(new URL('stripe-page.css', import.meta.url), 'utf8')
const tags = { en: 'en-US', zh: 'zh-CN', es: 'es-ES' } as const
const shopMayTake = 5000

export function servePage(app: FastifyInstance, p: Providers, settled: (ms: number) => Promise<void>) {
  app.get('/pay/:token', (request: Asked, reply) => show(p, request, reply))
  app.post('/pay/:token', async (request: Asked, reply) => {
    const trade = tradeByToken(p, request.params.token)
    const action = new URLSearchParams(request.body ?? '').get('action')
    if (!trade) return show(p, request, reply)
    const back = backOf(trade, request)
    if (action === 'cancel' && back) return reply.redirect(back, 303)
    if (action === 'pay' && trade.state === 'open') {
      payTrade(p, trade)
      await settled(shopMayTake)
    }
    // on the phone of a buyer at a desk there is nowhere to go back to
    return reply.redirect(trade.state === 'paid' && back ? back : request.url, 303)
  })
}
/** Where the buyer came from: WeChat's page is told by the address, Alipay's by the trade. */
function backOf({ wallet, way, returnUrl }: Trade, { query }: Asked): string | null {
  if (wallet === 'alipay') return returnUrl
  const back = query['redirect_url']
  return way === 'h5' && back !== undefined && URL.canParse(back) && /^https?:/.test(back) ? back : null
}

function show(p: Providers, request: Asked, reply: FastifyReply) {
  const trade = tradeByToken(p, request.params.token)
  const language = languageOf(null, request.headers['accept-language'])
  const nonce = randomBytes(16).toString('base64url')
  const amount = new Intl.NumberFormat(tags[language], {
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: 'narrowSymbol',
  }).format((trade?.fen ?? 0) / 100)
  const say = (key: Key): string =>
    escape(texts[language][key].replaceAll('{{merchant}}', p.merchant.name).replaceAll('{{amount}}', amount))
  const csp =
    `default-src 'none'; img-src data:; style-src 'self' 'nonce-${nonce}'; ` +
    `font-src 'self'; base-uri 'none'; frame-ancestors 'none'`
  return reply.code(trade ? 200 : 404).headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-security-policy': csp,
  }).send(`<!doctype html>
<html lang="${tags[language]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${say(trade?.wallet ?? 'missingTitle')}</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/c/fonts/index.css"><style nonce="${nonce}">${style}</style></head>
<body><header class="banner"><strong>${say('test')}</strong><span>${say('noMoney')}</span></header>
${trade ? bodyOf(trade, backOf(trade, request), amount, say) : end('missing', null, say)}</body></html>`)
}
function bodyOf(trade: Trade, back: string | null, amount: string, say: (key: Key) => string): string {
  if (trade.state === 'paid') return end('paid', back, say)
  if (trade.state === 'closed') return end('closed', back, say)
  const cancel = back ? `<button class="quiet" name="action" value="cancel">${say('cancel')}</button>` : ''
  return `<main><div><h1>${say('payTo')}</h1><p class="amount">${escape(amount)}</p></div>
<section class="box"><h2>${say(trade.wallet)}</h2><p>${escape(trade.title)}</p>
<form method="post"><button class="primary" name="action" value="pay">${say('pay')}</button>${cancel}</form></section>
</main>`
}
function end(kind: 'paid' | 'closed' | 'missing', back: string | null, say: (key: Key) => string): string {
  const link = back ? `<a class="button primary" href="${escape(back)}">${say('back')}</a>` : ''
  return `<main class="end"><h1>${say(`${kind}Title`)}</h1><p>${say(kind)}</p>${link}</main>`
}
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
