// A payment number that does not exist: said on the cashier and on its result alike.
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import { Button } from '#ui/controls/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'

export function NoPayment() {
  const { t } = useTexts('payments')
  return (
    <Empty
      level={1}
      drawing="tangled"
      title={t('missing.title')}
      text={t('missing.text')}
      action={
        <Button kind="primary" render={<Link to={hrefWith('/user/user/order', { tab: 'toPay' })} />}>
          {t('toOrders')}
        </Button>
      }
    />
  )
}
