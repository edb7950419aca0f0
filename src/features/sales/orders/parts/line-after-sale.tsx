// The claim about a line of an order: how it stands, and the way to it.
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import { TextLink } from '#ui/text/text-link.tsx'
import type { OrderHead } from './order-actions.tsx'

type AfterSale = OrderHead['lines'][number]['afterSale']
export function LineAfterSale({ afterSale }: { afterSale: AfterSale }) {
  const { t, has } = useTexts('orders')
  if (!afterSale) return null
  const { serviceNo, status, quantity } = afterSale
  const words = has(`orders:claim.${status}`) ? t(`claim.${status as 'closed'}`) : t('afterSales.inProgress')
  return (
    <p className="mt-1.5 text-13">
      <TextLink
        className="whitespace-normal"
        render={<Link to={hrefWith('/user/user/orderRefund/details', { serviceNo })} />}
      >
        {t('claim.label', { count: quantity, state: words })}
      </TextLink>
    </p>
  )
}
