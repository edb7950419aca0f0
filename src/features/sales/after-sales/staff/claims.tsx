// The claims of all merchants: what waits for staff first, by the time that is left.
import { ClaimCard, restOf, useClaimColumns, useClaimFilters } from '../merchant/claim-list.tsx'
import type { Tab } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { useAsked, useStirred } from '#surfaces/console/desk/use-call.ts'
import { claimPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

const tabs = ['mine', 'appeal', 'notArrived', 'replenishment', 'open', 'refunding', 'ended', 'all'] as const
type TabName = (typeof tabs)[number]
const tabOf = (text: string | undefined): TabName => tabs.find((tab) => tab === text) ?? 'mine'

export default function StaffClaims() {
  const { t } = useTexts(['aftersalesstaff', 'aftersalesmerchant'])
  const query = useListQuery()
  const asked = useAsked('/api/v2/admin/refund/page', { tab: tabOf(query.get('tab')), ...restOf(query) })
  const { data: counts, again } = useAsked('/api/v2/admin/refund/count', {})
  useStirred(again, 'claims')
  const n: Partial<Record<TabName, number>> = counts ? { mine: counts.mine, open: counts.open } : {}
  const ownTabs: Tab[] = tabs.map((tab) => ({
    key: tab,
    label: t(`tab.${tab}`),
    search: tab === 'mine' ? '' : `tab=${tab}`,
    ...(n[tab] !== undefined && { n: n[tab] }),
  }))
  return (
    <ListPage
      name="claims"
      title={t('aftersalesmerchant:claims')}
      note={counts && t('note', { mine: counts.mine, open: counts.open })}
      query={query}
      asked={asked}
      tabs={ownTabs}
      columns={useClaimColumns({ ofShops: true })}
      filters={useClaimFilters()}
      placeholder={t('aftersalesmerchant:search')}
      keyOf={(row) => row.serviceNo}
      hrefOf={(row) => claimPath(row.serviceNo)}
      Card={ClaimCard}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  )
}
