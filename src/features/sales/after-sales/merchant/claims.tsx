// A merchant's claims: what waits for its word by the time that is left.
import { Link } from 'react-router'
import { ClaimCard, restOf, useClaimColumns, useClaimFilters } from './claim-list.tsx'
import type { Tab } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { useAsked, useStirred } from '#surfaces/console/desk/use-call.ts'
import { claimPath, returnAddressesPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

const tabs = ['mine', 'open', 'refunding', 'ended', 'all'] as const
type TabName = (typeof tabs)[number]
const tabOf = (text: string | undefined): TabName => tabs.find((tab) => tab === text) ?? 'mine'

export default function Claims() {
  const { t } = useTexts('aftersalesmerchant')
  const query = useListQuery()
  const asked = useAsked('/api/v2/mch/refund/page', { tab: tabOf(query.get('tab')), ...restOf(query) })
  const { data: counts, again } = useAsked('/api/v2/mch/refund/count', {})
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
      title={t('claims')}
      note={counts && t('note', { mine: counts.mine, others: counts.open - counts.mine })}
      acts={
        useMember().may('shop.read') && (
          <Link className="link small" to={returnAddressesPath}>
            {t('addresses')}
          </Link>
        )
      }
      query={query}
      asked={asked}
      tabs={ownTabs}
      columns={useClaimColumns()}
      filters={useClaimFilters()}
      placeholder={t('search')}
      keyOf={(row) => row.serviceNo}
      hrefOf={(row) => claimPath(row.serviceNo)}
      Card={ClaimCard}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  )
}
