// A merchant's freight templates: what each charges, where, and how many goods use it.
import { Button } from 'antd'
import { Link, useNavigate } from 'react-router'
import { AreaNames, usePlaces, type Places } from './freight-places.tsx'
import type { Output } from '#surfaces/console/desk/call.ts'
import type { Column } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Money } from '#surfaces/console/desk/money.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { freightPath, newFreightPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Listed = Output<'/api/v2/mch/freight/page'>['records'][number]
export default function Freights() {
  const { t } = useTexts('merchantsmerchant')
  const navigate = useNavigate()
  const query = useListQuery()
  const places = usePlaces()
  const asked = useAsked('/api/v2/mch/freight/page', {
    size: 50,
    ...(query.after !== undefined && { after: query.after }),
  })
  const writes = useMember().may('shop.write')
  return (
    <ListPage
      name="freight"
      title={t('freight.title')}
      note={t('freight.note')}
      acts={
        writes && (
          <Button type="primary" onClick={() => void navigate(newFreightPath)}>
            {t('freight.add')}
          </Button>
        )
      }
      query={query}
      asked={asked}
      tabs={[]}
      columns={useColumnsOfFreight(places)}
      filters={[]}
      keyOf={({ id }) => String(id)}
      hrefOf={({ id }) => freightPath(id)}
      Card={FreightCard}
      first={{ title: t('freight.firstTitle'), text: t('freight.firstText') }}
    />
  )
}
function useColumnsOfFreight(places: Places): Column<Listed>[] {
  const { t } = useTexts('merchantsmerchant')
  const { short, counted } = useFormat()
  return [
    {
      key: 'name',
      title: t('freight.name'),
      width: 220,
      fixed: true,
      cell: ({ id, name }) => (
        <Link className="strong" to={freightPath(id)}>
          {name}
        </Link>
      ),
    },
    {
      key: 'default',
      title: t('freight.state'),
      width: 120,
      cell: ({ isDefault }) => isDefault && <State kind="done">{t('freight.isDefault')}</State>,
    },
    { key: 'by', title: t('freight.by'), width: 120, cell: ({ chargedBy }) => t(`freight.charged.${chargedBy}`) },
    { key: 'areas', title: t('freight.places'), cell: ({ areas }) => <AreaNames areas={areas} places={places} /> },
    { key: 'fee', title: t('freight.from'), width: 100, right: true, cell: ({ firstFee }) => <Money fen={firstFee} /> },
    {
      key: 'free',
      title: t('freight.free'),
      width: 120,
      right: true,
      cell: ({ freeFromAmount }) => (freeFromAmount === null ? '–' : short(freeFromAmount)),
    },
    {
      key: 'goods',
      title: t('freight.goods'),
      width: 90,
      right: true,
      cell: ({ goods }) => counted(goods),
    },
  ]
}
function FreightCard({ row }: { row: Listed }) {
  const { t } = useTexts('merchantsmerchant')
  return (
    <span className="grow">
      <b className="strong cut">{row.name}</b>
      <span className="row between small muted">
        <span>{t(`freight.charged.${row.chargedBy}`)}</span>
        <span>{t('freight.usedBy', { count: row.goods })}</span>
      </span>
      <span className="row between small">
        <span>
          {t('freight.from')} <Money fen={row.firstFee} />
        </span>
        {row.isDefault && <State kind="done">{t('freight.isDefault')}</State>}
      </span>
    </span>
  )
}
