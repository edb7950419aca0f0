// One statement of a merchant: confirmed, or lines of it disputed; asked about; taken along as a file.
import { Button } from 'antd'
import { Download, FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import '#surfaces/console/desk/case.css'
import { AccountPanel } from '#features/money/payouts/merchant/parts/account-panel.tsx'
import { ConfirmQuestion, DisputeQuestion } from './answer-questions.tsx'
import { usePeriod } from './parts/period.ts'
import { StatementLines, type Statement } from './parts/statement-lines.tsx'
import { StatementPayout } from './parts/statement-payout.tsx'
import { StatementState } from './parts/statement-state.tsx'
import { StatementThread } from './parts/statement-thread.tsx'
import { InTheLedger, WhoPaid } from './parts/who-paid.tsx'
import { dueOf } from '../states.ts'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Left } from '#surfaces/console/desk/left.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Money } from '#surfaces/console/desk/money.tsx'
import { saveFile, saveWorkbook } from '#surfaces/console/desk/save-file.ts'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useTodo } from '#surfaces/console/desk/todo.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { moneyPath, statementPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

const pathOf = (key: string): string => statementPath(Number(key))

export default function StatementPage() {
  const id = Number(useParams()['statementId']) || 0
  const { t } = useTexts('statementsmerchant')
  const { data, fault, again } = useAsked('/api/v2/mch/bill/detail', { id })
  const todo = useTodo()
  const writes = useMember().may('bill.write')
  const of = data?.id === id ? data : undefined
  const done = () => {
    again()
    todo.again()
  }
  if (!of) return <div className="page">{fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />}</div>
  const ask = async (words: string) => {
    await call('/api/v2/mch/bill/ask', { id, words, requestId: newRequestId() })
    again()
  }
  return (
    <div className="page case" key={of.id}>
      <BackToList list="statements" listPath={moneyPath} pathOf={pathOf} at={String(id)}>
        {t('back')}
      </BackToList>
      <Head of={of} writes={writes} onDone={done} />
      {fault && <Fault fault={fault} />}
      <div className="two">
        <div>
          <StatementLines of={of} />
        </div>
        <aside aria-label={t('beside')}>
          <section>
            <Sec title={t('payable')} />
            <p>
              <Money fen={dueOf(of)} big />
            </p>
            <AccountPanel />
          </section>
          <StatementPayout of={of} />
          <WhoPaid of={of} />
          <InTheLedger of={of} />
          <StatementThread of={of} {...(writes && { onSay: ask })} />
        </aside>
      </div>
    </div>
  )
}
function Head({ of, writes, onDone }: { of: Statement; writes: boolean; onDone: () => void }) {
  const { t } = useTexts('statementsmerchant')
  const { when, money } = useFormat()
  const period = usePeriod()
  const [asks, setAsks] = useState<'confirm' | 'dispute'>()
  const close = () => setAsks(undefined)
  const days = period(of.fromDay, of.toDay)
  return (
    <header className="head">
      <div>
        <h1 className="display">
          {of.status === 'open' ? t('confirmBy', { when: when(of.confirmBy) }) : t('titleOf', { days })}
        </h1>
        <p>
          <StatementState of={of} />
          <span>{t('until24', { days })}</span>
          {of.status === 'open' && (
            <Left from={of.createdAt} at={of.confirmBy}>
              {t('silence')}
            </Left>
          )}
        </p>
      </div>
      <div className="acts">
        <TakeFile id={of.id} />
        <TakeBook id={of.id} />
        {writes && of.status === 'open' && (
          <>
            <Button onClick={() => setAsks('dispute')}>{t('dispute.verb')}</Button>
            <Button type="primary" onClick={() => setAsks('confirm')}>
              {t('confirm.verb', { amount: money(dueOf(of)) })}
            </Button>
          </>
        )}
      </div>
      {asks === 'confirm' && <ConfirmQuestion of={of} onClose={close} onDone={onDone} />}
      {asks === 'dispute' && <DisputeQuestion of={of} onClose={close} onDone={onDone} />}
    </header>
  )
}
function TakeBook({ id }: { id: number }) {
  const { t } = useTexts('statementsmerchant')
  const taking = useDoing(async () => saveWorkbook(await call('/api/v2/mch/bill/book', { id })))
  return (
    <>
      {taking.fault && <Fault fault={taking.fault} />}
      <Button
        type="text"
        icon={<FileSpreadsheet className="i" size={16} />}
        aria-label={t('book')}
        aria-busy={taking.busy}
        onClick={() => void taking.run()}
      >
        <span className="only-wide">{t('book')}</span>
      </Button>
    </>
  )
}
function TakeFile({ id }: { id: number }) {
  const { t } = useTexts('statementsmerchant')
  const taking = useDoing(async () => {
    const parts: string[] = []
    let after: number | null = null
    let name = ''
    do {
      const part: { name: string; csv: string; next: number | null } = await call('/api/v2/mch/bill/export', {
        id,
        ...(after !== null && { after }),
      })
      parts.push(part.csv)
      ;({ name, next: after } = part)
    } while (after !== null)
    saveFile({ name, csv: parts.join('') })
  })
  return (
    <>
      {taking.fault && <Fault fault={taking.fault} />}
      <Button
        type="text"
        icon={<Download className="i" size={16} />}
        aria-label={t('file')}
        aria-busy={taking.busy}
        onClick={() => void taking.run()}
      >
        <span className="only-wide">{t('file')}</span>
      </Button>
    </>
  )
}
