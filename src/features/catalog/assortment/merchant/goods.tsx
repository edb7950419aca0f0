// A merchant's goods in every state: found, filtered, and changed many at once.
import { Button } from 'antd'
import { useCallback, useMemo, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import './goods.css'
import { sorts, tabs } from '../limits.ts'
import { GoodsBulk, RowMenu } from './goods-acts.tsx'
import { GoodsLines, useColumnsOfGoods } from './goods-cells.tsx'
import { filtersOf, sortOf, type Choices, type Goods } from './goods-desk.ts'
import type { Filter, Tab } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery, type ListQuery } from '#surfaces/console/desk/list/query.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { doublesPath, draftsPath, goodsSheetPath, newGoodsPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

const askedOf = (query: ListQuery) => ({
  ...filtersOf(query.get),
  size: 20,
  sort: sortOf(query.get),
  ...(query.after !== undefined && { after: query.after }),
})
export default function GoodsList() {
  const { t } = useTexts('assortmentmerchant')
  const query = useListQuery()
  const asked = useAsked('/api/v2/mch/goods/page', askedOf(query))
  const counts = useAsked('/api/v2/mch/goods/count', {})
  const choices = useAsked('/api/v2/mch/goods/choices', {}).data
  const writes = useMember().may('goods.write')
  const [again, countAgain] = [asked.again, counts.again]
  const done = useCallback(() => {
    again()
    countAgain()
  }, [again, countAgain])
  const menu = (goods: Goods): ReactNode => (writes ? <RowMenu goods={goods} choices={choices} onDone={done} /> : null)
  const Card = useMemo(
    () =>
      ({ row }: { row: Goods }) => (
        <GoodsLines goods={row} menu={writes ? <RowMenu goods={row} choices={choices} onDone={done} /> : null} />
      ),
    [writes, choices, done],
  )
  const bulk = (picked: readonly Goods[], clear: () => void) => (
    <GoodsBulk picked={picked} choices={choices} onClear={clear} onDone={done} />
  )
  return (
    <ListPage
      name="goods"
      title={t('title')}
      note={useReviewWords(query.get('tab')) ?? t('titleNote')}
      acts={<ListActs writes={writes} search={query.search} />}
      query={query}
      asked={asked}
      tabs={useTabs(counts.data)}
      columns={useColumnsOfGoods(menu)}
      filters={useFilters(choices)}
      placeholder={t('search')}
      keyOf={({ id }) => String(id)}
      Card={Card}
      {...(writes && { bulk })}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  )
}
/** What becomes of goods that nobody has seen; of the others nothing is said. */
function useReviewWords(tab: string | undefined): string | undefined {
  const { t } = useTexts('assortmentmerchant')
  const { data } = useAsked('/api/v2/mch/goods/review/state', {})
  if (!data || data.unreviewed === 0 || (tab !== undefined && tab !== 'unreviewed')) return undefined
  return data.left > 0 ? t('review.left', { count: data.left }) : t('review.free')
}
function ListActs({ writes, search }: { writes: boolean; search: string }) {
  const { t } = useTexts('assortmentmerchant')
  const navigate = useNavigate()
  return (
    <>
      <Button onClick={() => void navigate(doublesPath)}>{t('doubles')}</Button>
      {writes && (
        <>
          <Button onClick={() => void navigate(goodsSheetPath(Object.fromEntries(new URLSearchParams(search))))}>
            {t('act.sheet')}
          </Button>
          <Button onClick={() => void navigate(newGoodsPath())}>{t('act.new')}</Button>
        </>
      )}
    </>
  )
}
function useTabs(counts: Readonly<Record<(typeof tabs)[number], number>> | undefined): Tab[] {
  const { t } = useTexts('assortmentmerchant')
  const { data: drafts } = useAsked('/api/v2/mch/goods/draft/count', {})
  const own = tabs.map((tab) => ({
    key: tab,
    label: t(`tab.${tab}`),
    search: tab === 'all' ? '' : `tab=${tab}`,
    ...(counts && { n: counts[tab] }),
  }))
  // what is written and not on sale yet has a list of its own
  const written = (['draft', 'inReview', 'returned'] as const).map((tab) => ({
    key: tab,
    label: t(`tab.${tab}`),
    path: draftsPath,
    search: tab === 'draft' ? '' : `tab=${tab}`,
    ...(drafts && { n: drafts[tab] }),
  }))
  return [...own, ...written]
}
function useFilters(choices: Choices | undefined): Filter[] {
  const { t } = useTexts('assortmentmerchant')
  const options = (of: readonly { id: number; name: string }[] = []) =>
    of.map(({ id, name }) => ({ value: String(id), label: name }))
  const left = [0, 5, 20].map((n) => ({
    value: String(n),
    label: n === 0 ? t('filter.none') : t('filter.atMost', { n }),
  }))
  return [
    { key: 'category', label: t('column.category'), kind: 'choice', options: options(choices?.categories) },
    { key: 'brand', label: t('column.brand'), kind: 'choice', options: options(choices?.brands) },
    { key: 'freight', label: t('column.freight'), kind: 'choice', options: options(choices?.freightTemplates) },
    { key: 'price', label: t('column.price'), kind: 'span' },
    { key: 'stock', label: t('filter.stock'), kind: 'choice', options: left },
    {
      key: 'sort',
      label: t('filter.sort'),
      kind: 'choice',
      options: sorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) })),
    },
  ]
}
