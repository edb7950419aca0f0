// The books of a day: trial balance by kind of account, down to each transfer; what moved by event; corrections.
import { Input, Radio } from 'antd'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { Fragment, useState } from 'react'
import '#surfaces/console/desk/case.css'
import './ledger.css'
import { accountCode, useAccountName } from './account-name.ts'
import { Adjustments } from './adjustments.tsx'
import { Entries } from './entries.tsx'
import { Sheet } from './sheet.tsx'
import { Sum, type AccountDay, type Currency, type Day } from './sum.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Figures } from '#surfaces/console/desk/figures.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

/** Where the money is, whose it is, and what is the platform's own. */
const groupOf = ({ owner, kind }: AccountDay): 'where' | 'others' | 'own' =>
  kind.startsWith('clearing:') ? 'where' : owner !== 'platform' || kind === 'suspense' ? 'others' : 'own'
const groups = ['where', 'others', 'own'] as const

export default function Ledger() {
  const { t } = useTexts('booksstaff')
  const query = useListQuery()
  const currency: Currency = query.get('currency') === 'POINTS' ? 'POINTS' : 'CNY'
  const view = query.get('view') === 'sheet' ? 'sheet' : 'trial'
  const asked = query.get('day')
  const input = { currency, ...(asked && { day: asked }) }
  const { data, fault, again } = useAsked('/api/v2/admin/books/day', input)
  return (
    <div className="page case">
      <header className="head">
        <h1 className="display">{t('title')}</h1>
        <p>{t('note')}</p>
        <div className="acts">
          <Input
            type="date"
            aria-label={t('day')}
            style={{ width: 160 }}
            value={asked ?? data?.day ?? ''}
            onChange={({ target }) => query.set({ day: target.value || undefined })}
          />
          <Radio.Group
            optionType="button"
            value={view}
            options={(['trial', 'sheet'] as const).map((value) => ({ value, label: t(`view.${value}`) }))}
            onChange={({ target }) => query.set({ view: target.value === 'sheet' ? 'sheet' : undefined })}
          />
          <Radio.Group
            optionType="button"
            value={currency}
            options={(['CNY', 'POINTS'] as const).map((value) => ({ value, label: t(`currency.${value}`) }))}
            onChange={({ target }) => query.set({ currency: target.value === 'POINTS' ? 'POINTS' : undefined })}
          />
        </div>
      </header>
      {data ? (
        <Books of={data} currency={currency} view={view} />
      ) : fault ? (
        <Failed fault={fault} onRetry={again} />
      ) : (
        <Bones rows={8} />
      )}
    </div>
  )
}
function Books({ of, currency, view }: { of: Day; currency: Currency; view: 'trial' | 'sheet' }) {
  const { t } = useTexts('booksstaff')
  const total = (key: 'opening' | 'debit' | 'credit' | 'closing') =>
    of.accounts.reduce((sum, account) => sum + account[key], 0)
  const figures = [
    { of: t('debit'), value: <Sum fen={total('debit')} currency={currency} /> },
    { of: t('credit'), value: <Sum fen={total('credit')} currency={currency} /> },
    {
      of: t('together'),
      value: <Sum fen={total('closing')} currency={currency} />,
      tone: total('closing') === 0 ? ('jade' as const) : ('deal' as const),
    },
  ]
  return (
    <>
      <Figures figures={figures} />
      {!of.closed && <p className="note">{t('open')}</p>}
      <div className="two">
        <div>
          {view === 'sheet' ? (
            <Sheet of={of} currency={currency} />
          ) : (
            <Trial of={of} currency={currency} total={total} />
          )}
        </div>
        <aside aria-label={t('events')}>
          <Events of={of} currency={currency} />
          <Adjustments />
        </aside>
      </div>
    </>
  )
}
interface TrialProps {
  of: Day
  currency: Currency
  total: (key: 'opening' | 'debit' | 'credit' | 'closing') => number
}
function Trial({ of, currency, total }: TrialProps) {
  const { t } = useTexts('booksstaff')
  return (
    <section>
      <Sec title={t('trial')} note={t('trialNote')} />
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">{t('account')}</th>
            <th scope="col" className="narrow">
              {t('opening')}
            </th>
            <th scope="col">{t('debit')}</th>
            <th scope="col">{t('credit')}</th>
            <th scope="col">{t('closing')}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => {
            const accounts = of.accounts.filter((account) => groupOf(account) === group)
            if (accounts.length === 0) return null
            return (
              <Fragment key={group}>
                <tr className="group">
                  <th colSpan={5} scope="colgroup">
                    {t(`group.${group}`)}
                  </th>
                </tr>
                {accounts.map((account) => (
                  <Row key={`${account.owner} ${account.kind}`} of={account} day={of.day} currency={currency} />
                ))}
              </Fragment>
            )
          })}
          <tr className="total">
            <th scope="row">{t('together')}</th>
            <td className="narrow">
              <Sum fen={total('opening')} currency={currency} />
            </td>
            {(['debit', 'credit', 'closing'] as const).map((key) => (
              <td key={key}>
                <Sum fen={total(key)} currency={currency} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}
function Row({ of, day, currency }: { of: AccountDay; day: string; currency: Currency }) {
  const [open, setOpen] = useState(false)
  const Icon = open ? ChevronDown : ChevronRight
  const name = useAccountName()(of)
  return (
    <>
      <tr>
        <th scope="row">
          {of.entries > 0 ? (
            <button type="button" className="link" aria-expanded={open} onClick={() => setOpen(!open)}>
              <Icon className="i" size={14} />
              {name}
            </button>
          ) : (
            name
          )}
          <code className="account-code">{accountCode(of)}</code>
        </th>
        <td className="narrow">
          <Sum fen={of.opening} currency={currency} />
        </td>
        <td>
          <Sum fen={of.debit} currency={currency} />
        </td>
        <td>
          <Sum fen={of.credit} currency={currency} />
        </td>
        <td>
          <Sum fen={of.closing} currency={currency} strong />
        </td>
      </tr>
      {open && (
        <tr className="opened">
          <td colSpan={5}>
            <Entries of={of} day={day} currency={currency} />
          </td>
        </tr>
      )}
    </>
  )
}
function Events({ of, currency }: { of: Day; currency: Currency }) {
  const { t, has } = useTexts('booksstaff')
  return (
    <section>
      <Sec title={t('events')} />
      <ul className="sum">
        {of.events.map(({ kind, count, amount }) => (
          <li key={kind}>
            <span>
              {has(`event.${kind}`) ? t(`event.${kind as 'settled'}`) : kind} {count}
            </span>
            <Sum fen={amount} currency={currency} />
          </li>
        ))}
        {of.events.length === 0 && <li className="muted">{t('nothing')}</li>}
      </ul>
    </section>
  )
}
