// Cuts a plain text into what can be looked for: words of letters, Chinese runs, numbers, measures,
// compounds and codes. The same for goods and for queries. Pure.
import { plainText } from './folding.ts'

/** word: letters · chinese: a run of characters · number: 12, 620ml, a5 · compound: t-shirt, nk-tp-ink, with parts */
export interface Piece {
  kind: 'word' | 'chinese' | 'number' | 'compound'
  text: string
  parts: Piece[]
}
const finder = /\p{Script=Han}+|[[\p{L}\p{N}]--[\p{Script=Han}]]+(?:[\-_.\/'’][[\p{L}\p{N}]--[\p{Script=Han}]]+)*/gv
const stops = new Set(
  [
    'a an the of for with and or in on to from by at is it as',
    'de del la el los las un una unos unas y o con para por en al su sus',
    '的 了 和 与 及 在 是 有 个 之 为 给 款',
  ].flatMap((line) => line.split(' ')),
)
export const isStop = (text: string): boolean => stops.has(text)

/** The pieces of a text in their order. */
export const piecesOf = (text: string): Piece[] => Array.from(plainText(text).matchAll(finder), (m) => pieceOf(m[0]))

function pieceOf(text: string): Piece {
  if (/^\p{Script=Han}/u.test(text)) return { kind: 'chinese', text, parts: [] }
  const bare = text.replace(/['’](s?)$/u, '').replace(/['’]s$/u, '')
  if (/^\d+(\.\d+)?[a-z]{0,2}$/.test(bare)) return { kind: 'number', text: bare, parts: [] }
  const split = bare.split(/[-_./'’]/u)
  if (split.length > 1) return { kind: 'compound', text: bare.replaceAll(/['’]/gu, ''), parts: split.map(pieceOf) }
  if (/\d/.test(bare)) {
    const mixed = bare.match(/\d+|\D+/g) ?? []
    return {
      kind: 'compound',
      text: bare,
      parts: mixed.map((part): Piece => ({ kind: /\d/.test(part) ? 'number' : 'word', text: part, parts: [] })),
    }
  }
  return { kind: 'word', text: bare, parts: [] }
}
