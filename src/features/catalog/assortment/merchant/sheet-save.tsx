// What is about to be saved of the sheet, old beside new, and why; then it goes to the server, prices and pieces each
// by their call. What is refused stays typed.
import { Input } from 'antd'
import { useState } from 'react'
import '#surfaces/console/desk/case.css'
import { inParts, isRefused, type Result } from './goods-desk.ts'
import { cell, columns, isChanged, standing, told, type Changes, type SheetRow, type Typed } from './sheet-state.ts'
import { call } from '#surfaces/console/desk/call.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { leaps } from '#features/catalog/editing/checking.ts'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export interface Saved {
  prices: readonly Result[]
  counts: readonly Result[]
}
/** What was refused, by SKU. */
export const refusedOf = ({ prices, counts }: Saved): Map<number, Result['outcome']> =>
  new Map([...prices, ...counts].filter(isRefused).map(({ id, outcome }) => [id, outcome]))

async function save(typed: Typed, { prices, counts }: Changes, note: string): Promise<Saved> {
  const priced = await inParts(prices, (part, requestId) => {
    const rows = part.map((row) => {
      const { price, listPrice } = told(typed, row)
      const seen = { price: row.price, listPrice: row.listPrice }
      return { skuId: row.skuId, price: price!, listPrice: listPrice!, seen }
    })
    return call('/api/v2/mch/goods/price', { rows, note, requestId })
  })
  const counted = await inParts(counts, (part, requestId) => {
    const rows = part.map((row) => ({ skuId: row.skuId, onHand: told(typed, row).onHand!, seen: row.onHand }))
    return call('/api/v2/mch/goods/stock', { rows, note, requestId })
  })
  return { prices: priced, counts: counted }
}

interface Props {
  typed: Typed
  changes: Changes
  onSaved: (saved: Saved) => void
  onClose: () => void
}
const half = (row: SheetRow, typed: Typed): boolean => {
  const { price } = told(typed, row)
  return price !== undefined && price * 2 < row.price
}
export function SaveQuestion({ typed, changes, onSaved, onClose }: Props) {
  const { t } = useTexts('assortmentmerchant')
  const [note, setNote] = useState('')
  const saving = useDoing(async () => onSaved(await save(typed, changes, note.trim())))
  const rows = [...new Map([...changes.prices, ...changes.counts].map((row) => [row.skuId, row])).values()]
  const priceBp = useAsked('/api/v2/mch/goods/review/state', {}).data?.priceBp ?? 0
  const leaping = changes.prices.filter((row) => leaps(row.price, told(typed, row).price ?? 0, priceBp)).length
  const deep = changes.prices.filter((row) => half(row, typed)).length
  return (
    <Question
      title={t('sheet.saveTitle', { count: changes.cells })}
      verb={t('sheet.save', { count: changes.cells })}
      suggested
      doing={saving}
      onDo={() => void saving.run()}
      onClose={onClose}
    >
      {leaping > 0 && <p className="note">{t('waits.price', { count: leaping, percent: `${priceBp / 100} %` })}</p>}
      {deep > 0 && <p className="note">{t('price.deep', { count: deep })}</p>}
      <div className="goods-plan" tabIndex={0} role="region" aria-label={t('price.preview')}>
        <table className="lines">
          <tbody>
            {rows.map((row) =>
              columns
                .filter((column) => isChanged(typed, row, column))
                .map((column) => (
                  <tr key={`${row.skuId} ${column}`}>
                    <td>
                      {row.title} <span className="muted">{row.spec}</span>
                    </td>
                    <td className="muted">{t(`sheet.${column}`)}</td>
                    <td className="n">
                      <s className="muted">{standing(row, column) || '–'}</s>{' '}
                      <b>{cell(typed, row, column).trim() || '–'}</b>
                    </td>
                  </tr>
                )),
            )}
          </tbody>
        </table>
      </div>
      {changes.counts.length > 0 && <p className="small muted">{t('sheet.stockFollows')}</p>}
      <Field label={t('note')} help={t('noteHelp')}>
        {(own) => <Input {...own} maxLength={200} value={note} onChange={(e) => setNote(e.target.value)} />}
      </Field>
    </Question>
  )
}
