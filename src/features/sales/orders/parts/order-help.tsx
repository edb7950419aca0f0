// What may go wrong with an order in its state, as ways to the articles that help.
// An article that is not there is not offered.
import { CreditCard, PackageSearch, TriangleAlert, Truck } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import { Chip } from '#ui/controls/chip.tsx'
import { useStorefront } from '#surfaces/storefront/visit/root.ts'
import type { Order } from './order-way.tsx'

type Question = 'howToPay' | 'freight' | 'notArrived' | 'wrongItem'
const questions: Record<Question, { code: string; icon: LucideIcon }> = {
  howToPay: { code: 'ways-to-pay', icon: CreditCard },
  freight: { code: 'freight-and-regions', icon: Truck },
  notArrived: { code: 'freight-and-regions', icon: PackageSearch },
  wrongItem: { code: 'returns', icon: TriangleAlert },
}
const asked = (status: Order['status']): Question[] =>
  status === 'pendingPayment' ? ['howToPay', 'freight'] : ['notArrived', 'wrongItem', 'howToPay']

export function OrderHelp({ order }: { order: Order }) {
  const { t } = useTexts('orders')
  const written = useStorefront()?.frame.articles ?? []
  const offered = asked(order.status).filter((question) =>
    written.some(({ code }) => code === questions[question].code),
  )
  if (offered.length === 0) return null
  return (
    <section className="buy-block">
      <h2 className="display mb-4 text-22">{t('help.title')}</h2>
      <ul className="flex flex-wrap gap-2.5">
        {offered.map((question) => (
          <li key={question}>
            <Chip
              icon={questions[question].icon}
              render={<Link to={hrefWith('/home/article', { code: questions[question].code })} prefetch="intent" />}
            >
              {t(`help.${question}`)}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}
