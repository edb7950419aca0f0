// What troubles a parcel, where its buyer can do something about it or should know.
import type { Parcel } from '#features/sales/orders/parts/parcel-state.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { useMoment } from '#ui/text/moment.tsx'
import { useTexts } from '#web/texts.tsx'

export function ParcelNote({ parcel }: { parcel: Parcel }) {
  const { t } = useTexts('fulfilment')
  const moment = useMoment()
  const { status, missingUntil, trouble, still, mayMiss, deliveredAt, movedAt, shippedAt } = parcel
  if (status !== 'travelling') return null
  const words = () => {
    if (missingUntil !== null) return t('tracking.missing', { when: moment(missingUntil, 'short') })
    if (trouble === 'back' || trouble === 'problem') return t(`tracking.${trouble}`)
    if (trouble !== null) return t('tracking.unheard')
    if (still) return t('tracking.still', { when: moment(movedAt ?? shippedAt, 'short') })
    return mayMiss && deliveredAt === null ? t('tracking.late') : undefined
  }
  const said = words()
  if (said === undefined) return null
  return (
    <Banner tone={missingUntil === null ? 'warning' : 'info'} className="parcel-note">
      <span suppressHydrationWarning>{said}</span>
    </Banner>
  )
}
