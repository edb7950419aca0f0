// The orders of all merchants, as staff read them.
import { Link } from 'react-router'
import { askedOf, deskTabs, OrderCard, useOrderColumns, useOrderFilters } from '../merchant/orders.tsx'
import { findMerchants } from './parts/find-merchants.ts'
import type { Output } from '#surfaces/console/desk/call.ts'
import type { Column } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { useTodo } from '#surfaces/console/desk/todo.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { orderPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Row = Output<'/api/v2/admin/order/page'>['records'][number]

export default function StaffOrders() {
  const { t } = useTexts('fulfilmentmerchant')
  const query = useListQuery()
  const { todo } = useTodo()
  const merchantId = Number(query.get('merchant')) || undefined
  const asked = useAsked('/api/v2/admin/order/page', {
    ...askedOf(query, 'all'),
    ...(merchantId !== undefined && { merchantId }),
  })
  const [first, ...columns] = useOrderColumns()
  return (
    <ListPage
      name="orders"
      title={t('orders')}
      note={todo?.unanswered ? t('unanswered', { count: todo.unanswered }) : undefined}
      query={query}
      asked={asked}
      tabs={deskTabs('all').map(({ tab, search }) => ({
        key: tab,
        label: t(`tab.${tab}`),
        search,
        ...(tab === 'missing' && { n: todo?.unanswered ?? 0, late: true }),
        ...(tab === 'trouble' && { n: todo?.trouble ?? 0 }),
      }))}
      columns={[first!, useMerchantColumn(), ...columns]}
      filters={[
        { key: 'merchant', label: t('column.merchant'), kind: 'found', find: findMerchants },
        ...useOrderFilters(),
      ]}
      placeholder={t('search')}
      keyOf={(row) => row.orderNo}
      hrefOf={(row) => orderPath(row.orderNo)}
      Card={OrderCard}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  )
}

/** A press shows the orders of that merchant alone. */
function useMerchantColumn(): Column<Row> {
  const { t } = useTexts('fulfilmentmerchant')
  return {
    key: 'merchant',
    title: t('column.merchant'),
    width: 128,
    cell: ({ merchant: { merchantId, name } }) => (
      <Link to={{ search: `merchant=${merchantId}` }} title={t('ofMerchant', { name })}>
        {name}
      </Link>
    ),
  }
}
