// What a merchant writes and has not published: being written, with staff, returned by them.
import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import type { Output } from '#surfaces/console/desk/call.ts'
import type { Column, Tab } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Pic } from '#surfaces/console/desk/pic.tsx'
import { State, type StateKind } from '#surfaces/console/desk/state.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { goodsEditorPath, newGoodsPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Draft = Output<'/api/v2/mch/goods/draft/page'>['records'][number]
const tabs = ['draft', 'inReview', 'returned'] as const
const looks: Record<Draft['state'], StateKind> = { draft: 'few', inReview: 'pay', returned: 'bad' }
const placeOf = ({ id, productId }: Draft): string =>
  productId === null ? newGoodsPath(id) : goodsEditorPath(productId)

export default function Drafts() {
  const { t } = useTexts('editingmerchant')
  const query = useListQuery()
  const go = useNavigate()
  const writes = useMember().may('goods.write')
  const asked = useAsked('/api/v2/mch/goods/draft/page', {
    size: 20,
    tab: tabs.find((tab) => tab === query.get('tab')) ?? 'draft',
    ...(query.after !== undefined && { after: query.after }),
  })
  const { data: counts } = useAsked('/api/v2/mch/goods/draft/count', {})
  const ownTabs: Tab[] = tabs.map((tab) => ({
    key: tab,
    label: t(`tab.${tab}`),
    search: tab === 'draft' ? '' : `tab=${tab}`,
    ...(counts && { n: counts[tab] }),
  }))
  return (
    <ListPage
      name="drafts"
      title={t('drafts')}
      note={t('draftsNote')}
      acts={
        writes && (
          <Button type="primary" icon={<Plus size={15} />} onClick={() => void go(newGoodsPath())}>
            {t('newGoods')}
          </Button>
        )
      }
      query={query}
      asked={asked}
      tabs={ownTabs}
      columns={useColumns()}
      filters={[]}
      keyOf={({ id }) => String(id)}
      hrefOf={placeOf}
      Card={DraftCard}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  )
}
function useColumns(): Column<Draft>[] {
  const { t } = useTexts('editingmerchant')
  return [
    {
      key: 'goods',
      title: t('list.goods'),
      fixed: true,
      cell: (row) => (
        <span className="row">
          <Pic of={row.picture} />
          <Link className="strong cut" to={placeOf(row)}>
            {row.title || t('untitled')}
          </Link>
        </span>
      ),
    },
    { key: 'what', title: t('list.what'), width: 150, cell: (row) => t(row.productId === null ? 'isNew' : 'isChange') },
    { key: 'state', title: t('list.state'), width: 180, cell: (row) => <DraftState row={row} /> },
    { key: 'skus', title: t('list.skus'), width: 100, right: true, cell: ({ skus }) => skus },
    { key: 'by', title: t('list.by'), width: 150, cell: ({ savedBy }) => <span className="cut">{savedBy}</span> },
    { key: 'at', title: t('list.at'), width: 130, cell: ({ savedAt }) => <Time at={savedAt} /> },
  ]
}
function DraftState({ row }: { row: Draft }) {
  const { t } = useTexts('editingmerchant')
  return <State kind={looks[row.state]}>{t(`state.${row.state}`)}</State>
}
function DraftCard({ row }: { row: Draft }) {
  const { t } = useTexts('editingmerchant')
  return (
    <>
      <Pic of={row.picture} size={44} />
      <span className="grow">
        <b className="strong cut">{row.title || t('untitled')}</b>
        <span className="row between small muted">
          <span className="cut">{t(row.productId === null ? 'isNew' : 'isChange')}</span>
          <Time at={row.savedAt} />
        </span>
        <span className="row between small">
          <DraftState row={row} />
        </span>
      </span>
    </>
  )
}
