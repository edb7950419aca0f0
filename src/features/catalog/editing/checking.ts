// What keeps a draft from being published, each fault at its field; and what of it staff look at first. Pure.
import { most, type Content, type DraftOption, type DraftSku } from './content.ts'
import { isSame, keyOf } from './merging.ts'
import { stepsOf } from '#features/catalog/products/tiers.ts'
import { languages, type Texts } from '#kernel/text/language.ts'

export type Rule =
  | 'required'
  | 'twice'
  | 'unfit'
  | 'tooMany'
  | 'notAbovePrice'
  | 'abovePrice'
  | 'notFalling'
  | 'notLater'
  | 'past'
  | 'codeTaken'
  | 'unknown'
  | 'barred'
  | 'worded'
export interface Fault {
  /** `title`, `options.0`, `options.0.2`, `skus.["red","s"].price` */
  at: string
  rule: Rule
  /** those of the list, of what is `worded` */
  words?: readonly string[]
}
export const hasWords = (texts: Partial<Record<string, string>>): boolean =>
  Object.values(texts).some((text) => text !== undefined && text.trim() !== '')
/** Whether rich text shows anything. */
const isEmptyHtml = (html: string): boolean => !/<img/.test(html) && html.replace(/<[^>]*>|&nbsp;|\s/g, '') === ''
export const showsNothing = (texts: Partial<Record<string, string>>): boolean =>
  Object.values(texts).every((html) => html === undefined || isEmptyHtml(html))

/** Everything, in the order of the page. */
export function faultsOf(content: Content): Fault[] {
  const faults: Fault[] = []
  const need = (there: boolean, at: string, rule: Rule = 'required') => {
    if (!there) faults.push({ at, rule })
  }
  need(content.categoryId !== null, 'categoryId')
  need(hasWords(content.title), 'title')
  content.attributes.forEach((a, i) =>
    need((hasWords(a.name) && hasWords(a.value)) || a.code !== undefined, `attributes.${i}`),
  )
  need(content.pictures.length > 0, 'pictures')
  faults.push(...optionFaults(content.options))
  if (content.skus.length === 0) faults.push({ at: 'skus', rule: 'required' })
  if (content.skus.length > most.skus) faults.push({ at: 'skus', rule: 'tooMany' })
  faults.push(...skuFaults(content))
  faults.push(...questionFaults(content.questions))
  need(content.freightTemplateId !== null, 'freightTemplateId')
  const { onSaleAt, offSaleAt } = content
  need(!onSaleAt || !offSaleAt || Date.parse(offSaleAt) > Date.parse(onSaleAt), 'offSaleAt', 'notLater')
  need(content.condition === 'new' || hasWords(content.conditionNote), 'conditionNote')
  return faults
}

function optionFaults(options: readonly DraftOption[]): Fault[] {
  const codes = new Set<string>()
  return options.flatMap((option, i) => {
    const faults: Fault[] = []
    if (!hasWords(option.name) || option.values.length === 0) faults.push({ at: `options.${i}`, rule: 'required' })
    if (codes.has(option.code)) faults.push({ at: `options.${i}`, rule: 'twice' })
    codes.add(option.code)
    option.values.forEach((value, j) => {
      const before = option.values.slice(0, j)
      if (!hasWords(value.name)) faults.push({ at: `options.${i}.${j}`, rule: 'required' })
      else if (before.some((other) => other.code === value.code || alike(other.name, value.name)))
        faults.push({ at: `options.${i}.${j}`, rule: 'twice' })
    })
    return faults
  })
}
function questionFaults(questions: Content['questions']): Fault[] {
  return questions.flatMap(({ code, label, kind, choices }, i) => {
    const faults: Fault[] = []
    if (!hasWords(label) || (kind === 'choice' && choices.length === 0))
      faults.push({ at: `questions.${i}`, rule: 'required' })
    const others = questions.slice(0, i)
    if (others.some((other) => other.code === code || alike(other.label, label)))
      faults.push({ at: `questions.${i}`, rule: 'twice' })
    choices.forEach((choice, j) => {
      const before = choices.slice(0, j)
      if (!hasWords(choice.name)) faults.push({ at: `questions.${i}.${j}`, rule: 'required' })
      else if (before.some((other) => other.code === choice.code || alike(other.name, choice.name)))
        faults.push({ at: `questions.${i}.${j}`, rule: 'twice' })
    })
    return faults
  })
}
/** In some language a shopper could not tell them apart. */
const alike = (a: Texts, b: Texts): boolean =>
  languages.some((lang) => a[lang] !== undefined && a[lang].trim() !== '' && a[lang].trim() === b[lang]?.trim())

