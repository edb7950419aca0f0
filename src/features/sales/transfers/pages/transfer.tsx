// Paying by bank transfer, /shoppingCart/transfer?payNo=: where to send what, proofs of it, and how it stands.
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { Over } from '../parts/over.tsx'
import { Sending } from '../parts/sending.tsx'
import type { Which } from '../parts/shown.ts'
import { Standing } from '../parts/standing.tsx'
import { TransferHead } from '../parts/transfer-head.tsx'
import '../parts/transfer.css'
import { NoPayment } from '#features/sales/payments/parts/no-payment.tsx'
import { visitContext } from '#web/context.ts'
import { load, toSignIn } from '#web/load.ts'
import { PageTitle } from '#web/page-title.tsx'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'

export const handle: ShellHandle = { shell: 'lean', step: 2 }
/** Where it was asked for by a link, that is nobody else's to know. */
export const meta = () => [{ name: 'referrer', content: 'no-referrer' }]

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const asked = new URL(request.url).searchParams
  const [payNo, token] = [asked.get('payNo') ?? '', asked.get('token') ?? '']
  const which: Which = /^[\w-]{43}$/.test(token) ? { token } : { payNo }
  if (which.payNo !== undefined && !/^\d{12,32}$/.test(payNo))
    return { shown: null, countries: [], now: visit.now, which }
  const [shown, regions] = await Promise.all([
    load(visit, '/api/v2/order/pay/transfer/detail', which),
    load(visit, '/api/v2/config/region/list', {}),
  ])
  return { shown, countries: regions.records, now: visit.now, which }
}

export default function TransferPage() {
  const { shown, countries, now, which } = useLoaderData<typeof loader>()
  const { t } = useTexts('transfers')
  if (!shown)
    return (
      <div className="wrap">
        <PageTitle of={t('title')} />
        <NoPayment />
      </div>
    )
  const sends = shown.obstacle === null && shown.recipient !== null
  return (
    <div className="wrap">
      <PageTitle of={t('title')} />
      <TransferHead shown={shown} now={now} />
      {sends ? (
        <Sending shown={shown} which={which} recipient={shown.recipient!} countries={countries} />
      ) : shown.inReview ? (
        <Standing shown={shown} />
      ) : (
        <Over shown={shown} which={which} />
      )}
    </div>
  )
}
