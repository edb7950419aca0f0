// The development inbox as a page of its own: no script, nothing from outside, everything escaped. Pure.
import { messages } from '#kernel/text/i18n.ts'
import { languages, type Language } from '#kernel/text/language.ts'
import type { Kept } from './dev-inbox.ts'
import { escapeHtml as e } from './sheet.ts'

const style = `
:root{color-scheme:light dark;--ground:#fbf8f4;--surface:#fff;
--ink:#1c1715;--soft:#5c524c;--line:#e4dcd2;--red:#b3261e}
@media(prefers-color-scheme:dark){:root{
--ground:#161210;--surface:#201b18;--ink:#f4eee8;--soft:#b9aea6;--line:#3a322d;--red:#ff8a7a
}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);
color:var(--ink);font:16px/1.6 system-ui,-apple-system,"Segoe UI","Noto Sans SC","PingFang SC",sans-serif}
main{max-width:720px;margin:0 auto;padding:32px 20px 64px}
header{display:flex;flex-wrap:wrap;gap:4px 24px;align-items:baseline;justify-content:space-between}
h1{font:400 32px/1.25 Georgia,"Songti SC",serif;margin:0}
a{color:var(--red);text-underline-offset:3px}
a:focus-visible,button:focus-visible,input:focus-visible{outline:2px solid var(--red);outline-offset:2px}
nav{display:flex;gap:16px}
nav a[aria-current]{color:inherit;text-decoration:none;font-weight:650}
.about{color:var(--soft);margin:8px 0 24px;max-width:60ch}
form{display:flex;flex-wrap:wrap;gap:8px;margin-bottom:24px;align-items:end}
label{flex:1 1 240px;font-size:13px;color:var(--soft)}
input{display:block;width:100%;min-height:44px;padding:0 12px;
font:inherit;color:var(--ink);background:var(--surface);border:1px solid #8c8077;border-radius:6px}
button{min-height:44px;padding:0 20px;font:inherit;font-weight:600;
color:var(--ground);background:var(--ink);border:0;border-radius:6px}
ol{list-style:none;margin:0;padding:0;display:grid;gap:16px}
article{background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:20px 24px}
h2{font-size:18px;line-height:1.35;margin:0}
.meta{display:flex;flex-wrap:wrap;gap:0 16px;margin:4px 0 0;color:var(--soft);font-size:13px}
.meta span,h2{overflow-wrap:anywhere}
.code{margin:16px 0 8px;font-size:40px;line-height:1.2;
font-weight:650;letter-spacing:.14em;font-variant-numeric:tabular-nums}
summary{cursor:pointer;color:var(--soft);font-size:13px;min-height:24px}
pre{margin:12px 0 0;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
.empty{padding:48px 0;color:var(--soft)}
`
/** The address of the page with this filter and language. */
const address = (to: string | undefined, lang: Language): string =>
  `/dev/inbox?${new URLSearchParams({ ...(to ? { to } : {}), lang }).toString()}`

/** `nonce` stands on the one style element; times are shown in the visitor's language, in UTC. */
export function inboxPage(mails: readonly Kept[], lang: Language, to: string | undefined, nonce: string): string {
  const t = messages(lang)
  const time = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })
  const words = { open: t('inbox:page.text'), sms: t('inbox:page.sms') }
  const rows = mails
    .map((mail) => `<li>${article(mail, time, t('inbox:page.to', { to: mail.to }), words)}</li>`)
    .join('')
  const switches = languages.map((l) => languageLink(l, address(to, l), l === lang)).join('')
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${e(t('inbox:page.title'))}</title><link rel="icon" href="data:,"><style nonce="${nonce}">${style}</style></head>
<body><main><header><h1>${e(t('inbox:page.title'))}</h1>
<nav aria-label="${e(t('inbox:page.languages'))}">${switches}</nav></header>
<p class="about">${e(t('inbox:page.about'))}</p>
<form method="get" action="/dev/inbox"><input type="hidden" name="lang" value="${lang}">
<label>${e(t('inbox:page.filter'))}<input name="to" type="text" inputmode="email" value="${e(to ?? '')}"
autocomplete="off" spellcheck="false"></label><button>${e(t('inbox:page.show'))}</button></form>
${rows ? `<ol>${rows}</ol>` : `<p class="empty">${e(t('inbox:page.empty'))}</p>`}</main></body></html>`
}

function languageLink(language: Language, href: string, current: boolean): string {
  const name = e(messages(language)('inbox:page.language'))
  const mark = current ? ' aria-current="true"' : ''
  return `<a lang="${language}" hreflang="${language}" href="${e(href)}"${mark}>${name}</a>`
}
function article(mail: Kept, time: Intl.DateTimeFormat, to: string, words: { open: string; sms: string }): string {
  const text = `<pre>${e(mail.text)}</pre>`
  const body =
    mail.code === undefined
      ? text
      : `<p class="code">${e(mail.code)}</p><details><summary>${e(words.open)}</summary>${text}</details>`
  const sent = `<time datetime="${e(mail.sentAt)}">${e(time.format(new Date(mail.sentAt)))} UTC</time>`
  const meta = `<p class="meta"><span>${e(to)}</span>${sent}</p>`
  return `<article><h2>${e(mail.subject || words.sms)}</h2>${meta}${body}</article>`
}
