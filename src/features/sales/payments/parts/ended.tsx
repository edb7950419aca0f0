// A payment that cannot be paid here now: closed by time, replaced by another, paid already, or looked at.
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import { Button } from '#ui/controls/button.tsx'
import { Empty, type EmptyProps } from '#ui/feedback/empty.tsx'
import type { Cashier } from './cashier.ts'
import { lookOf } from './looks.ts'
import { resultPage } from './use-pay.ts'

export function Ended({ cashier }: { cashier: Cashier }) {
  if (cashier.status === 'paid') return <PaidAlready cashier={cashier} />
  if (cashier.status === 'void') return <Replaced />
  const { Closed } = lookOf(cashier)
  return <Closed cashier={cashier} />
}

/** The time to pay is over, and the provider is asked whether it was paid in it. */
export function Asked({ cashier }: { cashier: Cashier }) {
  const { t } = useTexts('payments')
  return <SeeResult cashier={cashier} drawing="cut" title={t('result.asking')} text={t('result.askingText')} />
}

/** A bank transfer for it is looked at. */
export function InReview({ cashier }: { cashier: Cashier }) {
  const { t } = useTexts('payments')
  const { waits, words } = lookOf(cashier)
  return (
    <Empty
      level={1}
      drawing="cut"
      title={t('inReview.title')}
      text={t('inReview.text')}
      action={
        <>
          <Button kind="primary" render={<Link to={hrefWith('/shoppingCart/transfer', { payNo: cashier.payNo })} />}>
            {t('inReview.see')}
          </Button>
          <Button render={<Link to={waits} />}>{t(words.toPlace)}</Button>
        </>
      }
    />
  )
}

/** Nothing is to be done here: the result tells the rest. */
function SeeResult({ cashier, ...told }: { cashier: Cashier } & Pick<EmptyProps, 'drawing' | 'title' | 'text'>) {
  const { t } = useTexts('payments')
  const { place, words } = lookOf(cashier)
  return (
    <Empty
      level={1}
      {...told}
      action={
        <>
          <Button kind="primary" render={<Link to={resultPage(cashier.payNo)} replace />}>
            {t('paidAlready.see')}
          </Button>
          <Button render={<Link to={place} />}>{t(words.toPlace)}</Button>
        </>
      }
    />
  )
}

function PaidAlready({ cashier }: { cashier: Cashier }) {
  const { t } = useTexts('payments')
  return <SeeResult cashier={cashier} drawing="box" title={t('paidAlready.title')} text={t('paidAlready.text')} />
}

function Replaced() {
  const { t } = useTexts('payments')
  return (
    <Empty
      level={1}
      drawing="cut"
      title={t('void.title')}
      text={t('void.text')}
      action={<Button render={<Link to={hrefWith('/user/user/order', { tab: 'toPay' })} />}>{t('toOrders')}</Button>}
    />
  )
}
