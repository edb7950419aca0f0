// What would change: each field with what is on sale now beside what is asked for, differences marked; and a place for
// a note at each.
import { Input } from 'antd'
import { MessageSquarePlus } from 'lucide-react'
import { Fragment, useState } from 'react'
import { tiersText } from '../merchant/change-text.ts'
import type { Change } from '../merging.ts'
import { marksOf } from './marks.ts'
import { isFirst, type FullReview, type Notes } from './shape.ts'
import { GoodsModel } from '#features/catalog/products/parts/goods-model.tsx'
import { publicUrl } from '#features/platform/uploads/limits.ts'
import { isLanguage, pick } from '#kernel/text/language.ts'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Pic } from '#surfaces/console/desk/pic.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

const money = ['price', 'listPrice', 'memberPrice', 'cost']
const shots = ['pictures', 'valuePictures', 'picture']
const named = ['categoryId', 'brandId', 'freightTemplateId']
const plainOf = (html: string): string =>
  html
    .replace(/<\/(?:p|h\d|li)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .trim()

interface Props {
  of: FullReview
  notes: Notes
  onNote: ((field: string, note: string) => void) | undefined
}
export function Diff({ of, notes, onNote }: Props) {
  const { t } = useTexts('editingstaff')
  // prices of many variants stand together
  const isNew = isFirst(of)
  // of goods that are new, what they lack is no change
  const changes = isNew ? of.changes.filter(({ after }) => !isBare(after)) : of.changes
  const few = changes.filter(({ of: what }) => !what.startsWith('['))
  const ofSkus = changes.filter(({ of: what }) => what.startsWith('['))
  return (
    <section>
      <Sec title={t(isNew ? 'wholeGoods' : 'onlyChanges')} note={t('fields', { count: changes.length })} />
      <table className="diff rule">
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            {!isNew && <th scope="col">{t('now')}</th>}
            <th scope="col">{t(isNew ? 'content' : 'wanted')}</th>
            {onNote && <th scope="col" className="diff-note" />}
          </tr>
        </thead>
        <tbody>
          {[...few, ...ofSkus].map((change) => (
            <Row key={`${change.field} ${change.of}`} {...{ of, change, isNew, notes, onNote }} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
const isBare = (text: string | null): boolean => text === null || text === ''
interface RowProps extends Props {
  change: Change
  isNew: boolean
}
function Row({ of, change, isNew, notes, onNote }: RowProps) {
  const { t } = useTexts('editingstaff')
  const { t: desk } = useTexts('editingmerchant')
  const label = useLabel(of)
  const key = change.of ? `${change.field} ${change.of}` : change.field
  const note = notes.get(change.field)
  const [asks, ask] = useState(false)
  const name = desk(`changed.${change.field as 'title'}`)
  const noteAt = t('noteAt', { field: name })
  return (
    <>
      <tr lang={isLanguage(change.of) ? change.of : undefined}>
        <th scope="row">
          {name}
          {change.of && <span className="faint">, {label(change.of)}</span>}
        </th>
        {!isNew && (
          <td>
            <Side of={of} change={change} side="before" />
          </td>
        )}
        <td>
          <Side of={of} change={change} side="after" />
        </td>
        {onNote && (
          <td className="diff-note">
            <NoteButton label={noteAt} open={asks} onToggle={() => ask(!asks)} />
          </td>
        )}
      </tr>
      {onNote && (asks || note) && (
        <tr key={`${key} note`} className="diff-said">
          <td colSpan={isNew ? 3 : 4}>
            <Input
              value={note ?? ''}
              maxLength={300}
              autoFocus={asks}
              aria-label={noteAt}
              placeholder={t('notePlaceholder')}
              onChange={(event) => onNote(change.field, event.target.value)}
            />
          </td>
        </tr>
      )}
    </>
  )
}
function NoteButton({ label, open, onToggle }: { label: string; open: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      aria-expanded={open}
      onClick={onToggle}
    >
      <MessageSquarePlus className="i" size={15} />
    </button>
  )
}
/** A language or a variant by its name. */
function useLabel({ content }: FullReview): (of: string) => string {
  const { t } = useTexts('editingstaff')
  const lang = useLang()
  return (what) => {
    if (isLanguage(what)) return t(`tongue.${what}`)
    if (!what.startsWith('[')) return what
    const values = (JSON.parse(what) as string[]).map((code, i) => {
      const value = content.options[i]?.values.find((one) => one.code === code)
      return pick(value?.name, lang) || code
    })
    return values.join(' · ') || t('oneVariant')
  }
}
interface SideProps {
  of: FullReview
  change: Change
  side: 'before' | 'after'
}
function Side({ of, change: { field, before, after }, side }: SideProps) {
  const { t } = useTexts('editingstaff')
  const { t: desk } = useTexts('editingmerchant')
  const format = useFormat()
  const text = side === 'before' ? before : after
  if (text === null) return <span className="faint">{t('nothing')}</span>
  if (shots.includes(field))
    return (
      <span className="diff-shots">
        {text.split(' ').map((file, i) => (
          <Pic key={`${file} ${i}`} of={file} size={72} />
        ))}
      </span>
    )
  if (field === 'video')
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- staff look at what shoppers would see
    return <video className="diff-media" src={publicUrl(text)} controls preload="metadata" />
  if (field === 'model')
    return (
      <div className="diff-media">
        <GoodsModel file={text} alt="" />
      </div>
    )
  if (money.includes(field)) return <>{format.money(Number(text))}</>
  if (field === 'tiers') return <>{tiersText(text, format.money)}</>
  if (named.includes(field))
    return <>{of.names.find(({ kind, id }) => kind === field && id === Number(text))?.name ?? text}</>
  if (field === 'condition') return <>{desk(text === 'used' ? 'condition.used' : 'condition.new')}</>
  if (field === 'onSale') return <>{t(text === 'true' ? 'yes' : 'no')}</>
  if (field === 'onSaleAt' || field === 'offSaleAt') return <>{format.when(text)}</>
  if (field === 'gone') return <>{t('made')}</>
  const [a, b] = [plainOf(before ?? ''), plainOf(after ?? '')]
  return (
    <span className="diff-text">
      {marksOf(a, b)
        .filter(({ kind }) => kind === 'same' || kind === (side === 'before' ? 'gone' : 'come'))
        .map(({ kind, text: words }, i) => (
          <Fragment key={i}>
            {kind === 'same' && words}
            {kind === 'gone' && <del>{words}</del>}
            {kind === 'come' && <ins>{words}</ins>}
          </Fragment>
        ))}
    </span>
  )
}
