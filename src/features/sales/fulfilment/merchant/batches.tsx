// Shipping by a file: pick it, see what would become of it, ship; and the files before. Nothing is shipped until the
// one red button.
import { Button } from 'antd'
import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import '#surfaces/console/desk/case.css'
import './batch.css'
import { BatchFile, BatchTemplate } from './batch-file.tsx'
import { Earlier } from './batch-earlier.tsx'
import { ReadyRows, RefusedRows } from './batch-rows.tsx'
import { shipFileBytes } from '../limits.ts'
import { readFile, unfit, type Unfit } from '#surfaces/console/desk/read-file.ts'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Figures } from '#surfaces/console/desk/figures.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { batchPath, orderPath, ordersPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

interface Picked {
  name: string
  file: string
  requestId: string
  told: Output<'/api/v2/mch/order/ship/batch/check'>
}
function usePicked() {
  const [picked, pick] = useState<Picked>()
  const [wrong, setWrong] = useState<Unfit>()
  const checking = useDoing(async (from: File) => {
    const file = await readFile(from)
    const told = await call('/api/v2/mch/order/ship/batch/check', { file })
    pick({ name: from.name, file, told, requestId: newRequestId() })
  })
  const choose = (from: File) => {
    const why = unfit(from, shipFileBytes)
    setWrong(why)
    checking.clear()
    if (!why) void checking.run(from)
  }
  return { picked, wrong, checking, choose, drop: () => pick(undefined) }
}

export default function Batches() {
  const { t } = useTexts('fulfilmentmerchant')
  const query = useListQuery()
  const writes = useMember().may('order.write')
  const { picked, wrong, checking, choose, drop } = usePicked()
  const orderNos = (query.get('orders') ?? '').split(',').filter((no) => /^\d{12,32}$/.test(no))
  if (picked) return <Told picked={picked} onOther={drop} />
  return (
    <div className="page">
      <Back />
      <header className="head">
        <h1 className="display">{t('batch.title')}</h1>
        <p>{t('batch.note')}</p>
      </header>
      {writes && (
        <div className="two batch-start">
          <BatchFile busy={checking.busy} wrong={wrong} fault={checking.fault} onFile={choose} />
          <aside aria-label={t('batch.fill')}>
            <BatchTemplate orderNos={orderNos} />
          </aside>
        </div>
      )}
      <Earlier query={query} />
    </div>
  )
}
function Back() {
  const { t } = useTexts('fulfilmentmerchant')
  return (
    <BackToList list="orders" listPath={ordersPath()} pathOf={orderPath} at="">
      {t('orders')}
    </BackToList>
  )
}

/** What would become of the file, what is wrong with it first. */
function Told({ picked, onOther }: { picked: Picked; onOther: () => void }) {
  const { t } = useTexts('fulfilmentmerchant')
  const navigate = useNavigate()
  const { name, file, requestId, told } = picked
  const { parcels, rows, ship, already, blank, refused, ready } = told
  const shipping = useDoing(async () => {
    const { batchId } = await call('/api/v2/mch/order/ship/batch', { file, requestId })
    void navigate(batchPath(batchId))
  })
  return (
    <div className="page case">
      <Back />
      <header className="head">
        <div>
          <h1 className="display">{parcels > 0 ? t('batch.would', { count: parcels }) : t('batch.wouldNothing')}</h1>
          <p>
            <span className="row">
              <FileSpreadsheet className="i faint" size={15} />
              <span className="breaks">{name}</span>
            </span>
            <span className="faint">{t('batch.nothingYet')}</span>
          </p>
        </div>
        <div className="acts">
          <Button onClick={onOther}>{t('batch.other')}</Button>
          {parcels > 0 && (
            <Button type="primary" aria-busy={shipping.busy} onClick={() => void shipping.run()}>
              {t('ship.send', { count: parcels })}
            </Button>
          )}
        </div>
      </header>
      {shipping.fault && <Fault fault={shipping.fault} />}
      <Figures
        figures={[
          { of: t('batch.figure.ship'), value: t('batch.rowsOf', { n: ship, count: rows }), tone: 'jade' },
          { of: t('batch.figure.refused'), value: refused.length, tone: refused.length > 0 ? 'deal' : 'faint' },
          { of: t('batch.figure.already'), value: already, ...(already === 0 && { tone: 'faint' }) },
          { of: t('batch.figure.blank'), value: blank, ...(blank === 0 && { tone: 'faint' }) },
        ]}
      />
      <div className="batch-tables">
        <RefusedRows rows={refused} note={t('batch.refusedWould')} />
        <ReadyRows parcels={ready} />
      </div>
    </div>
  )
}
