// One record of the balance: what it was, when, for which orders, and by how much.
import { Link } from 'react-router'
import type { Calls } from '#kernel/call/contract.ts'
import { Price } from '#ui/goods/price.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'

type BalanceRecord = Calls['/api/v2/user/balance/record/page']['output']['records'][number]

export function RecordRow({ record: { kind, amount, orderNos, createdAt } }: { record: BalanceRecord }) {
  const { t } = useTexts('wallet')
  return (
    <li>
      <div className="min-w-0">
        <b className="font-medium">{t(`money.kinds.${kind}`)}</b>
        <p className="money-facts">
          <Moment iso={createdAt} look="full" />
          {orderNos.map((orderNo) => (
            <TextLink key={orderNo} render={<Link to={hrefWith('/user/user/order/details', { orderNo })} />}>
              {t('money.order', { no: orderNo.slice(-6) })}
            </TextLink>
          ))}
        </p>
      </div>
      <span className={amount > 0 ? 'money-in' : undefined}>
        {amount > 0 && <span aria-hidden="true">+</span>}
        <Price fen={amount} />
      </span>
    </li>
  )
}
