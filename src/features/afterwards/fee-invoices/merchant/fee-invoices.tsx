// The invoices that a merchant gets of the platform for its commission.
import { Link } from 'react-router'
import { PaperCard, paperTabs, usePaperColumns, usePaperTabs } from './parts/paper-list.tsx'
import { BackToMoney } from './parts/back-to-money.tsx'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { feeInvoicePath, issuerPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

export default function FeeInvoices() {
  const { t } = useTexts('feeinvoicesmerchant')
  const query = useListQuery()
  const number = query.get('q')?.trim().slice(0, 24)
  const asked = useAsked('/api/v2/mch/feeInvoice/page', {
    size: 20,
    tab: paperTabs.find((tab) => tab === query.get('tab')) ?? 'all',
    ...(number && { number }),
    ...(query.after !== undefined && { after: query.after }),
  })
  return (
    <ListPage
      name="fee-invoices"
      title={t('title')}
      note={t('note')}
      rooms={<Standing />}
      query={query}
      asked={asked}
      tabs={usePaperTabs()}
      columns={usePaperColumns(feeInvoicePath)}
      filters={[]}
      placeholder={t('search')}
      keyOf={({ id }) => String(id)}
      hrefOf={({ id }) => feeInvoicePath(id)}
      Card={PaperCard}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  )
}
/** To whom they are made out, and what waits. */
function Standing() {
  const { t } = useTexts('feeinvoicesmerchant')
  const { data } = useAsked('/api/v2/mch/feeInvoice/summary', {})
  const may = useMember().may('invoice.read')
  return (
    <>
      <BackToMoney />
      {data && data.waiting > 0 && <p className="note">{t('waiting', { count: data.waiting })}</p>}
      {data && (
        <p className="small">
          {data.to ? t('madeOut', data.to) : t('noCompany')}{' '}
          {may && (
            <Link className="link" to={issuerPath}>
              {t(data.to ? 'change' : 'company')}
            </Link>
          )}
        </p>
      )}
    </>
  )
}
