// What the shop is called, at the staff's desk: changed in one place, said everywhere.
import { Button } from 'antd'
import { useState, type FormEvent } from 'react'
import { Marks } from './marks.tsx'
import { NameFields, type Names } from './name-fields.tsx'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export default function Shop() {
  const { t } = useTexts('identitystaff')
  const { data, fault, again } = useAsked('/api/v2/admin/identity/detail', {})
  return (
    <div className="page">
      <header className="head">
        <h1 className="display">{t('shop.title')}</h1>
        <p>{t('shop.text')}</p>
      </header>
      {fault && !data && <Failed fault={fault} onRetry={again} />}
      {data && <Form key={data.version} known={data} onDone={again} />}
      {data && <Marks marks={data.marks} onDone={again} />}
    </div>
  )
}

function Form({ known, onDone }: { known: Output<'/api/v2/admin/identity/detail'>; onDone: () => void }) {
  const { t } = useTexts('identitystaff')
  const { may } = useMember()
  const [name, setName] = useState<Names>(known.name)
  const doing = useDoing(() =>
    call('/api/v2/admin/identity/save', { name, version: known.version, requestId: newRequestId() }),
  )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await doing.run())) return
    say(t('shop.saved'))
    onDone()
  }
  const invalid = doing.fault?.reason === 'platformNameInvalid' ? doing.fault.message : undefined
  return (
    <form className="stack" style={{ maxWidth: 480 }} onSubmit={(e) => void submit(e)} noValidate>
      <NameFields names={name} onType={setName} fault={invalid} disabled={!may('setting.write')} />
      {doing.fault && !invalid && <Fault fault={doing.fault} />}
      {may('setting.write') && (
        <p className="row">
          <Button type="primary" htmlType="submit" aria-busy={doing.busy}>
            {t('shop.save')}
          </Button>
        </p>
      )}
    </form>
  )
}