function skuFaults({ skus, options }: Content): Fault[] {
  const [keys, codes] = [new Set<string>(), new Set<string>()]
  return skus.flatMap((sku) => {
    const key = keyOf(sku)
    const faults: Fault[] = pricesOf(sku).map(([field, rule]) => ({ at: `skus.${key}.${field}`, rule }))
    const fits =
      sku.values.length === options.length &&
      sku.values.every((v, i) => options[i]!.values.some(({ code }) => code === v))
    if (!fits || keys.has(key)) faults.push({ at: `skus.${key}`, rule: fits ? 'twice' : 'unfit' })
    keys.add(key)
    const code = sku.code.trim().toLowerCase()
    if (code && codes.has(code)) faults.push({ at: `skus.${key}.code`, rule: 'twice' })
    codes.add(code)
    return faults
  })
}
function pricesOf({ price, listPrice, memberPrice, tiers }: DraftSku): [string, Rule][] {
  if (!price) return [['price', 'required']]
  return [
    ...(listPrice !== null && listPrice <= price ? [['listPrice', 'notAbovePrice'] as [string, Rule]] : []),
    ...(stepsOf(price, tiers).length < tiers.length ? [['tiers', 'notFalling'] as [string, Rule]] : []),
    ...(memberPrice !== null && memberPrice > price ? [['memberPrice', 'abovePrice'] as [string, Rule]] : []),
  ]
}

/** A price that rises so far that staff look at it; 0 basis points: none does. */
export const leaps = (before: number, after: number, priceBp: number): boolean =>
  priceBp > 0 && after * 10_000 > before * priceBp

export type Cause = 'first' | 'title' | 'texts' | 'pictures' | 'category' | 'price' | 'words'
/**
 * Why staff look at it before it is on sale; nothing: it goes on sale at once. `before` null: it is new. A price may
 * rise to `priceBp` of what it was; 0: as it likes.
 */
export function causesOf(before: Content | null, after: Content, priceBp: number): Cause[] {
  if (!before) return ['first']
  const differs = (...fields: (keyof Content)[]) => fields.some((field) => !isSame(before[field], after[field]))
  const shots = ({ pictures, video, model, options, skus }: Content) => [
    pictures.map(({ file }) => file),
    [video?.file, model?.file],
    options.map(({ values }) => values.map(({ picture }) => picture ?? '')),
    skus.flatMap(({ picture }) => picture ?? []),
  ]
  const names = ({ options, pictures, video, model }: Content) => [
    options.map(({ name, values }) => [name, values.map((value) => value.name)]),
    pictures.map(({ alt }) => alt),
    [video?.alt, model?.alt],
  ]
  const was = new Map(before.skus.map((sku) => [keyOf(sku), sku.price ?? 0]))
  const dearest = Math.max(0, ...before.skus.map(({ price }) => price ?? 0))
  const rose = after.skus.some((sku) => leaps(was.get(keyOf(sku)) ?? dearest, sku.price ?? 0, priceBp))
  const causes: [Cause, boolean][] = [
    ['title', differs('title')],
    [
      'texts',
      differs('subtitle', 'fact', 'body', 'attributes', 'conditionNote', 'questions', 'unit') ||
        !isSame(names(before), names(after)),
    ],
    ['pictures', !isSame(shots(before), shots(after))],
    ['category', differs('categoryId', 'brandId')],
    ['price', rose],
  ]
  return causes.flatMap(([cause, is]) => (is ? [cause] : []))
}
