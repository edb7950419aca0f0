// The balance sheet of a day: what there is on one side, whose it is on the other; both come to the same. Each account
// leads to the entries of the day, and through them to the transfers.
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useAccountName } from './account-name.ts'
import { Entries } from './entries.tsx'
import { Sum, type AccountDay, type Currency, type Day } from './sum.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useTexts } from '#web/texts.tsx'

const owed = new Set(['receivable', 'debt', 'earningsDebt', 'pointsDebt'])
const sides = ['assets', 'liabilities', 'own'] as const
type Side = (typeof sides)[number]
/** What is owed to the platform is an asset as well as what lies at a provider. */
const sideOf = ({ owner, kind }: AccountDay): Side =>
  kind.startsWith('clearing:') || kind === 'pointsIssued' || owed.has(kind)
    ? 'assets'
    : owner !== 'platform' || kind === 'suspense'
      ? 'liabilities'
      : 'own'
/** As its side counts it: what there is stands in the books with a minus. */
const worth = (account: AccountDay): number => (sideOf(account) === 'assets' ? 0 - account.closing : account.closing)

export function Sheet({ of, currency }: { of: Day; currency: Currency }) {
  const { t } = useTexts('booksstaff')
  const on = (side: Side) => of.accounts.filter((account) => sideOf(account) === side)
  const sum = (side: Side) => on(side).reduce((all, account) => all + worth(account), 0)
  return (
    <section>
      <Sec title={t('sheet.title')} note={t('sheet.note', { day: of.day })} />
      {sides.map((side) => (
        <Part key={side} side={side} accounts={on(side)} sum={sum(side)} day={of.day} currency={currency} />
      ))}
      <table className="ledger">
        <tbody>
          <tr className="total">
            <th scope="row">{t('sheet.other')}</th>
            <td>
              <Sum fen={sum('liabilities') + sum('own')} currency={currency} strong />
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  )
}
interface PartProps {
  side: Side
  accounts: readonly AccountDay[]
  sum: number
  day: string
  currency: Currency
}
function Part({ side, accounts, sum, day, currency }: PartProps) {
  const { t } = useTexts('booksstaff')
  return (
    <table className="ledger">
      <tbody>
        <tr className="group">
          <th colSpan={2} scope="colgroup">
            {t(`sheet.${side}`)}
          </th>
        </tr>
        {accounts.map((account) => (
          <Line key={`${account.owner} ${account.kind}`} of={account} day={day} currency={currency} />
        ))}
        <tr className="total">
          <th scope="row">{t(`sheet.sum.${side}`)}</th>
          <td>
            <Sum fen={sum} currency={currency} strong />
          </td>
        </tr>
      </tbody>
    </table>
  )
}
function Line({ of, day, currency }: { of: AccountDay; day: string; currency: Currency }) {
  const [open, setOpen] = useState(false)
  const name = useAccountName()(of)
  const Icon = open ? ChevronDown : ChevronRight
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
        </th>
        <td>
          <Sum fen={worth(of)} currency={currency} />
        </td>
      </tr>
      {open && (
        <tr className="opened">
          <td colSpan={2}>
            <Entries of={of} day={day} currency={currency} />
          </td>
        </tr>
      )}
    </>
  )
}
