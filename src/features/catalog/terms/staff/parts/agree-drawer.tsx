// Agreeing with a shop: the categories that are open to it, with what stands outside of them told at once, its own
// commissions, how often it is paid.
import { Button, Drawer, Input, Radio, TreeSelect } from 'antd'
import { Trash2 } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { cycles, mostNamed, type Cycle } from '../../limits.ts'
import {
  commissionsOf,
  draftOf,
  rateFaults,
  wayOf,
  type RateDraft,
  type RateFault,
  type Terms,
  type TermsDraft,
} from './terms-draft.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { ReasonField } from '#surfaces/console/desk/reason-field.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  merchantId: number
  shop: string
  of: Terms
  onClose: () => void
  onDone: () => void
  /** somebody else changed it: to be read again */
  onStale: () => void
}
function useAgreeing({ merchantId, of, shop, onDone }: Props) {
  const { t } = useTexts('termsstaff')
  const [draft, set] = useState<TermsDraft>(() => draftOf(of))
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const faults = rateFaults(draft.rates)
  const saving = useDoing(async () => {
    const { categoryIds, cycle, rates } = draft
    const wish = { categoryIds, cycle, commissions: commissionsOf(rates), reason: reason.trim() }
    await call('/api/v2/admin/merchant/terms/save', { id: merchantId, version: of.version, ...wish, requestId })
    say(t('saved', { shop }))
    onDone()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (faults.every((fault) => fault === undefined) && reason.trim() !== '') void saving.run()
  }
  const change = (part: Partial<TermsDraft>) => set((now) => ({ ...now, ...part }))
  return { draft, change, reason, setReason, tried, faults, saving, submit }
}
/** The tree as antd draws it. */
const treeOf = ({ categories }: Terms) =>
  categories.map(({ id, parentId, name }) => ({ id, value: id, pId: parentId ?? 0, title: name }))

export default function AgreeDrawer(props: Props) {
  const { of, shop, onClose, onStale } = props
  const { t } = useTexts('termsstaff')
  const { draft, change, reason, setReason, tried, faults, saving, submit } = useAgreeing(props)
  const stale = saving.fault?.reason === 'termsChanged'
  return (
    <Drawer
      open
      size={520}
      styles={{ wrapper: { maxWidth: '100%' } }}
      mask={false}
      title={t('drawer', { shop })}
      onClose={onClose}
      footer={
        <div className="row">
          <Button type="primary" htmlType="submit" form="agree" aria-busy={saving.busy}>
            {t('save')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
      }
    >
      <form id="agree" className="terms-form" onSubmit={submit} noValidate>
        <Places {...props} categoryIds={draft.categoryIds} onChange={(categoryIds) => change({ categoryIds })} />
        <Rates of={of} rates={draft.rates} faults={tried ? faults : []} onChange={(rates) => change({ rates })} />
        <fieldset>
          <legend>{t('settled')}</legend>
          <Radio.Group
            value={draft.cycle}
            options={cycles.map((value) => ({ value, label: t(`cycle.${value}`) }))}
            onChange={({ target }) => change({ cycle: target.value as Cycle })}
          />
        </fieldset>
        <ReasonField
          label={t('reason')}
          help={t('reasonHelp')}
          fault={tried && reason.trim() === '' ? t('lacking') : undefined}
          value={reason}
          most={300}
          onChange={setReason}
        />
        {saving.fault && <Fault fault={saving.fault} />}
        {stale && <Button onClick={onStale}>{t('readAgain')}</Button>}
      </form>
    </Drawer>
  )
}

interface PlacesProps extends Pick<Props, 'merchantId' | 'of'> {
  categoryIds: number[]
  onChange: (ids: number[]) => void
}
function Places({ merchantId, of, categoryIds, onChange }: PlacesProps) {
  const { t } = useTexts('termsstaff')
  const wish = categoryIds.length > 0 ? { id: merchantId, categoryIds } : null
  const outside = useAsked('/api/v2/admin/merchant/terms/outside', wish).data
  return (
    <div>
      <Field label={t('sellsIn')} help={t('sellsInHelp')}>
        {(own) => (
          <TreeSelect
            {...own}
            treeDataSimpleMode
            treeCheckable
            showCheckedStrategy={TreeSelect.SHOW_PARENT}
            treeData={treeOf(of)}
            treeNodeFilterProp="title"
            allowClear
            maxCount={mostNamed}
            placeholder={t('everywhere')}
            value={categoryIds}
            onChange={(ids: number[]) => onChange(ids)}
          />
        )}
      </Field>
      {wish && outside && outside.onSale + outside.inStore > 0 && (
        <p className="note" role="status">
          <span>
            {outside.onSale > 0 && t('outsideOnSale', { count: outside.onSale })}{' '}
            {outside.inStore > 0 && t('outsideInStore', { count: outside.inStore })}
          </span>
        </p>
      )}
    </div>
  )
}

interface RatesProps {
  of: Terms
  rates: RateDraft[]
  faults: readonly (RateFault | undefined)[]
  onChange: (rates: RateDraft[]) => void
}
function Rates({ of, rates, faults, onChange }: RatesProps) {
  const { t } = useTexts('termsstaff')
  const key = Math.max(-1, ...rates.map((rate) => rate.key)) + 1
  const set = (at: number, part: Partial<RateDraft>) =>
    onChange(rates.map((rate, i) => (i === at ? { ...rate, ...part } : rate)))
  return (
    <fieldset>
      <legend>{t('commission')}</legend>
      {rates.map((rate, i) => (
        <Rate
          key={rate.key}
          {...{ of, rate }}
          fault={faults[i]}
          onChange={(part) => set(i, part)}
          onDrop={() => onChange(rates.filter((_, at) => at !== i))}
        />
      ))}
      <p className="small muted">{rates.length === 0 ? t('asCategoriesHelp') : t('commissionHelp')}</p>
      <p>
        <Button
          size="small"
          disabled={rates.length >= mostNamed}
          onClick={() => onChange([...rates, { key, categoryId: undefined, percent: '' }])}
        >
          {t('addRate')}
        </Button>
      </p>
    </fieldset>
  )
}
interface RateProps {
  of: Terms
  rate: RateDraft
  fault: RateFault | undefined
  onChange: (part: Partial<RateDraft>) => void
  onDrop: () => void
}
function Rate({ of, rate, fault, onChange, onDrop }: RateProps) {
  const { t } = useTexts('termsstaff')
  const { percent } = useFormat()
  const named = of.categories.find(({ id }) => id === rate.categoryId)
  const where = rate.categoryId === 0 ? t('allCategories') : wayOf(of, rate.categoryId ?? 0)
  const tree = [{ id: 0, value: 0, pId: -1, title: t('allCategories') }, ...treeOf(of)]
  return (
    <div>
      <div className="terms-rate">
        <TreeSelect
          treeDataSimpleMode={{ rootPId: 0 }}
          treeData={tree}
          showSearch
          treeNodeFilterProp="title"
          aria-label={t('rateIn')}
          placeholder={t('choose')}
          status={fault === 'place' || fault === 'twice' ? 'error' : ''}
          value={rate.categoryId}
          onChange={(categoryId: number) => onChange({ categoryId })}
        />
        <Input
          inputMode="decimal"
          suffix="%"
          aria-label={t('rateOf', { where })}
          status={fault === 'rate' ? 'error' : ''}
          value={rate.percent}
          onChange={({ target }) => onChange({ percent: target.value })}
        />
        <Button type="text" aria-label={t('dropRate', { where })} icon={<Trash2 size={15} />} onClick={onDrop} />
      </div>
      {fault ? (
        <p className="field-said bad" role="alert">
          {t(`rateFault.${fault}`)}
        </p>
      ) : (
        named && <p className="field-said">{t('insteadOf', { rate: percent(named.commission) })}</p>
      )}
    </div>
  )
}
