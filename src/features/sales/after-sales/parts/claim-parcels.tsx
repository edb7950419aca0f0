// Where goods of a claim travel: the address to send them to, the way back, what was refused, the replacement.
import { Package, ReceiptText } from 'lucide-react'
import { grouped } from '#features/sales/orders/parts/order-number.ts'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { shortPrice } from '#ui/goods/price-text.ts'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'
import type { Claim } from './situation.ts'
import '#features/sales/cart/parts/buying.css'
import './claims.css'

/** `max`: of return freight, in fen, where it is repaid. */
export function ReturnAddress({ claim, max }: { claim: Claim; max: number }) {
  const { t } = useTexts(['aftersales', 'storefront'])
  const lang = useLang()
  const { returnAddress: to, serviceNo, reason } = claim
  if (!to) return null
  return (
    <section className="buy-block">
      <div className="buy-block-head">
        <h2 className="display">{t('detail.to')}</h2>
        <span>
          <CopyButton
            text={`${to.consignee} ${to.phone}\n${to.text}\n${t('detail.slip', { no: serviceNo })}`}
            label={t('detail.copyAll')}
            doneLabel={t('storefront:words.copied')}
            failedLabel={t('storefront:words.copyFailed')}
          />
        </span>
      </div>
      <div className="claim-address">
        <p>
          <b className="font-semibold">{to.consignee}</b> <span className="text-ink-2 tabular-nums">{to.phone}</span>
        </p>
        <p className="mt-1 text-ink-2">{to.text}</p>
      </div>
      <ul className="claim-says">
        <li>
          <Icon of={Package} size={18} />
          <span>{t('detail.slip', { no: grouped(serviceNo) })}</span>
        </li>
        <li>
          <Icon of={ReceiptText} size={18} />
          <span>
            {reason.fault === 'merchant'
              ? t('detail.feeMerchant', { amount: shortPrice(max, lang) })
              : t('detail.feeBuyer')}
          </span>
        </li>
      </ul>
    </section>
  )
}

/** Parcels of a claim, the newest first. */
export function ClaimParcels({ claim }: { claim: Claim }) {
  const { t } = useTexts(['aftersales', 'storefront'])
  const parcels = [
    { key: 'replacement', parcel: claim.replacement },
    { key: 'sentBack', parcel: claim.sentBack },
    { key: 'returned', parcel: claim.returned },
  ] as const
  const shown = parcels.flatMap(({ key, parcel }) => (parcel ? [{ key, ...parcel }] : []))
  if (shown.length === 0) return null
  return (
    <div className="buy-block">
      {shown.map(({ key, carrierName, waybill }) => (
        <p key={key} className="claim-parcel">
          <span className="text-ink-2">{t(`detail.${key}`)}</span>
          <span className="tabular-nums">
            {waybill === '' ? t('detail.own') : t('detail.waybillOf', { carrier: carrierName, waybill })}
          </span>
          {waybill !== '' && (
            <CopyButton
              text={waybill}
              label={t('storefront:words.copy')}
              doneLabel={t('storefront:words.copied')}
              failedLabel={t('storefront:words.copyFailed')}
            />
          )}
        </p>
      ))}
    </div>
  )
}
