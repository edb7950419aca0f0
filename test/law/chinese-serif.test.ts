// Chinese headings: the serif that the shop brings has every character of what storefront screens say, so that no
// heading of ours mixes two fonts; its slices are small, come late, and hold each character once.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const theme = new URL('src/ui/theme/', root)
const css = readFileSync(new URL('chinese-serif.css', theme), 'utf8')
const brought = [...css.matchAll(/U\+([0-9A-F]{4})\b/g)].map(([, code]) => String.fromCodePoint(parseInt(code!, 16)))
const slices = [...css.matchAll(/fonts\/(chinese-serif-\d+\.woff2)/g)].map(([, file]) => file!)

const han = /\p{Script=Han}/gu
const lacking = (text: string): string[] => {
  const has = new Set(brought)
  return [...new Set(text.match(han))].filter((character) => !has.has(character))
}
/** Texts of shoppers' screens; desks have a dress of their own. */
const files = readdirSync(new URL('src', root), { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('zh-CN.json') && !/merchant\/|staff\/|console\//.test(file),
)

test('the serif has every character of what storefront screens say', () => {
  expect(files.length).toBeGreaterThan(50)
  const said = files.map((file) => readFileSync(new URL(`src/${file}`, root), 'utf8')).join('')
  expect(lacking(said)).toEqual([])
  expect(lacking('值得龘')).toEqual(['龘'])
})

test('its slices are small, hold each character once, and none of them is part of the first styles', () => {
  expect(slices.length).toBeGreaterThan(5)
  for (const slice of slices) expect(statSync(new URL(`fonts/${slice}`, theme)).size).toBeLessThan(50_000)
  expect(brought.length).toBe(new Set(brought).size)
  for (const first of ['base.css', 'fonts.css', 'values.css', 'tokens.css'])
    expect(readFileSync(new URL(first, theme), 'utf8')).not.toContain('chinese-serif')
})
