// What became of a payment, /shoppingCart/paySuccess?payNo=: checking, provider asked, paid, not heard of, closed.
// The page never claims what the shop has not said.
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { useEffect } from 'react'
import { Link, useLoaderData, useLocation } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { visitContext } from '#web/context.ts'
import { load, toSignIn } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useMoment } from '#ui/text/moment.tsx'
import type { Cashier } from '../parts/cashier.ts'
import { Ended, InReview } from '../parts/ended.tsx'
import { NoPayment } from '../parts/no-payment.tsx'
import { lookOf } from '../parts/looks.ts'
import type { OnTheWay } from '../parts/use-pay.ts'
import { usePaymentStatus } from '../parts/use-payment-status.ts'
import '../parts/cashier.css'
import { PageTitle } from '#web/page-title.tsx'

export const handle: ShellHandle = { shell: 'lean', step: 3 }
export const meta = () => []

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const payNo = new URL(request.url).searchParams.get('payNo') ?? ''
  return { cashier: /^\d{12,32}$/.test(payNo) ? await load(visit, '/api/v2/order/pay/cashier', { payNo }) : null }
}

export default function ResultPage() {
  const { cashier } = useLoaderData<typeof loader>()
  const { t } = useTexts('payments')
  return (
    <div className="wrap">
      <PageTitle of={t('result.title')} />
      {cashier ? <Result key={cashier.payNo} cashier={cashier} /> : <NoPayment />}
    </div>
  )
}

function Result({ cashier }: { cashier: Cashier }) {
  const { status, fault, watching, again } = usePaymentStatus(cashier.payNo, cashier.status !== 'open')
  const state = status?.status ?? cashier.status
  const asking = status?.asking ?? cashier.asking
  const toProvider = (useLocation().state as Partial<OnTheWay> | null)?.toProvider === true
  const goOn = toProvider && state === 'open' ? (status?.redirectUrl ?? null) : null
  useEffect(() => {
    // not assign: whoever comes back from there must not be sent there again
    if (goOn !== null) location.replace(goOn)
  }, [goOn])
  const { Paid } = lookOf(cashier)
  if (state === 'paid') return <Paid cashier={cashier} status={status} />
  if (state !== 'open') return <Ended cashier={{ ...cashier, status: state, asking }} />
  if (status?.inReview ?? cashier.inReview) return <InReview cashier={cashier} />
  if (watching) return <Waiting asking={asking} />
  return <NotHeard cashier={cashier} asking={asking} fault={fault} onAgain={again} />
}

/** `asking`: the provider is slow, and there is nothing to be done but wait. */
function Waiting({ asking }: { asking: boolean }) {
  const { t } = useTexts('payments')
  return (
    <div className="pay-result text-center" role="status" aria-busy="true">
      <div className="pay-wait" aria-hidden="true" />
      <h1 className="display text-36">{asking ? t('result.asking') : t('result.checking')}</h1>
      <p className="mt-3 text-ink-2">{asking ? t('result.askingText') : t('result.checkingText')}</p>
    </div>
  )
}

/** `fault`: the shop could not be asked. */
function NotHeard({
  cashier,
  asking,
  fault,
  onAgain,
}: {
  cashier: Cashier
  asking: boolean
  fault: string | undefined
  onAgain: () => void
}) {
  const { t } = useTexts('payments')
  const moment = useMoment()
  const cashierPage = hrefWith('/shoppingCart/payOrder', { payNo: cashier.payNo })
  return (
    <div className="pay-result">
      {fault && (
        <Banner tone="error" live className="mb-6">
          {fault}
        </Banner>
      )}
      <Empty
        level={1}
        drawing="cut"
        title={fault ? t('result.failed') : asking ? t('result.asking') : t('result.slow')}
        text={
          fault
            ? t(lookOf(cashier).words.failed, { time: moment(cashier.expiresAt, 'time') })
            : asking
              ? t('result.askingLong')
              : t('result.slowText')
        }
        action={
          <>
            <Button kind="primary" onClick={onAgain}>
              {fault ? t('result.retry') : asking ? t('result.askAgain') : t('result.iPaid')}
            </Button>
            <Button render={<Link to={cashierPage} replace />}>{t('result.otherWay')}</Button>
          </>
        }
      />
    </div>
  )
}
