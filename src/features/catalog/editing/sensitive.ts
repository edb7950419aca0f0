// Words that staff listed, in goods: what has one in it is refused at its field, or seen by staff first.
import type { Fault } from './checking.ts'
import type { Content } from './content.ts'
import { draftOf } from './queries.ts'
import { sensitiveIn, type SaidIn, type SensitiveWord } from '#features/catalog/words/sensitive.ts'
import { noteHits, sensitiveWords } from '#features/catalog/words/words.ts'
import type { Db } from '#kernel/data/db.ts'
import { languages, type Texts } from '#kernel/text/language.ts'

const said = (...all: readonly (Texts | undefined)[]): SaidIn[] =>
  all.flatMap((texts) =>
    languages.flatMap((lang) => {
      const text = texts?.[lang]
      return text ? [{ text: text.replace(/<[^>]*>/g, ' '), lang }] : []
    }),
  )
/** What goods say, by the place of its fault. */
const placesOf = (c: Content): [at: string, said: SaidIn[]][] => [
  ['title', said(c.title)],
  ['subtitle', said(c.subtitle)],
  ['fact', said(c.fact)],
  ['body', said(c.body)],
  ['conditionNote', said(c.conditionNote)],
  ...c.attributes.map(({ key, name, value }, i): [string, SaidIn[]] => [
    key.startsWith('own-') ? `attributes.${i}` : `asked.${key}`,
    said(name, value),
  ]),
  ...c.options.map(({ name, values }, i): [string, SaidIn[]] => [
    `options.${i}`,
    said(name, ...values.map((value) => value.name)),
  ]),
  ...c.questions.map(({ label, choices }, i): [string, SaidIn[]] => [
    `questions.${i}`,
    said(label, ...choices.map(({ name }) => name)),
  ]),
  ['pictures', said(...c.pictures.map(({ alt }) => alt))],
  ['media', said(c.video?.alt, c.model?.alt)],
]
const all = (c: Content): SaidIn[] => placesOf(c).flatMap(([, texts]) => texts)

/** Those of the list that stand in it. */
export const sensitiveOf = async (db: Db, content: Content): Promise<SensitiveWord[]> =>
  sensitiveIn(all(content), await sensitiveWords(db), 'goods')
/** What keeps it from being published at all. */
export async function wordFaults(db: Db, content: Content): Promise<Fault[]> {
  const list = (await sensitiveWords(db)).filter(({ severity }) => severity === 'refuse')
  if (list.length === 0) return []
  return placesOf(content).flatMap(([at, texts]): Fault[] => {
    const words = sensitiveIn(texts, list, 'goods').map(({ word }) => word)
    return words.length > 0 ? [{ at, rule: 'worded', words }] : []
  })
}
/** Whether staff see it first: for words that it did not say `before`. Those are counted. */
export async function isHeldForWords(db: Db, before: Content | null, after: Content): Promise<boolean> {
  const found = await sensitiveOf(db, after)
  if (found.length === 0) return false
  const known = new Set(before ? (await sensitiveOf(db, before)).map(({ id }) => id) : [])
  const fresh = found.filter(({ id }) => !known.has(id)).map(({ id }) => id)
  await noteHits(db, fresh, 'goods')
  return fresh.length > 0
}
/** To be asked before the transaction that refuses it: what was refused is counted all the same. */
export async function noteRefusedWords(db: Db, merchantId: number, draftId: number): Promise<void> {
  const draft = await draftOf(db, merchantId, draftId)
  if (draft?.state !== 'draft' && draft?.state !== 'returned') return
  const found = (await sensitiveOf(db, draft.content)).filter(({ severity }) => severity === 'refuse')
  await noteHits(
    db,
    found.map(({ id }) => id),
    'goods',
  )
}
