// Where goods of a claim go back to.
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
