// Beside a parcel's way: who carries it, under which waybill, whom to call; what is in it.
import { countedAs } from '#features/catalog/products/sold-by.ts'
import { LinePicture } from '#features/sales/cart/parts/line-picture.tsx'
import type { Parcel } from '#features/sales/orders/parts/parcel-state.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { useTexts } from '#web/texts.tsx'

export function ParcelCarrier({ parcel: { carrierName, waybill, carrierPhone, carrierSite } }: { parcel: Parcel }) {
  const { t } = useTexts(['fulfilment', 'storefront'])
  return (
    <Panel title={carrierName || t('tracking.own')} className="buy-block">
      {waybill && (
        <dl className="parcel-facts">
          <div>
            <dt>{t('tracking.waybill')}</dt>
            <dd>
              <span>{waybill}</span>
              <span>
                <CopyButton
                  text={waybill}
                  label={t('storefront:words.copy')}
                  doneLabel={t('storefront:words.copied')}
                  failedLabel={t('storefront:words.copyFailed')}
                />
              </span>
            </dd>
          </div>
          {carrierPhone && (
            <div>
              <dt>{t('tracking.phone')}</dt>
              <dd>
                <span>{carrierPhone}</span>
                <TextLink render={<a href={`tel:${carrierPhone.replace(/\s/g, '')}`} />}>{t('tracking.call')}</TextLink>
              </dd>
            </div>
          )}
          {carrierSite && (
            <div>
              <dt>{t('tracking.site')}</dt>
              <dd>
                <TextLink render={<a href={carrierSite} rel="noreferrer" target="_blank" />}>
                  {t('tracking.atCarrier')}
                </TextLink>
              </dd>
            </div>
          )}
        </dl>
      )}
    </Panel>
  )
}

export function ParcelInside({ parcel: { lines } }: { parcel: Parcel }) {
  const { t } = useTexts('fulfilment')
  return (
    <Panel title={t('tracking.inside')} className="buy-block">
      <ul className="parcel-inside">
        {lines.map((line) => (
          <li key={line.orderLineId}>
            <LinePicture file={line.picture} size={56} />
            <span>
              {line.title}
              <small>× {countedAs(line.quantity, line.unit)}</small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
