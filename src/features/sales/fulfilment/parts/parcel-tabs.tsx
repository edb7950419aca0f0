// The parcels of an order as tabs, each with how it stands. One parcel alone has none.
import { Link } from 'react-router'
import { stateOfParcel, type Parcel } from '#features/sales/orders/parts/parcel-state.tsx'
import { TabsNav } from '#ui/controls/tabs-nav.tsx'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'

export function ParcelTabs({ orderNo, parcels, at }: { orderNo: string; parcels: readonly Parcel[]; at: number }) {
  const { t } = useTexts(['fulfilment', 'orders'])
  if (parcels.length < 2) return null
  const tabs = parcels.map((parcel, n) => ({
    key: String(parcel.parcelId),
    current: n === at,
    label: (
      <span className="parcel-tab">
        {t('orders:parcels.number', { no: n + 1 })}
        <small>{t(`orders:parcels.status.${stateOfParcel(parcel)}`)}</small>
      </span>
    ),
    link: (
      <Link
        to={hrefWith('/user/user/order/logistics', { orderNo, parcel: parcel.parcelId })}
        replace
        preventScrollReset
        prefetch="intent"
      />
    ),
  }))
  return <TabsNav label={t('tracking.parcels')} tabs={tabs} className="parcel-tabs" />
}
