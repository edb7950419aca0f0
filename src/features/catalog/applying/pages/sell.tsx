// Selling here, /user/user/shangjiaruzhu: what it gives and costs, the application in five steps, how it stands.
import { useEffect, useState } from 'react'
import { href, useLoaderData, useNavigate, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { ApplicationForm } from '../parts/application-form.tsx'
import { Standing } from '../parts/standing.tsx'
import { TermsOfSelling } from '../parts/terms.tsx'
import '../parts/sell.css'
import { addressLine } from '#features/people/addresses/address-text.ts'
import { NotOffered } from '#surfaces/storefront/visit/not-offered.tsx'
import { Button } from '#ui/controls/button.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { call, requestId, succeeded } from '#web/call.ts'
import { visitContext } from '#web/context.ts'
import { load, toSignIn } from '#web/load.ts'
import { useOffered, type ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { PageTitle } from '#web/page-title.tsx'

export const handle: ShellHandle = { tab: 'me', title: (t) => t('applying:title') }
export const meta = () => []

/** At the top of the long lists: where the shop's languages are at home. */
const near = ['CN', 'ES', 'US']
const nearFirst = (a: { code: string }, b: { code: string }): number =>
  Number(near.includes(b.code)) - Number(near.includes(a.code))

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const detail = await load(visit, '/api/v2/merchant/apply/detail', {})
  const writes = detail.application?.status === 'draft' || detail.application?.status === 'returned'
  const [regions, addresses] = writes
    ? await Promise.all([
        load(visit, '/api/v2/config/region/list', {}),
        load(visit, '/api/v2/user/address/page', { size: 100 }),
      ])
    : [{ records: [] }, { records: [] }]
  const chosen = Number(new URL(request.url).searchParams.get('addressId'))
  return {
    ...detail,
    writes,
    countries: regions.records.map(({ code, name }) => ({ code, name })).toSorted(nearFirst),
    addresses: addresses.records
      .filter(({ misfit }) => misfit === null)
      .map((a) => ({ id: a.id, text: `${a.consignee}, ${addressLine(a, visit.lang)}` })),
    chosenAddress: addresses.records.find(({ id, misfit }) => id === chosen && misfit === null)?.id,
    today: new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(visit.now),
  }
}

export default function SellPage() {
  const loaded = useLoaderData<typeof loader>()
  const { t } = useTexts('applying')
  const { revalidate } = useRevalidator()
  const offered = useOffered('applying')
  const [turn, setTurn] = useState(0)
  const { application, terms } = loaded
  const navigate = useNavigate()
  const hasChosen = loaded.chosenAddress !== undefined
  // the form took it over: in the address it would win over what is chosen later
  useEffect(() => {
    if (hasChosen) void navigate(href('/user/user/shangjiaruzhu'), { replace: true, preventScrollReset: true })
  }, [hasChosen, navigate])
  /** What is there by now, from the beginning. */
  const again = async () => {
    await revalidate()
    setTurn((n) => n + 1)
  }
  return (
    <div className="wrap pt-1 pb-16 md:pt-0">
      <PageTitle of={t('title')} />
      <h1 className="display pt-9 text-48 max-md:sr-only">{t('title')}</h1>
      {(application ? loaded.writes : offered) && <p className="mt-4 mb-6 max-w-[60ch] text-ink-2">{t('intro')}</p>}
      {!application && (offered ? <Begin terms={terms} again={again} /> : <NotOffered />)}
      {application && loaded.writes && (
        <ApplicationForm
          key={`${application.id} ${turn}`}
          application={application}
          countries={loaded.countries}
          offered={{ departments: loaded.departments, addresses: loaded.addresses }}
          today={loaded.today}
          chosenAddress={loaded.chosenAddress}
          reviewHours={terms.reviewHours}
          onSent={async () => {
            toast(t('sent'), { kind: 'success' })
            await again()
            scrollTo({ top: 0 })
          }}
          onReload={() => void again()}
        />
      )}
      {application && !loaded.writes && (
        <Standing
          application={application}
          hasPassword={loaded.hasPassword}
          reviewHours={terms.reviewHours}
          again={again}
        />
      )}
    </div>
  )
}

interface BeginProps {
  terms: React.ComponentProps<typeof TermsOfSelling>['terms']
  again: () => Promise<void>
}
function Begin({ terms, again }: BeginProps) {
  const { t } = useTexts('applying')
  const [busy, setBusy] = useState(false)
  const begin = async () => {
    setBusy(true)
    if (await succeeded(call('/api/v2/merchant/apply/add', { requestId: requestId() }))) await again()
    setBusy(false)
  }
  return (
    <>
      <TermsOfSelling terms={terms} />
      <Button kind="primary" busy={busy} onClick={() => void begin()}>
        {t('begin')}
      </Button>
      <p className="mt-3 text-13 text-ink-2">{t('beginText')}</p>
    </>
  )
}
