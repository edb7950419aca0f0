// A queue of claims as both desks have it: columns, filters, a card for phones.
import { Link } from 'react-router'
import { countedAs } from '#features/catalog/products/sold-by.ts'
import { movesMoney, type ClaimHead } from './claim-desk.ts'
import { ClaimDue, ClaimState, useKindWords } from './claim-words.tsx'
import type { Column, Filter } from '#surfaces/console/desk/list/columns.ts'
import type { ListQuery } from '#surfaces/console/desk/list/query.ts'
import { Money } from '#surfaces/console/desk/money.tsx'
import { No } from '#surfaces/console/desk/no.tsx'
import { Pic } from '#surfaces/console/desk/pic.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { claimPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

const types = ['refundOnly', 'returnAndRefund', 'exchange'] as const
const isType = (text: string | undefined): text is (typeof types)[number] => types.some((type) => type === text)
/** What an address asks of the list, besides its tab. */
export function restOf(query: ListQuery) {
  const [type, words] = [query.get('type'), query.get('q')?.replaceAll(' ', '').slice(0, 60)]
  return {
    size: 20,
    ...(isType(type) && { type }),
    ...(words && { keyword: words }),
    ...(query.after !== undefined && { after: query.after }),
  }
}
export function useClaimFilters(): Filter[] {
  const { t } = useTexts('aftersalesmerchant')
  const options = types.map((value) => ({ value, label: t(`kind.${value}`) }))
  return [{ key: 'type', label: t('column.kind'), kind: 'choice', options }]
}
const Worth = ({ claim }: { claim: ClaimHead }) =>
  movesMoney(claim) ? <Money fen={claim.amount} /> : <span className="faint">×{claim.quantity}</span>

/** `ofShops` where claims of several merchants stand together. */
export function useClaimColumns({ ofShops = false }: { ofShops?: boolean } = {}): Column<ClaimHead>[] {
  const { t } = useTexts('aftersalesmerchant')
  const kind = useKindWords()
  const shop: Column<ClaimHead> = {
    key: 'shop',
    title: t('column.shop'),
    width: 120,
    cell: ({ merchant }) => <span className="cut">{merchant.name}</span>,
  }
  return [
    {
      key: 'claim',
      title: t('column.claim'),
      width: 204,
      fixed: true,
      cell: ({ serviceNo }) => (
        <Link className="strong" to={claimPath(serviceNo)}>
          <No no={serviceNo} />
        </Link>
      ),
    },
    ...(ofShops ? [shop] : []),
    { key: 'buyer', title: t('column.buyer'), width: 104, cell: ({ buyer }) => <span className="cut">{buyer}</span> },
    {
      key: 'goods',
      title: t('column.goods'),
      cell: ({ line, quantity }) => (
        <span className="row">
          <Pic of={line.picture} />
          <span className="cut">
            {countedAs(quantity, line.unit)} × {line.title}
          </span>
        </span>
      ),
    },
    { key: 'kind', title: t('column.kind'), width: 138, cell: (row) => kind(row) },
    {
      key: 'reason',
      title: t('column.reason'),
      width: 136,
      off: ofShops,
      cell: ({ reason }) => <span className="cut">{reason.text}</span>,
    },
    { key: 'state', title: t('column.state'), width: 166, cell: (row) => <ClaimState claim={row} /> },
    { key: 'left', title: t('column.left'), width: 176, cell: (row) => <ClaimDue claim={row} /> },
    { key: 'filed', title: t('column.filed'), width: 112, off: true, cell: (row) => <Time at={row.createdAt} /> },
    { key: 'amount', title: t('column.amount'), width: 92, right: true, cell: (row) => <Worth claim={row} /> },
  ]
}
export function ClaimCard({ row }: { row: ClaimHead }) {
  const kind = useKindWords()
  return (
    <>
      <Pic of={row.line.picture} size={44} />
      <span className="grow">
        <span className="row between">
          <b className="strong cut">{row.buyer}</b>
          <Worth claim={row} />
        </span>
        <span className="small muted cut">
          {kind(row)}, {row.reason.text}
        </span>
        <span className="row between small">
          <ClaimState claim={row} />
          <ClaimDue claim={row} />
        </span>
      </span>
    </>
  )
}
