// Questions that goods ask whoever buys them (a name to engrave, the colour of a ribbon), and the answers. Pieces of
// one SKU with the same answers are one wording; the wordings of a line are together its pieces. Pure, for server and
// browser.
import { pick, type Language, type Texts } from '#kernel/text/language.ts'
import { withoutDisguise } from '#kernel/text/plain-words.ts'

export const most = { questions: 5, choices: 20, letters: 200, wordings: 20 } as const

export interface Question {
  code: string
  kind: 'text' | 'choice'
  label: Texts
  required: boolean
  /** what is answered is made for this buyer alone: it does not go back without a reason */
  madeToOrder: boolean
  /** of a text, in graphemes */
  maxLength: number
  choices: { code: string; name: Texts }[]
}
/** What of a question decides whether an answer fits, in whatever language it is asked. */
type Asked = Pick<Question, 'code' | 'kind' | 'required' | 'maxLength'> & {
  choices: readonly { code: string }[]
}
/** The words of a text, or the code of a choice. */
export interface Answer {
  code: string
  value: string
}
export interface Wording {
  answers: Answer[]
  quantity: number
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
export const lettersIn = (text: string): number => [...graphemes.segment(text)].length
/** As it is kept: one line, nothing in it but what is read. */
export const tidyAnswer = (text: string): string => withoutDisguise(text.replace(/[\s\p{Cc}]+/gu, ' ')).trim()

export type AnswerFault = 'missing' | 'tooLong' | 'unfit'
/** What is wrong with a tidied answer; '' says nothing. */
export function faultOfAnswer(question: Asked, value: string): AnswerFault | undefined {
  if (value === '') return question.required ? 'missing' : undefined
  if (question.kind === 'choice') return question.choices.some(({ code }) => code === value) ? undefined : 'unfit'
  return lettersIn(value) > question.maxLength ? 'tooLong' : undefined
}
type WordingFault = 'missing' | 'unfit'
/** Those answers that fit, tidied, in the order of the questions; and what keeps them from being whole. */
export function fitAnswers(
  questions: readonly Asked[],
  given: readonly Answer[],
): { answers: Answer[]; fault: WordingFault | undefined } {
  const said = new Map(given.map(({ code, value }) => [code, tidyAnswer(value)]))
  const told = questions.map((question) => {
    const value = said.get(question.code) ?? ''
    said.delete(question.code)
    return { code: question.code, value, fault: faultOfAnswer(question, value) }
  })
  const strange = [...said.values()].some((value) => value !== '')
  const fault =
    strange || told.some((one) => one.fault && one.fault !== 'missing')
      ? 'unfit'
      : told.some((one) => one.fault)
        ? 'missing'
        : undefined
  return {
    answers: told.flatMap(({ code, value, fault: wrong }) => (wrong || value === '' ? [] : [{ code, value }])),
    fault,
  }
}
/** What keeps so many pieces from being sold as they are worded. */
export function wordingFault(questions: readonly Asked[], wordings: readonly Wording[]): WordingFault | undefined {
  const faults = (wordings.length > 0 ? wordings : [{ answers: [] }]).map(
    ({ answers }) => fitAnswers(questions, answers).fault,
  )
  return faults.find((fault) => fault === 'unfit') ?? faults.find(Boolean)
}
/** Every piece is made to order: there is an answer that must be given, and makes it so. */
export const allMadeToOrder = (questions: readonly Pick<Question, 'required' | 'madeToOrder'>[]): boolean =>
  questions.some(({ required, madeToOrder }) => required && madeToOrder)
/** Some piece is, by what was answered. */
export const someMadeToOrder = (
  questions: readonly Pick<Question, 'code' | 'madeToOrder'>[],
  wordings: readonly { answers: readonly Pick<Answer, 'code'>[] }[],
): boolean => {
  const made = new Set(questions.flatMap(({ code, madeToOrder }) => (madeToOrder ? [code] : [])))
  return wordings.some(({ answers }) => answers.some(({ code }) => made.has(code)))
}

const keyOf = (answers: readonly Answer[]): string => JSON.stringify(answers.map(({ code, value }) => [code, value]))
/** Pieces with the same answers are one wording; where none has answers, none is worded. */
export function joined(wordings: readonly Wording[]): Wording[] {
  const made = new Map<string, Wording>()
  for (const { answers, quantity } of wordings) {
    const key = keyOf(answers)
    if (quantity > 0) made.set(key, { answers, quantity: quantity + (made.get(key)?.quantity ?? 0) })
  }
  const all = [...made.values()]
  return all.some(({ answers }) => answers.length > 0) ? all : []
}
/** The wordings of a line of so many pieces, written out. */
export const writtenOut = (wordings: readonly Wording[], quantity: number): readonly Wording[] =>
  wordings.length > 0 || quantity < 1 ? wordings : [{ answers: [], quantity }]
export const piecesOf = (wordings: readonly Wording[]): number => wordings.reduce((n, w) => n + w.quantity, 0)
/** The same for another number of pieces: the last wording grows, and is the first to go. */
export function resized(wordings: readonly Wording[], quantity: number): Wording[] {
  let left = quantity
  const cut = wordings.map((wording) => {
    const taken = Math.min(left, wording.quantity)
    left -= taken
    return { ...wording, quantity: taken }
  })
  return joined(
    cut.map((wording, i) => (i === cut.length - 1 ? { ...wording, quantity: wording.quantity + left } : wording)),
  )
}
/** Of two lines the larger quantity of each wording. */
export function larger(one: readonly Wording[], other: readonly Wording[]): Wording[] {
  const mine = new Map(one.map((wording) => [keyOf(wording.answers), wording]))
  for (const wording of other) {
    const key = keyOf(wording.answers)
    if ((mine.get(key)?.quantity ?? 0) < wording.quantity) mine.set(key, wording)
  }
  return [...mine.values()]
}

/** An answer as an order keeps it, in all languages; `words` of a choice. */
interface KeptAnswer extends Answer {
  label: Texts
  words: Texts | null
}
export interface KeptWording {
  quantity: number
  answers: KeptAnswer[]
}
/** As a reader sees them. */
export interface ShownWording {
  quantity: number
  answers: { label: string; value: string }[]
}
/** "2 × Name: Anna, Ribbon: red": a text for each wording, where one word of text is all there is room for. */
export const wordingTexts = (wordings: readonly ShownWording[]): string[] =>
  wordings.map(({ quantity, answers }) => {
    const said = answers.map(({ label, value }) => (label ? `${label}: ${value}` : value)).join(', ') || '–'
    return wordings.length > 1 ? `${quantity} × ${said}` : said
  })
const worded = (questions: readonly Question[], answers: readonly Answer[]): KeptAnswer[] =>
  answers.map(({ code, value }) => {
    const question = questions.find((one) => one.code === code)
    const choice = question?.choices.find((one) => one.code === value)
    return { code, value, label: question?.label ?? {}, words: choice?.name ?? null }
  })
export const keptWordings = (questions: readonly Question[], wordings: readonly Wording[]): KeptWording[] =>
  joined(wordings.map((w) => ({ ...w, answers: fitAnswers(questions, w.answers).answers }))).map(
    ({ answers, quantity }) => ({ quantity, answers: worded(questions, answers) }),
  )
/** As a reader sees them, also answers to what is asked no more; `given` is the answer itself. */
export const shownWordings = (questions: readonly Question[], wordings: readonly Wording[], lang: Language) =>
  wordings.map(({ answers, quantity }) => ({
    quantity,
    answers: worded(questions, answers).map(({ code, value, label, words }) => ({
      code,
      given: value,
      label: pick(label, lang),
      value: words ? pick(words, lang) : value,
    })),
  }))
export const shownQuestions = (questions: readonly Question[], lang: Language) =>
  questions.map(({ label, choices, ...question }) => ({
    ...question,
    label: pick(label, lang),
    choices: choices.map(({ code, name }) => ({ code, name: pick(name, lang) })),
  }))
