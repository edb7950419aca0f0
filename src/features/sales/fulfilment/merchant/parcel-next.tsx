// What a merchant does next about a parcel that is in trouble, and whom they call.
import type { Parcel } from './order-desk.ts'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { useTexts } from '#web/texts.tsx'

export function ParcelNext({ parcel }: { parcel: Parcel }) {
  const { t } = useTexts('fulfilmentmerchant')
  const { when } = useFormat()
  const { status, missingAt, trouble, still, movedAt, shippedAt, carrierName, carrierPhone } = parcel
  const what = trouble ?? (still ? 'still' : null)
  if (status !== 'travelling' || missingAt !== null || what === null) return null
  return (
    <p className="note">
      <span className="grow">
        {t(`next.${what}`, { when: when(movedAt ?? shippedAt) })}
        {carrierPhone !== '' && (
          <>
            {' '}
            <a className="link nowrap" href={`tel:${carrierPhone.replaceAll(' ', '')}`}>
              {t('next.call', { name: carrierName, phone: carrierPhone })}
            </a>
          </>
        )}
      </span>
    </p>
  )
}
