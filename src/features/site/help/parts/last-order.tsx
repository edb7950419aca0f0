// The last order of whoever asks: most questions are about it.
import { hrefWith } from '#web/href-with.ts'
import { Link } from 'react-router'
import './help.css'
import { grouped } from '#features/sales/orders/parts/order-number.ts'
import { TextLink } from '#ui/text/text-link.tsx'
import { useTexts } from '#web/texts.tsx'

export function LastOrder({ orderNo }: { orderNo: string }) {
  const { t } = useTexts('help')
  return (
    <section aria-labelledby="help-order">
      <h2 id="help-order">{t('order')}</h2>
      <p>{t('orderNo', { no: grouped(orderNo) })}</p>
      <p className="help-ways">
        <TextLink render={<Link to={hrefWith('/user/user/order/details', { orderNo })} prefetch="intent" />}>
          {t('toOrder')}
        </TextLink>
        <TextLink render={<Link to={hrefWith('/user/user/orderRefund/choose', { orderNo })} prefetch="intent" />}>
          {t('toClaim')}
        </TextLink>
      </p>
    </section>
  )
}
