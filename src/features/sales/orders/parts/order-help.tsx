// What may go wrong with an order in its state, as ways to what can be done about it: a parcel that is missed, a claim,
// else the articles that help. What is not there is not offered.
import { CreditCard, PackageSearch, TriangleAlert, Truck } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import { Chip } from '#ui/controls/chip.tsx'
import { useStorefront } from '#surfaces/storefront/visit/root.ts'
import type { Order } from './order-way.tsx'
import type { Way } from './parcel-state.tsx'

type Question = 'howToPay' | 'freight' | 'notArrived' | 'wrongItem'
const questions: Record<Question, { code: string; icon: LucideIcon }> = {
  howToPay: { code: 'ways-to-pay', icon: CreditCard },
  freight: { code: 'freight-and-regions', icon: Truck },
  notArrived: { code: 'freight-and-regions', icon: PackageSearch },
  wrongItem: { code: 'returns', icon: TriangleAlert },
}
/** What is collected is neither sent nor missed on its way. */
const ofSending: readonly Question[] = ['freight', 'notArrived']
const asked = ({ status, collected }: Order): Question[] => {
  const all: Question[] =
    status === 'pendingPayment' ? ['howToPay', 'freight'] : ['notArrived', 'wrongItem', 'howToPay']
  return collected ? all.filter((question) => !ofSending.includes(question)) : all
}

/** What can be done about it here, before reading: the parcel that is missed, the claim that fits. */
function doingOf(question: Question, { orderNo, actions }: Order, { parcels }: Way): string | undefined {
  if (question === 'notArrived') {
    const late = parcels.find(({ mayMiss }) => mayMiss) ?? parcels.find(({ status }) => status === 'travelling')
    return late && `${hrefWith('/user/user/order/details', { orderNo })}#parcel-${late.parcelId}`
  }
  return question === 'wrongItem' && actions.includes('afterSale')
    ? hrefWith('/user/user/orderRefund/choose', { orderNo, kind: 'returnAndRefund' })
    : undefined
}

export function OrderHelp({ order, way }: { order: Order; way: Way }) {
  const { t } = useTexts('orders')
  const written = useStorefront()?.frame.articles ?? []
  const offered = asked(order).flatMap((question) => {
    const { code } = questions[question]
    const article = written.some((each) => each.code === code)
    const to = doingOf(question, order, way) ?? (article ? hrefWith('/home/article', { code }) : undefined)
    return to === undefined ? [] : [{ question, to }]
  })
  if (offered.length === 0) return null
  return (
    <section className="buy-block">
      <h2 className="display mb-4 text-22">{t('help.title')}</h2>
      <ul className="flex flex-wrap gap-2.5">
        {offered.map(({ question, to }) => (
          <li key={question}>
            <Chip icon={questions[question].icon} render={<Link to={to} prefetch="intent" />}>
              {t(`help.${question}`)}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}
