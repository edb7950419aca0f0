// A top-up that is through, or was not paid in time. What it was begun for is paid next: the way leads there by itself.
import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { href, Link, useNavigate } from 'react-router'
import { Button } from '#ui/controls/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { shortPrice } from '#ui/goods/price-text.ts'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import type { Cashier } from './cashier.ts'
import { useTellPaid } from './use-tell-paid.ts'

/** The cashier of what the gap was filled for, with the balance chosen. */
const nextOf = ({ forPayNo }: Cashier): string | undefined =>
  forPayNo === null ? undefined : hrefWith('/shoppingCart/payOrder', { payNo: forPayNo, by: 'balance' })

export function ToppedUp({ cashier }: { cashier: Cashier }) {
  const { t } = useTexts('payments')
  const lang = useLang()
  const navigate = useNavigate()
  const next = nextOf(cashier)
  useTellPaid(cashier.payNo, t('topUp.done'))
  useEffect(() => {
    if (next !== undefined) void navigate(next, { replace: true })
  }, [next, navigate])
  return (
    <div className="pay-result">
      <div className="pay-result-head" role="status">
        <span className="pay-result-mark">
          <Icon of={Check} size={30} />
        </span>
        <div>
          <h1 className="display">{t('topUp.done')}</h1>
          <p className="mt-1 text-ink-2">{t('topUp.doneText', { amount: shortPrice(cashier.amount, lang) })}</p>
        </div>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        {next !== undefined && (
          <Button kind="primary" render={<Link to={next} replace />}>
            {t('topUp.toOrder')}
          </Button>
        )}
        <Button kind={next === undefined ? 'primary' : 'second'} render={<Link to={href('/user/user/money')} />}>
          {t('topUp.toMoney')}
        </Button>
        <Button render={<Link to={href('/')} />}>{t('home')}</Button>
      </div>
    </div>
  )
}

export function ClosedTopUp({ cashier: { forPayNo } }: { cashier: Cashier }) {
  const { t } = useTexts('payments')
  const again =
    forPayNo === null ? href('/user/user/money/add') : hrefWith('/shoppingCart/payOrder', { payNo: forPayNo })
  return (
    <Empty
      level={1}
      drawing="cut"
      title={t('topUp.closedTitle')}
      text={t('topUp.closedText')}
      action={
        <>
          <Button kind="primary" render={<Link to={again} />}>
            {t('topUp.again')}
          </Button>
          <Button render={<Link to={href('/user/user/money')} />}>{t('topUp.toMoney')}</Button>
        </>
      }
    />
  )
}
