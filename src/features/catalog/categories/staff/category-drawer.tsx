// One category: its words, picture, commission and tax; merged into another one, closed, deleted.
import { Button, Drawer, Input } from 'antd'
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { longest, mostRate } from '../limits.ts'
import { CategoryPicture } from './category-picture.tsx'
import { DeleteQuestion, MergeQuestion } from './category-questions.tsx'
import { wayOf, type Category } from './tree.ts'
import { TongueField } from '#features/catalog/shop-front/merchant/parts/tongue-field.tsx'
import { basisPointsOf, percentText } from '#features/catalog/terms/staff/parts/terms-draft.ts'
import { pick } from '#kernel/text/language.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { categoryOrderPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  all: readonly Category[]
  of: Category
  writes: boolean
  onClose: () => void
  onChanged: () => void
}
const draftOf = ({ name, line, commission, tax }: Category) => ({
  name,
  line,
  commission: commission === null ? '' : percentText(commission),
  tax: percentText(tax),
})
function useEditing({ of, onChanged }: Props) {
  const { t } = useTexts('categoriesstaff')
  const { lang } = useFormat()
  const [draft, set] = useState(() => draftOf(of))
  const [tried, setTried] = useState(false)
  const commission = draft.commission.trim() === '' ? null : basisPointsOf(draft.commission)
  const tax = basisPointsOf(draft.tax)
  const saving = useDoing(async () => {
    const { id, version } = of
    const wish = { name: draft.name, line: draft.line, commission: commission!, tax: tax! }
    await call('/api/v2/admin/category/edit', { id, version, ...wish, requestId: newRequestId() })
    say(t('saved', { name: pick(draft.name, lang) }))
    onChanged()
  })
  const wrong = (rate: number | null | undefined): string | undefined => {
    if (!tried || (rate !== undefined && (rate ?? 0) <= mostRate)) return undefined
    return t('rateFault')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (commission !== undefined && tax !== undefined) void saving.run()
  }
  return {
    draft,
    change: (part: Partial<typeof draft>) => set((now) => ({ ...now, ...part })),
    faults: { commission: wrong(commission), tax: wrong(tax) },
    saving,
    submit,
  }
}
export default function CategoryDrawer(props: Props) {
  const { all, of, writes, onClose, onChanged } = props
  const { t } = useTexts('categoriesstaff')
  const { lang } = useFormat()
  const { draft, change, faults, saving, submit } = useEditing(props)
  const above = of.parentId === null ? undefined : all.find(({ id }) => id === of.parentId)
  return (
    <Drawer
      open
      size={520}
      styles={{ wrapper: { maxWidth: '100%' } }}
      mask={false}
      title={wayOf(all, of.id, lang)}
      onClose={onClose}
      footer={
        writes && (
          <div className="row">
            <Button type="primary" htmlType="submit" form="category" aria-busy={saving.busy}>
              {t('save')}
            </Button>
            <Button onClick={onClose}>{t('cancel')}</Button>
          </div>
        )
      }
    >
      <form id="category" className="category-form" onSubmit={submit} noValidate>
        <fieldset className="plain-fieldset category-form" disabled={!writes}>
          <TongueField label={t('name')} texts={draft.name} max={longest.name} onChange={(name) => change({ name })} />
          <TongueField
            label={t('line')}
            help={t('lineHelp')}
            texts={draft.line}
            max={longest.line}
            onChange={(line) => change({ line })}
          />
          <Rates {...{ above, draft, change, faults }} />
        </fieldset>
        {saving.fault && <Fault fault={saving.fault} />}
        {saving.fault?.reason === 'categoryChanged' && <Button onClick={onChanged}>{t('readAgain')}</Button>}
      </form>
      <p>
        <Link className="link" to={categoryOrderPath(of.id)}>
          {t('order')}
        </Link>
      </p>
      {writes && <CategoryPicture of={of} onChanged={onChanged} />}
      {writes && <Acts {...props} />}
    </Drawer>
  )
}
type Editing = ReturnType<typeof useEditing>
function Rates({ above, draft, change, faults }: RatesProps) {
  const { t } = useTexts('categoriesstaff')
  const { percent } = useFormat()
  return (
    <div className="category-rates">
      <Field
        label={t('commission')}
        help={t('commissionHelp', { rate: percent(above?.applied ?? 500) })}
        fault={faults.commission}
      >
        {(own) => (
          <Input
            {...own}
            inputMode="decimal"
            suffix="%"
            value={draft.commission}
            placeholder={percentText(above?.applied ?? 500)}
            onChange={({ target }) => change({ commission: target.value })}
          />
        )}
      </Field>
      <Field label={t('tax')} help={t('taxHelp')} fault={faults.tax}>
        {(own) => (
          <Input
            {...own}
            inputMode="decimal"
            suffix="%"
            value={draft.tax}
            onChange={({ target }) => change({ tax: target.value })}
          />
        )}
      </Field>
    </div>
  )
}
interface RatesProps extends Pick<Editing, 'draft' | 'change' | 'faults'> {
  above: Category | undefined
}
function Acts({ all, of, onClose, onChanged }: Props) {
  const { t } = useTexts('categoriesstaff')
  const { lang } = useFormat()
  const [asks, ask] = useState<'merge' | 'delete'>()
  const closing = useDoing(async () => {
    const { id, version, closed } = of
    await call('/api/v2/admin/category/close', { id, version, closed: !closed, requestId: newRequestId() })
    say(t(closed ? 'openedDone' : 'closedDone', { name: pick(of.name, lang) }))
    onChanged()
  })
  const gone = () => {
    onClose()
    onChanged()
  }
  return (
    <section className="category-acts">
      <p className="small muted">{t(of.closed ? 'closedHelp' : 'openHelp')}</p>
      <p className="row wrap">
        <Button aria-busy={closing.busy} onClick={() => void closing.run()}>
          {t(of.closed ? 'open' : 'close')}
        </Button>
        <Button onClick={() => ask('merge')}>{t('merge')}</Button>
        <Button danger onClick={() => ask('delete')}>
          {t('delete')}
        </Button>
      </p>
      {closing.fault && <Fault fault={closing.fault} />}
      {asks === 'merge' && <MergeQuestion {...{ all, of }} onClose={() => ask(undefined)} onDone={gone} />}
      {asks === 'delete' && <DeleteQuestion of={of} onClose={() => ask(undefined)} onDone={gone} />}
    </section>
  )
}
