// The counter: a code is typed or scanned, the order and who it is for are shown, and it is handed over.
import { Button, Input } from 'antd'
import { useId, useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import '#surfaces/console/desk/case.css'
import './pickup.css'
import { Wordings } from '#features/catalog/products/parts/wordings.tsx'
import { CodeScan } from '#surfaces/console/desk/code-scan.tsx'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { fours } from '#surfaces/console/desk/format.ts'
import { No } from '#surfaces/console/desk/no.tsx'
import { Pic } from '#surfaces/console/desk/pic.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useTodo } from '#surfaces/console/desk/todo.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { orderPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Found = Output<'/api/v2/mch/order/pickup/verify'>
const digitsOf = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '').slice(0, 8)

export default function Pickup() {
  const { t } = useTexts('fulfilmentmerchant')
  const [found, setFound] = useState<{ order: Found; requestId: string }>()
  return (
    <div className="page counter">
      <header className="head">
        <h1 className="display">{t('pickup.title')}</h1>
        <p>{t('pickup.note')}</p>
      </header>
      {found ? (
        <Waiting key={found.requestId} {...found} onEnd={() => setFound(undefined)} />
      ) : (
        <Code onFound={(order) => setFound({ order, requestId: newRequestId() })} />
      )}
    </div>
  )
}

function Code({ onFound }: { onFound: (order: Found) => void }) {
  const { t } = useTexts('fulfilmentmerchant')
  const [code, setCode] = useState('')
  const looking = useDoing(async (typed: string) =>
    onFound(await call('/api/v2/mch/order/pickup/verify', { code: typed })),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.length === 8) void looking.run(code)
  }
  const take = (typed: string) => {
    const digits = digitsOf(typed)
    setCode(digits)
    looking.clear()
    return digits
  }
  return (
    <>
      <form onSubmit={submit} noValidate className="counter-code">
        <Field label={t('pickup.code')} help={t('pickup.codeHelp')}>
          {(own) => (
            <Input
              {...own}
              inputMode="numeric"
              autoComplete="off"
              autoFocus
              value={code.replace(/(\d{4})(?=\d)/, '$1 ')}
              onChange={(event) => take(event.target.value)}
            />
          )}
        </Field>
        <Button type="primary" htmlType="submit" disabled={code.length < 8} aria-busy={looking.busy}>
          {t('pickup.look')}
        </Button>
      </form>
      {looking.fault && <Fault fault={looking.fault} />}
      <CodeScan
        otherwise={t('pickup.byHand')}
        accepts={(read) => /^\d{8}$/.test(read)}
        onCode={(read) => {
          const digits = take(read)
          if (digits.length === 8) void looking.run(digits)
        }}
      />
    </>
  )
}

function Waiting({ order, requestId, onEnd }: { order: Found; requestId: string; onEnd: () => void }) {
  const { t } = useTexts('fulfilmentmerchant')
  const todo = useTodo()
  const title = useId()
  const giving = useDoing(async () => {
    await call('/api/v2/mch/order/pickup/handover', { ticket: order.ticket, requestId })
    say(t('pickup.done', { no: fours(order.orderNo) }))
    todo.again()
    onEnd()
  })
  return (
    <section aria-labelledby={title} className="counter-found">
      <h2 id={title} className="display" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {t('pickup.found', { no: fours(order.orderNo) })}
      </h2>
      <dl>
        <dt>{t('pickup.person')}</dt>
        <dd>
          <b className="strong">{order.person}</b>, <span className="nowrap">{order.phone}</span>
        </dd>
        <dt>{t('place.collect')}</dt>
        <dd>{order.point}</dd>
      </dl>
      <p className="muted">{t('pickup.personNote')}</p>
      <Goods lines={order.lines} />
      {order.isCancelAsked && (
        <p className="note">
          <span className="grow">{t('pickup.asked')}</span>
        </p>
      )}
      {giving.fault && <Fault fault={giving.fault} />}
      <p className="row wrap counter-acts">
        {!order.isCancelAsked && (
          <Button type="primary" size="large" aria-busy={giving.busy} onClick={() => void giving.run()}>
            {t('pickup.give')}
          </Button>
        )}
        <Button size="large" onClick={onEnd}>
          {t('pickup.another')}
        </Button>
        <Link to={orderPath(order.orderNo)}>
          {t('pickup.toOrder')} <No no={order.orderNo} />
        </Link>
      </p>
    </section>
  )
}

function Goods({ lines }: Pick<Found, 'lines'>) {
  const { t } = useTexts('fulfilmentmerchant')
  return (
    <>
      <Sec title={t('column.goods')} />
      <ul className="counter-lines">
        {lines.map((line) => (
          <li key={line.orderLineId}>
            <Pic of={line.picture} size={44} />
            <span className="grow">
              <b className="strong">{line.title}</b> <span className="muted">{line.spec}</span>
              <Wordings wordings={line.wordings} />
            </span>
            <b className="display">× {line.quantity}</b>
          </li>
        ))}
      </ul>
    </>
  )
}
