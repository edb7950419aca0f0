// Where the parcels of an order are, /user/user/order/logistics?orderNo=&parcel=: each a tab, its expected day or its
// arrival, its way, what was told of it, what can be done.
import { useState } from 'react'
import { href, Link, useLoaderData, useRevalidator } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { PhoneBar } from '#features/sales/cart/parts/phone-bar.tsx'
import { OrderAddress } from '#features/sales/orders/parts/order-data.tsx'
import { grouped } from '#features/sales/orders/parts/order-number.ts'
import { ParcelDoing } from '#features/sales/orders/parts/parcel-doing.tsx'
import { ReceiptDialog } from '#features/sales/orders/parts/receipt-dialog.tsx'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { visitContext } from '#web/context.ts'
import { hrefWith } from '#web/href-with.ts'
import { load, noSuchPage, toSignIn } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { ParcelCarrier, ParcelInside } from '../parts/parcel-side.tsx'
import { ParcelHead } from '../parts/parcel-head.tsx'
import { ParcelNote } from '../parts/parcel-note.tsx'
import { ParcelTabs } from '../parts/parcel-tabs.tsx'
import { ScanDays } from '../parts/scan-days.tsx'
import '#features/sales/cart/parts/buying.css'
import '#features/sales/orders/parts/orders.css'
import '../parts/tracking.css'
import { PageTitle } from '#web/page-title.tsx'

export const handle: ShellHandle = { tab: 'me', area: 'wide', title: (t) => t('fulfilment:tracking.title') }
export const meta = () => []

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const asked = new URL(request.url).searchParams
  const orderNo = asked.get('orderNo') ?? ''
  if (!/^\d{12,32}$/.test(orderNo)) throw noSuchPage()
  const [order, way] = await Promise.all([
    load(visit, '/api/v2/order/sell/detail', { orderNo }),
    load(visit, '/api/v2/order/sell/logistics', { orderNo }),
  ])
  const { parcels } = way
  if (parcels.length === 0) throw noSuchPage()
  const named = parcels.findIndex(({ parcelId }) => String(parcelId) === asked.get('parcel'))
  const travelling = parcels.findIndex(({ status }) => status === 'travelling')
  return { order, way, at: Math.max(0, named === -1 ? travelling : named), now: visit.now }
}

export default function LogisticsPage() {
  const { order, way, at, now } = useLoaderData<typeof loader>()
  const { t } = useTexts(['fulfilment', 'orders'])
  const parcel = way.parcels[at]!
  const { orderNo } = order
  const crumbs = [
    { label: t('orders:detail.me'), link: <Link to={href('/user/user')} /> },
    { label: t('orders:detail.orders'), link: <Link to={href('/user/user/order')} /> },
    { label: grouped(orderNo), link: <Link to={hrefWith('/user/user/order/details', { orderNo })} /> },
  ]
  return (
    <div className="wrap pb-8">
      <PageTitle of={t('tracking.title')} />
      <Breadcrumb className="wide-only" label={t('tracking.crumbs')} crumbs={crumbs} here={t('tracking.title')} />
      <ParcelTabs orderNo={orderNo} parcels={way.parcels} at={at} />
      <ParcelHead parcel={parcel} destination={way.destination} now={now}>
        <Doing key={parcel.parcelId} />
      </ParcelHead>
      <ParcelNote parcel={parcel} />
      <div className="buy-two">
        <div>
          <ScanDays key={parcel.parcelId} parcel={parcel} />
        </div>
        <div>
          <ParcelCarrier parcel={parcel} />
          <ParcelInside parcel={parcel} />
          <OrderAddress order={order} />
        </div>
      </div>
    </div>
  )
}

/** What can be done about the parcel: beside its head on a wide screen, at the lower edge of a phone. */
function Doing() {
  const { way, at } = useLoaderData<typeof loader>()
  const { t } = useTexts('fulfilment')
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState(false)
  const parcel = way.parcels[at]!
  if (parcel.status !== 'travelling') return null
  const doing = <ParcelDoing parcel={parcel} size="md" reload={revalidate} onArrived={() => setAsked(true)} />
  return (
    <>
      <div className="wide-only parcel-acts">{doing}</div>
      <PhoneBar label={t('tracking.title')} className="order-bar parcel-bar">
        {doing}
      </PhoneBar>
      <ReceiptDialog
        orderNo={asked ? way.orderNo : undefined}
        parcelId={parcel.parcelId}
        onClose={() => setAsked(false)}
        onDone={revalidate}
      />
    </>
  )
}
