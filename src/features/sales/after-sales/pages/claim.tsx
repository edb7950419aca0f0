// One claim in full, /user/user/orderRefund/details?serviceNo=: whose turn it is and until when, what can be done,
// where goods go, what was said, what goes back.
import { hrefWith } from '#web/href-with.ts'
import { href, Link, useLoaderData, useRevalidator } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { grouped } from '#features/sales/orders/parts/order-number.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { visitContext } from '#web/context.ts'
import { load, loadIfPossible, noSuchPage, toSignIn } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { ClaimActions } from '../parts/claim-actions.tsx'
import { ClaimFacts, ClaimMoney } from '../parts/claim-data.tsx'
import { ClaimParcels } from '../parts/claim-parcels.tsx'
import { ReturnAddress } from '../parts/return-address.tsx'
import { useSent } from '../parts/just-sent.ts'
import { ClaimStory } from '../parts/claim-story.tsx'
import { ClaimStages, ClaimTurn } from '../parts/claim-turn.tsx'
import '#features/sales/cart/parts/buying.css'
import { PageTitle } from '#web/page-title.tsx'

export const handle: ShellHandle = { tab: 'me', area: 'wide', title: (t) => t('aftersales:list.title') }
export const meta = () => []

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const serviceNo = new URL(request.url).searchParams.get('serviceNo') ?? ''
  if (!/^\d{12,32}$/.test(serviceNo)) throw noSuchPage()
  const claim = await load(visit, '/api/v2/order/refund/detail', { serviceNo })
  const { orderNo, line } = claim
  const preview = await loadIfPossible(visit, '/api/v2/order/refund/preview', { orderNo })
  const free = preview?.lines.find((each) => each.orderLineId === line.orderLineId)?.claimable ?? 0
  const over = claim.status === 'closed' || claim.status === 'cancelledByUser'
  return { claim, again: over && free > 0, freightMax: preview?.returnFreightMax ?? 0, now: visit.now }
}

export default function ClaimPage() {
  const { claim, again, freightMax, now } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const { t } = useTexts('aftersales')
  const { serviceNo, orderNo } = claim
  const crumbs = [
    { label: t('detail.me'), link: <Link to={href('/user/user')} /> },
    { label: t('detail.claims'), link: <Link to={href('/user/user/orderRefund')} /> },
    { label: grouped(orderNo), link: <Link to={hrefWith('/user/user/order/details', { orderNo })} /> },
  ]
  const wanted = claim.status === 'toBeReturned'
  return (
    <div className="wrap pb-8">
      <PageTitle of={t('detail.title', { no: serviceNo })} />
      <Breadcrumb className="wide-only" label={t('detail.crumbs')} crumbs={crumbs} here={grouped(serviceNo)} />
      <Sent />
      <ClaimTurn key={`${claim.version}`} claim={claim} now={now} />
      <ClaimStages claim={claim} />
      <div className="buy-two">
        <div>
          <ClaimActions claim={claim} again={again} reload={revalidate} />
          {wanted && <ReturnAddress claim={claim} max={freightMax} />}
          <ClaimParcels claim={claim} />
          <ClaimStory claim={claim} />
        </div>
        <div>
          <ClaimFacts claim={claim} />
          <ClaimMoney claim={claim} />
        </div>
      </div>
    </div>
  )
}

/** It was just sent: what happens next stands right below. */
function Sent() {
  const { t } = useTexts('aftersales')
  if (useSent() === 0) return null
  return (
    <Banner tone="success" live className="mt-4">
      {t('detail.sentTitle')}
    </Banner>
  )
}
