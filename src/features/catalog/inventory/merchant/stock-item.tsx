// The stock of one SKU: what is there, held and free; what somebody says of it by hand; everything that moved it.
import { Button } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import '#surfaces/console/desk/case.css'
import './stock.css'
import { kinds, type Kind } from '../reasons.ts'
import { AdjustQuestion } from './adjust-question.tsx'
import { Ledger } from './ledger.tsx'
import type { SkuStock } from './stock-desk.ts'
import { StockState } from './stock.tsx'
import { PolicyQuestion } from './policy-question.tsx'
import { WarnQuestion } from './warn-question.tsx'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Pic } from '#surfaces/console/desk/pic.tsx'
import { useTodo } from '#surfaces/console/desk/todo.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { stockItemPath, stockPath } from '#surfaces/console/desk/ways.ts'
import { dayText } from '#ui/controls/date-text.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

export default function StockItem() {
  const skuId = Number(useParams()['skuId']) || 0
  const { t } = useTexts('inventorymerchant')
  const { data, fault, again } = useAsked('/api/v2/mch/stock/detail', { skuId })
  const todo = useTodo()
  const [moved, setMoved] = useState(0)
  const writes = useMember().may('goods.write')
  const sku = data?.skuId === skuId ? data : undefined
  const done = () => {
    again()
    todo.again()
    setMoved((n) => n + 1)
  }
  if (!sku)
    return <div className="page">{fault ? <Failed fault={fault} onRetry={again} page /> : <Bones rows={6} />}</div>
  return (
    <div className="page case">
      <BackToList list="stock" listPath={stockPath} pathOf={(key) => stockItemPath(Number(key))} at={String(skuId)}>
        {t('all')}
      </BackToList>
      <header className="head">
        <div className="row stock-head">
          <Pic of={sku.picture} size={56} />
          <div>
            <h1 className="display">
              {sku.title} <span className="muted">{sku.spec}</span>
            </h1>
            <p className="row wrap">
              {sku.code && <span>{t('sku', { code: sku.code })}</span>}
              {sku.barcode && <span>{sku.barcode}</span>}
              <StockState row={sku} />
            </p>
          </div>
        </div>
        {writes && <Acts key={moved} sku={sku} onDone={done} />}
      </header>
      {fault && <Fault fault={fault} />}
      <Numbers key={`numbers ${moved}`} sku={sku} {...(writes && { onWarned: done })} />
      <Ledger key={moved} skuId={skuId} />
    </div>
  )
}

function Acts({ sku, onDone }: { sku: SkuStock; onDone: () => void }) {
  const { t } = useTexts('inventorymerchant')
  const [open, setOpen] = useState<Kind>()
  const close = () => setOpen(undefined)
  const doable = kinds.toReversed().filter((kind) => kind === 'count' || sku.policy !== 'uncounted')
  return (
    <div className="acts">
      {doable.map((kind) => (
        <Button key={kind} type={kind === 'count' ? 'primary' : 'default'} onClick={() => setOpen(kind)}>
          {t(`act.${kind}`)}
        </Button>
      ))}
      {open && <AdjustQuestion sku={sku} kind={open} onDone={onDone} onClose={close} />}
    </div>
  )
}
interface PolicyProps {
  sku: Pick<SkuStock, 'skuId' | 'policy' | 'preorderDay'>
  onDone?: () => void
}
function Policy({ sku: { skuId, policy, preorderDay: day }, onDone }: PolicyProps) {
  const { t } = useTexts('inventorymerchant')
  const lang = useLang()
  const [asks, ask] = useState(false)
  return (
    <div>
      <dt>{t('policy.label')}</dt>
      <dd>{t(`policy.${policy}`)}</dd>
      {day && <dd className="stock-act muted">{t('policy.until', { day: dayText(day, lang, 'date') })}</dd>}
      {onDone && (
        <dd className="stock-act">
          <button type="button" className="link small" onClick={() => ask(true)}>
            {t('policy.change')}
          </button>
          {asks && <PolicyQuestion skuIds={[skuId]} {...{ policy, day }} onDone={onDone} onClose={() => ask(false)} />}
        </dd>
      )}
    </div>
  )
}
interface NumbersProps {
  sku: SkuStock
  /** who may draw the warning line */
  onWarned?: () => void
}
function Numbers({ sku, onWarned }: NumbersProps) {
  const { skuId, onHand, reserved, free, policy, warnAt } = sku
  const { t } = useTexts('inventorymerchant')
  const [asks, ask] = useState(false)
  const facts = { onHand, reserved, free } as const
  return (
    <dl className="stock-numbers rule" aria-label={t('facts')}>
      {(['onHand', 'reserved', 'free'] as const).map((name) => (
        <div key={name} title={name === 'reserved' ? t('heldHelp') : undefined}>
          <dt>{t(`column.${name}`)}</dt>
          <dd>{policy === 'uncounted' ? '–' : facts[name]}</dd>
        </div>
      ))}
      <div>
        <dt>{t('column.warnAt')}</dt>
        <dd>{warnAt ?? t('never')}</dd>
        {onWarned && (
          <dd className="stock-act">
            <button type="button" className="link small" onClick={() => ask(true)}>
              {t('change')}
            </button>
            {asks && <WarnQuestion skuIds={[skuId]} atMost={warnAt} onDone={onWarned} onClose={() => ask(false)} />}
          </dd>
        )}
      </div>
      <Policy sku={sku} {...(onWarned && { onDone: onWarned })} />
    </dl>
  )
}
