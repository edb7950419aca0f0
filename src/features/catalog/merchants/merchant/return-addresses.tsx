// Where goods come back to: the addresses of a merchant, the default first. Silence sends returns to the default.
import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { AddressQuestion, type ReturnAddress } from './address-question.tsx'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import '#surfaces/console/desk/case.css'
import './return-addresses.css'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Empty } from '#surfaces/console/desk/empty.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { claimPath, claimsPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

export default function ReturnAddresses() {
  const { t } = useTexts('merchantsmerchant')
  const { data, fault, again } = useAsked('/api/v2/mch/address/page', { size: 50 })
  const [open, setOpen] = useState<ReturnAddress | 'new'>()
  const writes = useMember().may('shop.write')
  const done = () => {
    setOpen(undefined)
    again()
  }
  return (
    <div className="page">
      <BackToList list="claims" listPath={claimsPath} pathOf={claimPath} at="">
        {t('claims')}
      </BackToList>
      <header className="head">
        <div>
          <h1 className="display">{t('title')}</h1>
          <p>{t('note')}</p>
        </div>
        {writes && (
          <div className="acts">
            <Button type="primary" icon={<Plus size={15} />} onClick={() => setOpen('new')}>
              {t('add')}
            </Button>
          </div>
        )}
      </header>
      {fault && data && <Fault fault={fault} />}
      {!data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={3} />)}
      {data?.records.length === 0 && <Empty draw="box" title={t('none.title')} text={t('none.text')} />}
      {data && data.records.length > 0 && (
        <ul className="units rule">
          {data.records.map((address) => (
            <Row key={address.id} address={address} writes={writes} onEdit={() => setOpen(address)} onDone={again} />
          ))}
        </ul>
      )}
      {open && (
        <AddressQuestion {...(open !== 'new' && { address: open })} onDone={done} onClose={() => setOpen(undefined)} />
      )}
    </div>
  )
}

interface RowProps {
  address: ReturnAddress
  writes: boolean
  onEdit: () => void
  onDone: () => void
}
function Row({ address, writes, ...hands }: RowProps) {
  const { t } = useTexts('merchantsmerchant')
  const { consignee, areaCode, phone, state, city, region, street, detail, zipCode } = address
  return (
    <li className="return-address">
      <span className="grow">
        <b className="strong">{consignee}</b>,{' '}
        <span className="nowrap">
          +{areaCode.replace('+', '')} {phone}
        </span>
        {address.isDefault && <span className="jade"> {t('default')}</span>}
        <p className="muted">{[state, city, region, street, detail, zipCode].filter(Boolean).join(' ')}</p>
        {address.misfit && <p className="deal">{t('misfit')}</p>}
      </span>
      {writes && <RowActs address={address} {...hands} />}
    </li>
  )
}
function RowActs({ address: { id, isDefault }, onEdit, onDone }: Omit<RowProps, 'writes'>) {
  const { t } = useTexts('merchantsmerchant')
  const [asks, ask] = useState(false)
  const making = useDoing(async () => {
    await call('/api/v2/mch/address/default', { id, requestId: newRequestId() })
    say(t('made'))
    onDone()
  })
  const dropping = useDoing(async () => {
    await call('/api/v2/mch/address/delete', { id, requestId: newRequestId() })
    say(t('dropped'))
    ask(false)
    onDone()
  })
  const close = () => ask(false)
  return (
    <span className="row wrap">
      {!isDefault && (
        <button type="button" className="plain-button" onClick={() => void making.run()}>
          {t('make')}
        </button>
      )}
      <button type="button" className="plain-button" onClick={onEdit}>
        {t('edit')}
      </button>
      <button type="button" className="plain-button" onClick={() => ask(true)}>
        {t('drop')}
      </button>
      {making.fault && <Fault fault={making.fault} />}
      {asks && (
        <Question
          title={t('dropTitle')}
          verb={t('drop')}
          doing={dropping}
          onDo={() => void dropping.run()}
          onClose={close}
        >
          <p className="small muted">{t('dropText')}</p>
        </Question>
      )}
    </span>
  )
}
