// Before a template that goods use is changed, and before one is deleted: how many goods, what follows, why.
import { Input } from 'antd'
import { useId, useState } from 'react'
import '#surfaces/console/desk/typed-address/places.css'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { useAsked, useDoing, type Doing } from '#surfaces/console/desk/use-call.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { useTexts } from '#web/texts.tsx'

type Freight = Output<'/api/v2/mch/freight/detail'>
interface ChangeProps {
  goods: number
  saving: Doing<[note: string]>
  onClose: () => void
}
export function ChangeQuestion({ goods, saving, onClose }: ChangeProps) {
  const { t } = useTexts('merchantsmerchant')
  const [note, setNote] = useState('')
  const doing = { busy: saving.busy, fault: saving.fault }
  return (
    <Question
      title={t('freight.changeTitle', { count: goods })}
      verb={t('freight.save')}
      suggested
      doing={doing}
      onDo={() => void saving.run(note.trim())}
      onClose={onClose}
    >
      <p>{t('freight.changeFollows')}</p>
      <Note note={note} onNote={setNote} />
    </Question>
  )
}
function Note({ note, onNote }: { note: string; onNote: (note: string) => void }) {
  const { t } = useTexts('merchantsmerchant')
  return (
    <Field label={t('freight.why')} help={t('freight.whyHelp')}>
      {(own) => <Input {...own} maxLength={200} value={note} onChange={(e) => onNote(e.target.value)} />}
    </Field>
  )
}

/** Gives all goods of one template another, as many at once as a call takes, until none is left. */
async function moveGoods(from: number, to: number, note: string): Promise<void> {
  for (;;) {
    const { records } = await call('/api/v2/mch/goods/page', { freightTemplateId: from, size: 100 })
    if (records.length === 0) return
    const rows = records.map(({ id }) => ({ id, seen: from }))
    await call('/api/v2/mch/goods/freight', { freightTemplateId: to, rows, note, requestId: newRequestId() })
  }
}
interface DeleteProps {
  freight: Freight
  onDone: () => void
  onClose: () => void
}
function useDeleting({ freight, onDone }: DeleteProps) {
  const [to, setTo] = useState(0)
  const [note, setNote] = useState('')
  const used = freight.goods > 0
  const deleting = useDoing(async () => {
    if (used) await moveGoods(freight.id, to, note.trim())
    await call('/api/v2/mch/freight/delete', { id: freight.id, note: note.trim(), requestId: newRequestId() })
    onDone()
  })
  const send = () => (used && to === 0 ? undefined : void deleting.run())
  return { used, to, setTo, note, setNote, deleting, send }
}
export function DeleteQuestion(props: DeleteProps) {
  const { freight, onClose } = props
  const { t } = useTexts('merchantsmerchant')
  const mayMove = useMember().may('goods.write')
  const all = useAsked('/api/v2/mch/freight/page', { size: 100 }).data?.records ?? []
  const { used, to, setTo, note, setNote, deleting, send } = useDeleting(props)
  if (used && !mayMove) return <UsedQuestion goods={freight.goods} doing={deleting} onClose={onClose} />
  return (
    <Question
      title={t('freight.deleteTitle', { name: freight.name })}
      verb={used ? t('freight.moveAndDelete', { count: freight.goods }) : t('freight.delete')}
      doing={deleting}
      onDo={send}
      onClose={onClose}
    >
      {used && (
        <>
          <p>{t('freight.moveText', { count: freight.goods })}</p>
          <OtherField others={all.filter(({ id }) => id !== freight.id)} to={to} onChoose={setTo} />
        </>
      )}
      <Note note={note} onNote={setNote} />
    </Question>
  )
}
/** For those who may not give the goods another template. */
function UsedQuestion({ goods, doing, onClose }: { goods: number; doing: Doing<[]>; onClose: () => void }) {
  const { t } = useTexts('merchantsmerchant')
  return (
    <Question
      title={t('freight.usedTitle', { count: goods })}
      verb={t('freight.seen')}
      suggested
      doing={doing}
      onDo={onClose}
      onClose={onClose}
    >
      <p>{t('freight.usedText')}</p>
    </Question>
  )
}
interface OtherProps {
  others: readonly Pick<Freight, 'id' | 'name'>[]
  to: number
  onChoose: (to: number) => void
}
function OtherField({ others, to, onChoose }: OtherProps) {
  const { t } = useTexts('merchantsmerchant')
  const select = useId()
  return (
    <div className="field">
      <label htmlFor={select}>{t('freight.moveTo')}</label>
      <select id={select} className="place" value={to} onChange={(e) => onChoose(Number(e.target.value))}>
        <option value={0}>{t('freight.choose')}</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
