// Where it goes and what that costs, and what the merchant promises. Freight follows SKU, quantity and place.
import { ShieldCheck, Truck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import type { Calls } from '#kernel/call/contract.ts'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { shortPrice } from '#ui/goods/price-text.ts'
import { useMoment } from '#ui/text/moment.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { call } from '#web/call.ts'
import { placeText, type Place } from '#surfaces/storefront/visit/place.ts'
import { useStorefront } from '#surfaces/storefront/visit/root.ts'
import { PlaceChoice, usePlaceName } from '#surfaces/storefront/visit/deliver-to.tsx'
import { usePreview } from '#surfaces/storefront/goods/preview.ts'
import type { Goods } from '#surfaces/storefront/goods/sku-choice.ts'
import type { Chosen } from '#surfaces/storefront/goods/use-choice.ts'

export type Freight = Calls['/api/v2/goods/goods/freight']['output'] | undefined

const anywhere: Place = { country: 'CN', stateCode: '31' }
const known = ['freeFreight', 'return7', 'invoice', 'fragileCover', 'repair', 'fresh', 'inStock'] as const

export function DeliveryRows({ goods, choice, served }: { goods: Goods; choice: Chosen; served: Freight }) {
  const { t } = useTexts('products')
  const place = useStorefront()?.place ?? anywhere
  const name = usePlaceName(place)
  const freight = useFreight(choice, place, served)
  const services = known.filter((s) => goods.services.includes(s))
  return (
    <div className="goods-rows">
      {goods.status === 'onSale' && (
        <PlaceChoice place={place}>
          {(open) => (
            <div>
              <Icon of={Truck} size={20} />
              <span aria-live="polite">
                <FreightWords freight={freight} />
                {freight?.arrives && <Expected days={freight.arrives} />}
                <small>
                  {t('goods.deliver', { place: name })}
                  {goods.merchant.place && ` · ${t('goods.shipsFrom', { place: goods.merchant.place })}`}
                </small>
              </span>
              <TextLink onClick={open}>{t('goods.change')}</TextLink>
            </div>
          )}
        </PlaceChoice>
      )}
      {services.length > 0 && (
        <div>
          <Icon of={ShieldCheck} size={20} />
          <span>
            {t('goods.services')}
            <small>{services.map((s) => t(`goods.service.${s}`)).join(' · ')}</small>
          </span>
          <TextLink render={<a href="#notes" />}>{t('goods.toNotes')}</TextLink>
        </div>
      )}
    </div>
  )
}

function FreightWords({ freight }: { freight: Freight }) {
  const { t } = useTexts('products')
  const lang = useLang()
  if (!freight) return t('goods.noFreight')
  if (!freight.deliverable) return <b className="font-semibold text-warning">{t('goods.noRange')}</b>
  if (freight.freight === 0) return t('goods.freightFree')
  const from = freight.freeFromAmount
  return (
    <>
      {t('goods.freight', { price: shortPrice(freight.freight, lang) })}
      {from !== null && from > 0 && <small>{t('goods.freightFrom', { price: shortPrice(from, lang) })}</small>}
    </>
  )
}

/** The days on which it is expected, in the reader's own time zone. */
function Expected({ days: { from, until } }: { days: NonNullable<NonNullable<Freight>['arrives']> }) {
  const { t } = useTexts('products')
  const moment = useMoment()
  const [first, last] = [moment(from, 'day'), moment(until, 'day')]
  return (
    <small className="font-semibold text-ink" suppressHydrationWarning>
      {first === last ? t('goods.arrivesOn', { day: first }) : t('goods.arrives', { from: first, until: last })}
    </small>
  )
}

/** The server's answer for the first choice, then one's own questions; the last answer stays until the next comes. */
function useFreight({ shown: sku, quantity }: Chosen, place: Place, served: Freight): Freight {
  const asked = `${sku?.id} ${quantity} ${placeText(place)}`
  const [first] = useState(`${sku?.id} 1`)
  const [answer, setAnswer] = useState<{ to: string; freight: Freight }>()
  const preview = usePreview()
  const needed = !preview && sku !== undefined && asked !== `${first} ${placeText(place)}`
  useEffect(() => {
    if (!needed) return undefined
    const stop = new AbortController()
    const timer = setTimeout(() => {
      call(
        '/api/v2/goods/goods/freight',
        { skuId: sku.id, quantity, ...place },
        { quiet: true, signal: stop.signal },
      ).then(
        (freight) => setAnswer({ to: asked, freight }),
        () => !stop.signal.aborted && setAnswer({ to: asked, freight: undefined }),
      )
    }, 300)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- `asked` says all of it
  }, [asked, needed])
  return needed && answer ? answer.freight : served
}
