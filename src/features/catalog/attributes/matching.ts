// What a file says of goods in its own words, found among the attributes of the shop: by their names and the names of
// their values, in any language. Pure.
import { numberIn, written, yesNo, type Defined, type Said } from './asking.ts'
import type { Texts } from '#kernel/text/language.ts'

const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/gu, ' ').trim()
const isCalled = (name: Texts, said: string): boolean => Object.values(name).some((n) => n && plain(n) === plain(said))
const more: Record<'yes' | 'no', readonly string[]> = { yes: ['true', '1', 'y', '有'], no: ['false', '0', 'n', '无'] }
const yesNoIn = (text: string): 'yes' | 'no' | undefined =>
  (['yes', 'no'] as const).find((code) => isCalled(yesNo[code], text) || more[code].includes(plain(text)))

export const definedAs = (defined: readonly Defined[], name: string): Defined | undefined =>
  defined.find((one) => isCalled(one.name, name)) ?? defined.find((one) => one.code === plain(name))
/** The codes of what a cell says; undefined where a part of it is unknown. */
function codesIn(defined: Defined, text: string): string[] | undefined {
  if (defined.kind === 'number') {
    const number = numberIn(/^\s*(-?[\d.,]+)/.exec(text)?.[1] ?? '')
    return number === undefined ? undefined : [number]
  }
  if (defined.kind === 'yesNo') {
    const code = yesNoIn(text)
    return code && [code]
  }
  const called = (part: string) =>
    defined.values.find(({ name, code }) => isCalled(name, part) || code === plain(part))?.code
  const whole = called(text)
  if (whole !== undefined) return [whole]
  if (defined.kind === 'one') return undefined
  const parts = text.split(/[,，、;；|/]/u).filter((part) => part.trim() !== '')
  const codes = parts.map(called)
  return codes.length > 0 && codes.every((code) => code !== undefined) ? codes : undefined
}
/** What goods say by a line of a file; undefined where the shop has no such attribute, or no such value. */
export function saidBy(defined: readonly Defined[], name: string, text: string, value: Texts): Said[] | undefined {
  const one = definedAs(defined, name)
  if (!one) return undefined
  if (one.kind === 'text') {
    const made = written(one, { value })
    return made && [made]
  }
  return codesIn(one, text)?.flatMap((code) => written(one, { value, code }) ?? [])
}
