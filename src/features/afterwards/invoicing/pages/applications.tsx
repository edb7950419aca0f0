// My wishes for invoices, /user/user/invoice/applications: what became of each, and its papers.
import { href, Link, useLoaderData, useRevalidator } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { ApplicationCard } from '../parts/application-card.tsx'
import { InvoiceTabs } from '#features/money/invoices/parts/invoice-tabs.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { call, requestId, succeeded } from '#web/call.ts'
import { visitContext } from '#web/context.ts'
import { hrefWith } from '#web/href-with.ts'
import { load, toSignIn } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { PageTitle } from '#web/page-title.tsx'

export const handle: ShellHandle = { tab: 'me', title: (t) => t('invoicing:title') }
export const meta = () => []

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const after = new URL(request.url).searchParams.get('after') ?? undefined
  return load(visit, '/api/v2/invoice/apply/page', { size: 20, ...(after && { after }) })
}

export default function ApplicationsPage() {
  const { records, next } = useLoaderData<typeof loader>()
  const { t } = useTexts('invoicing')
  const { revalidate } = useRevalidator()
  const withdraw = async (id: number) => {
    const said = () => toast(t('withdrawn'))
    await succeeded(call('/api/v2/invoice/apply/withdraw', { id, requestId: requestId() }, { said }))
    await revalidate()
  }
  return (
    <div className="wrap pb-16">
      <PageTitle of={t('title')} />
      <h1 className="display pt-9 max-md:sr-only pb-4 text-48">{t('title')}</h1>
      <InvoiceTabs current="applications" />
      {records.length === 0 ? (
        <Nothing />
      ) : (
        <ul className="mt-2" aria-label={t('title')}>
          {records.map((application) => (
            <ApplicationCard
              key={application.id}
              application={application}
              onWithdraw={() => void withdraw(application.id)}
            />
          ))}
        </ul>
      )}
      {next !== null && (
        <p className="border-t border-hairline pt-5">
          <TextLink render={<Link to={hrefWith('/user/user/invoice/applications', { after: next })} />}>
            {t('more')}
          </TextLink>
        </p>
      )}
    </div>
  )
}
function Nothing() {
  const { t } = useTexts('invoicing')
  return (
    <Empty
      drawing="box"
      title={t('none.title')}
      text={t('none.text')}
      action={
        <Button kind="primary" render={<Link to={href('/user/user/order')} />}>
          {t('none.orders')}
        </Button>
      }
    />
  )
}
