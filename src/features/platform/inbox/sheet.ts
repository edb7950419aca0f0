// The HTML of a letter: words on paper in the colours of the shop, light and dark, on any width, and the shop's mark.
// Mail programs know little CSS, so what it needs in light stands on the elements; what is dark, or for a phone, stands
// in a style sheet that many of them read. Pure; everything is escaped here.
import { ownValue } from '#kernel/data/own.ts'
import type { Language } from '#kernel/text/language.ts'
import { markOf, platformMarks, platformName, type MarkPicture } from '#kernel/text/platform-name.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => ownValue(escapes, c)!)

export interface Way {
  /** a whole address */
  to: string
  label: string
}
/** The thing that a letter speaks of: its title, and what stands below it. */
export interface About {
  title: string
  note: string
}
export interface Sheet {
  lang: Language
  /** what mail programs show beside the subject */
  preview: string
  title: string
  /** paragraphs; one that is an address is one to press */
  lines: readonly string[]
  /** a one-time code, drawn large after the first line */
  code?: string | undefined
  about?: About | undefined
  items?: readonly Way[]
  way?: Way | undefined
  /** why it comes */
  why?: string | undefined
  /** how the shop is reached */
  reach?: string | undefined
  /** where its reader stops such mails, or chooses them */
  out?: readonly Way[]
}

const dark = `.ground{background:#141110!important;color:#f5efea!important}
.paper{background:#1d1918!important;border-color:#3a3331!important}
.ink,.head{color:#f5efea!important}.soft,.soft a{color:#c2b7af!important}
.card{background:#272221!important;border-color:#3a3331!important}.row{border-color:#3a3331!important}
.mark span,.ink .link{color:#ff7a80!important}.press{background:#d9273f!important;color:#ffffff!important}`
const style = `:root{color-scheme:light dark;supported-color-schemes:light dark}
a:focus-visible{outline:2px solid #1f5fa8;outline-offset:2px}
@media(max-width:480px){.ground{padding:16px 12px 32px!important}.paper{padding:24px 20px!important}
.head{font-size:24px!important}.big{font-size:32px!important}.press{display:block!important}}
@media(prefers-color-scheme:dark){${dark}}`
const font = 'Instrument Sans,-apple-system,BlinkMacSystemFont,Segoe UI,PingFang SC,Microsoft YaHei,sans-serif'
const serif = 'Newsreader,Georgia,Songti SC,serif'
const wrap = 'overflow-wrap:anywhere;word-break:break-word'
const styles = {
  ground: `margin:0;padding:32px 16px 48px;background:#fbf8f4;color:#1c1715;font:16px/1.6 ${font};${wrap}`,
  mark: `margin:0 auto;max-width:560px;padding:0 4px 16px;font:400 22px/1.2 ${serif}`,
  red: 'color:#c4122f;font-size:15px;letter-spacing:.08em',
  paper:
    'margin:0 auto;max-width:560px;box-sizing:border-box;padding:32px;background:#ffffff;' +
    'border:1px solid #e4dcd2;border-radius:12px',
  head: `margin:0 0 16px;font:400 28px/1.25 ${serif};color:#1c1715;text-wrap:balance`,
  line: 'margin:12px 0 0',
  big:
    'margin:20px 0;font-size:36px;line-height:1.2;font-weight:650;letter-spacing:.16em;' +
    'font-variant-numeric:tabular-nums',
  card: 'margin:20px 0 0;padding:14px 16px;background:#f3eee7;border:1px solid #e4dcd2;border-radius:8px',
  note: 'font-size:13px;color:#5c524c',
  row: 'margin:0;padding:12px 0;border-top:1px solid #e4dcd2',
  link: 'color:#c4122f;text-underline-offset:3px',
  act: 'margin:28px 0 0',
  press:
    'display:inline-block;padding:12px 22px;background:#c4122f;color:#ffffff;border-radius:6px;' +
    'text-decoration:none;text-align:center;font-weight:600',
  foot: 'margin:0 auto;max-width:560px;padding:20px 4px 0;font-size:13px;line-height:1.6;color:#5c524c',
  hidden: 'display:none;max-height:0;overflow:hidden;opacity:0',
} as const

