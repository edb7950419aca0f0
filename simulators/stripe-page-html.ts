// Words and markup of the hosted page. What comes from the shop is escaped; nothing is loaded from another host.
import { readFileSync } from 'node:fs'
import type { StoredSession, WireLine } from './stripe-objects.ts'
import texts from './stripe-texts.json' with { type: 'json' }

type Language = keyof typeof texts
type TextKey = keyof (typeof texts)['en']

interface PageFrame {
  language: Language
  merchant: string
  nonce: string
}

const style = readFileSync(new URL('stripe-page.css', import.meta.url), 'utf8')
const countdown = readFileSync(new URL('stripe-countdown.js', import.meta.url), 'utf8')
const tags: Record<Language, string> = { en: 'en-US', zh: 'zh-CN', es: 'es-ES' }
const linesShown = 4
const inCircle = (colour: string, path: string): string =>
  `<svg width="40" height="40" viewBox="0 0 40 40" fill="none" stroke="var(--${colour})" stroke-width="2"` +
  ` aria-hidden="true"><circle cx="20" cy="20" r="18"/><path d="${path}"/></svg>`
const tick = inCircle('good', 'm12 20.5 5.5 5.5L28 15')
const clock = inCircle('text-2', 'M20 10v10l6 5')
const card =
  '<svg width="32" height="24" viewBox="0 0 32 24" fill="none" stroke="currentColor" stroke-width="1.6"' +
  ' aria-hidden="true"><rect x="1" y="1" width="30" height="22" rx="3"/><path d="M1 8h30M6 16h7"/></svg>'

/** The language of a session's `locale`; for 'auto' or none the browser's first known wish. */
export function languageOf(locale: string | null, accepted: string | undefined): Language {
  const wishes = locale && locale !== 'auto' ? [locale] : (accepted ?? '').split(',')
  const known = wishes.map((wish) => wish.trim().slice(0, 2).toLowerCase()).find((wish) => wish in texts)
  return (known as Language | undefined) ?? 'en'
}

/** `left`: seconds until the session expires. */
export function payPage(frame: PageFrame, stored: StoredSession, left: number, declined: boolean): string {
  const { session, lines } = stored
  const say = speaker(frame)
  const amount = money(session.amount_total ?? 0, frame.language)
  const alert = declined ? `<div class="alert" role="alert"><b>${say('declinedTitle')}</b>${say('declined')}</div>` : ''
  const receipt = session.customer_email
    ? `<p class="receipt">${say('receipt', { email: session.customer_email })}</p>`
    : ''
  const cancel = session.cancel_url
    ? `<button class="quiet" name="action" value="cancel">${say('cancel')}</button>`
    : ''
  // a shop that says its own time is not contradicted
  const said = session.custom_text.submit?.message
  const closesIn = `${say('closesIn')} <b id="clock" role="timer" data-left="${left}">${duration(left)}</b>`
  const body = `<main>
<div><h1>${say('payTo')}</h1><p class="amount">${escape(amount)}</p>
<p class="time">${said === undefined ? closesIn : escape(said)}</p></div>
<section class="box">${alert}<h2>${say('method')}</h2>
<div class="method">${card}<div><b>${say('card')}</b><small>${say('cardEnding')}</small></div></div>${receipt}
<form method="post"><button class="primary" name="action" value="pay">${say('pay', { amount })}</button>
<button name="action" value="fail">${say('fail')}</button>${cancel}</form></section>
<section><h2>${say('yourOrder')}</h2>${lineList(lines, frame, say)}
<p class="total"><span>${say('total')}</span><b>${escape(amount)}</b></p></section>
</main><script nonce="${frame.nonce}">${countdown}</script>`
  return whole(frame, say('title'), body)
}

/** The page of a session that cannot be paid any more, or of none. `back`: where the shop wants the buyer. */
export function endPage(frame: PageFrame, kind: 'paid' | 'expired' | 'missing', back: string | null, fen = 0): string {
  const say = speaker(frame)
  const link = back ? `<a class="button primary" href="${escape(back)}">${say('back')}</a>` : ''
  const text = say(kind, { amount: money(fen, frame.language) })
  return whole(
    frame,
    say(`${kind}Title`),
    `<main class="end">${kind === 'paid' ? tick : clock}<h1>${say(`${kind}Title`)}</h1><p>${text}</p>${link}</main>`,
  )
}

function whole(frame: PageFrame, title: string, body: string): string {
  const say = speaker(frame)
  return `<!doctype html>
<html lang="${tags[frame.language]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="../fonts/index.css">
<style nonce="${frame.nonce}">${style}</style></head>
<body><header class="banner"><strong>${say('test')}</strong><span>${say('noMoney')}</span></header>
${body}</body></html>`
}

function lineList(lines: WireLine[], frame: PageFrame, say: ReturnType<typeof speaker>): string {
  const rows = lines.map((line) => {
    const each = say('each', {
      quantity: String(line.quantity),
      price: money(line.price.unit_amount ?? 0, frame.language),
    })
    const total = escape(money(line.amount_total, frame.language))
    return `<li><span>${escape(line.description ?? '')}<small>${each}</small></span><b>${total}</b></li>`
  })
  const shown = rows.length <= linesShown + 1 ? rows : rows.slice(0, linesShown)
  const rest = rows.slice(shown.length)
  const count = say('more', { count: String(rest.length) })
  const more =
    rest.length > 0 ? `<details><summary>${count}</summary><ul class="lines">${rest.join('')}</ul></details>` : ''
  return `<ul class="lines">${shown.join('')}</ul>${more}`
}

function speaker(frame: PageFrame) {
  return (key: TextKey, values: Record<string, string> = {}): string => {
    const all: Record<string, string> = { merchant: frame.merchant, ...values }
    return escape(texts[frame.language][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => all[name] ?? ''))
  }
}

function money(fen: number, language: Language): string {
  const exact = `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')}` as `${number}`
  return new Intl.NumberFormat(tags[language], {
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: 'narrowSymbol',
  }).format(exact)
}

function duration(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  return `${hours ? `${hours}:` : ''}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
