// What is no longer as the confirmation showed it, figure by figure.
import type { Preview } from './confirm-group.tsx'
import { usePreorderWords, useShipsWords } from './preorder-note.tsx'
import { shortPrice } from '#ui/goods/price-text.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

const fields = ['quantity', 'price', 'discount', 'tax', 'freight', 'preorder', 'wordings'] as const
/** What is no number. */
const words: readonly string[] = ['preorder', 'wordings'] satisfies Change['field'][]
export interface Change {
  field: (typeof fields)[number]
  skuId?: number
  before: Figure
  after: Figure
}
/** Fen or pieces; of a preorder its day (2026-12-20), some word where none is known, or nothing: it is there. */
type Figure = number | string | null

/** The changes that a refusal named; whatever else stands among them is passed over. */
export const changesIn = (told: unknown): Change[] =>
  (Array.isArray(told) ? (told as Change[]) : []).filter(
    ({ field, before, after }) =>
      fields.includes(field) && (words.includes(field) || [before, after].every(Number.isSafeInteger)),
  )

/** `preview`: as it is now; what is no longer in it has no name any more and is not listed. */
export function Changes({ changes, preview }: { changes: readonly Change[]; preview: Preview }) {
  const { t } = useTexts('orders')
  const lang = useLang()
  const preorder = usePreorderWords()
  const ships = useShipsWords()
  const standing = (at: Figure) =>
    at === null ? t('confirm.changes.ready') : /^\d{4}-/.test(String(at)) ? ships(String(at)) : preorder(null)
  const titles = new Map(preview.groups.flatMap((g) => g.lines.map((l) => [l.skuId, l.title])))
  const named = changes.filter((c) => c.skuId === undefined || titles.has(c.skuId))
  if (named.length === 0) return null
  return (
    <>
      {t('confirm.changes.changed')}
      <ul className="mt-1 list-disc ps-5">
        {named.map((c) => {
          const text = (n: Figure) =>
            c.field === 'preorder' ? standing(n) : c.field === 'quantity' ? String(n) : shortPrice(Number(n), lang)
          return (
            <li key={`${c.field} ${c.skuId ?? ''}`}>
              {t(`confirm.changes.${c.field}`, {
                title: titles.get(c.skuId ?? 0) ?? '',
                before: text(c.before),
                now: text(c.after),
              })}
            </li>
          )
        })}
      </ul>
    </>
  )
}