const link = ({ to, label }: Way, css: string, name = 'link'): string =>
  `<a class="${name}" style="${css}" href="${escapeHtml(to)}">${escapeHtml(label)}</a>`
const isAddress = (line: string): boolean => /^https?:\/\/\S+$/.test(line)
const paragraph = (line: string, css: string = styles.line): string => {
  const words = isAddress(line) ? link({ to: line, label: line }, `${styles.link};word-break:break-all`) : undefined
  return `<p style="${css}">${words ?? escapeHtml(line)}</p>`
}

export function drawSheet(sheet: Sheet): string {
  const { lang, preview, title, why = '', reach = '' } = sheet
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body class="ground" style="${styles.ground}"><div style="${styles.hidden}">${escapeHtml(preview)}</div>
<p class="mark ink" style="${styles.mark}">${markIn(lang)}</p>
<div class="paper ink" style="${styles.paper}">${bodyOf(sheet)}</div>
<div class="foot soft" style="${styles.foot}">${footOf([reach, why], sheet.out ?? [])}</div></body></html>`
}
/** A path of the shop in a letter: whoever sends it knows the shop's address (see addressed). */
const atShop = 'cid:shop'
/** The letter with whole addresses of the shop in the place of its paths. */
export const addressed = (html: string, shop: () => string): string =>
  html.replaceAll(`"${atShop}/`, () => `"${escapeHtml(shop())}/`)
/** The shop's mark: its picture where it has one, else its name. */
function markIn(lang: Language): string {
  const { light, dark: atNight } = platformMarks()
  if (light) return picture(light, atNight, platformName(lang))
  const { main, beside } = markOf(lang)
  const chinese = beside && ` <span lang="zh-CN" style="${styles.red}">${escapeHtml(beside)}</span>`
  return escapeHtml(main) + chinese
}
const mostOf = { width: 280, height: 40 }
/** As on its pages, forty pixels high, or less where it is wide. */
function picture(light: MarkPicture, atNight: MarkPicture | undefined, name: string): string {
  const at = ({ src }: MarkPicture): string =>
    `${atShop}${escapeHtml(src.replace('/shop-mark/', '/shop-mark/letter-'))}`
  const scale = Math.min(1, mostOf.height / light.height, mostOf.width / light.width)
  const [width, height] = [Math.round(light.width * scale), Math.round(light.height * scale)]
  const inDark = atNight ? `<source media="(prefers-color-scheme:dark)" srcset="${at(atNight)}">` : ''
  const size = `width="${width}" height="${height}" style="display:block;border:0"`
  return `<picture>${inDark}<img src="${at(light)}" alt="${escapeHtml(name)}" ${size}></picture>`
}
function bodyOf({ title, lines, code, about, items = [], way }: Sheet): string {
  const [opener = '', ...others] = lines
  const first = paragraph(opener, 'margin:0')
  const rest = others.map((line) => paragraph(line))
  const opening =
    code === undefined
      ? `<h1 class="head" style="${styles.head}">${escapeHtml(title)}</h1>${first}`
      : `${first}<p class="big" style="${styles.big}">${escapeHtml(code)}</p>`
  const noted = about?.note ? `<br><span class="soft" style="${styles.note}">${escapeHtml(about.note)}</span>` : ''
  const card = about ? `<p class="card" style="${styles.card}">${escapeHtml(about.title)}${noted}</p>` : ''
  const rows = items.map((item) => `<p class="row" style="${styles.row}">${link(item, styles.link)}</p>`).join('')
  const named = rows && `<div style="margin:20px 0 0">${rows}</div>`
  const act = way ? `<p style="${styles.act}">${link(way, styles.press, 'press')}</p>` : ''
  return opening + rest.join('') + card + named + act
}
const footOf = (said: readonly string[], out: readonly Way[]): string => {
  const ways = out.map((way) => link(way, 'color:#5c524c;text-underline-offset:3px', 'way')).join(' · ')
  return [...said.map(escapeHtml), ways].filter((part) => part !== '').join('<br>')
}
