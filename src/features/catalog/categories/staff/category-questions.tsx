// Merging a category into another one, with what goes along told before; and deleting an empty one.
import { useId, useState } from 'react'
import '#surfaces/console/desk/typed-address/places.css'
import { elsewhere, wayOf, type Category } from './tree.ts'
import { pick } from '#kernel/text/language.ts'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Question } from '#surfaces/console/desk/question.tsx'
import { ReasonField } from '#surfaces/console/desk/reason-field.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  of: Category
  onClose: () => void
  onDone: () => void
}
export function MergeQuestion({ all, of, onClose, onDone }: Props & { all: readonly Category[] }) {
  const { t } = useTexts('categoriesstaff')
  const lang = useLang()
  const [into, choose] = useState(0)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const along = useAsked('/api/v2/admin/category/merging', { id: of.id, ...(into !== 0 && { into }) }).data
  const name = pick(of.name, lang)
  const merging = useDoing(async () => {
    const wish = { id: of.id, version: of.version, into, reason: reason.trim(), requestId }
    await call('/api/v2/admin/category/merge', wish)
    say(t('merged', { name }))
    onDone()
  })
  const send = () => {
    setTried(true)
    if (into !== 0 && reason.trim() !== '') void merging.run()
  }
  return (
    <Question title={t('mergeTitle', { name })} verb={t('mergeVerb')} doing={merging} onDo={send} onClose={onClose}>
      <Into {...{ all, of, into, choose }} lacking={tried && into === 0} />
      {along && (
        <ul className="category-along">
          <li>{t('alongGoods', { count: along.onSale + along.inStore })}</li>
          {along.below > 0 && <li>{t('alongBelow', { count: along.below })}</li>}
          {along.shops > 0 && <li>{t('alongShops', { count: along.shops })}</li>}
          <Rates from={of} into={all.find(({ id }) => id === into)} rates={along.rates} />
          <li>{t('alongAddress')}</li>
        </ul>
      )}
      <ReasonField
        label={t('reason')}
        help={t('reasonHelp')}
        fault={tried && reason.trim() === '' ? t('lacking') : undefined}
        value={reason}
        most={300}
        onChange={setReason}
      />
    </Question>
  )
}
interface RatesProps {
  from: Category
  into: Category | undefined
  rates: Output<'/api/v2/admin/category/merging'>['rates']
}
/** Which goods pay another commission afterwards: where nothing is agreed, and of each shop with terms of its own. */
function Rates({ from, into, rates }: RatesProps) {
  const { t } = useTexts('categoriesstaff')
  const { percent } = useFormat()
  if (!into) return null
  return (
    <>
      {from.applied !== into.applied && (
        <li>{t('alongRate', { before: percent(from.applied), after: percent(into.applied) })}</li>
      )}
      {rates.map((one) => (
        <li key={one.merchantId}>
          <b className="strong">{one.name}</b>
          {one.along > 0 && one.after !== one.from && (
            <span>{t('shopAlong', { before: percent(one.from), after: percent(one.after), count: one.along })}</span>
          )}
          {one.there > 0 && one.after !== one.into && (
            <span>{t('shopThere', { before: percent(one.into), after: percent(one.after), count: one.there })}</span>
          )}
        </li>
      ))}
    </>
  )
}
interface IntoProps extends Pick<Props, 'of'> {
  all: readonly Category[]
  into: number
  choose: (id: number) => void
  lacking: boolean
}
function Into({ all, of, into, choose, lacking }: IntoProps) {
  const { t } = useTexts('categoriesstaff')
  const lang = useLang()
  const label = useId()
  return (
    <div className="field">
      <label htmlFor={label}>{t('mergeInto')}</label>
      <select id={label} className="place" value={into} onChange={(e) => choose(Number(e.target.value))}>
        <option value={0}>{t('choose')}</option>
        {elsewhere(all, of.id).map(({ id }) => (
          <option key={id} value={id}>
            {wayOf(all, id, lang)}
          </option>
        ))}
      </select>
      {lacking && (
        <p className="field-said bad" role="alert">
          {t('choose')}
        </p>
      )}
    </div>
  )
}
export function DeleteQuestion({ of, onClose, onDone }: Props) {
  const { t } = useTexts('categoriesstaff')
  const name = pick(of.name, useLang())
  const deleting = useDoing(async () => {
    await call('/api/v2/admin/category/delete', { id: of.id, version: of.version, requestId: newRequestId() })
    say(t('deleted', { name }))
    onDone()
  })
  return (
    <Question
      title={t('deleteTitle', { name })}
      verb={t('deleteVerb')}
      doing={deleting}
      onDo={() => void deleting.run()}
      onClose={onClose}
    >
      <p className="muted">{t('deleteWhat')}</p>
    </Question>
  )
}
