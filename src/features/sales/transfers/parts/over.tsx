// A payment that no transfer can be sent for: paid, closed, replaced; or it may be paid another way.
import { Link } from 'react-router'
import type { Shown } from './shown.ts'
import { lookOf } from '#features/sales/payments/parts/looks.ts'
import { Button } from '#ui/controls/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'

export function Over({ shown }: { shown: Shown }) {
  const { t, has } = useTexts(['transfers', 'payments', 'errors'])
  const { words, waits } = lookOf(shown)
  const { status, transfer, payNo, obstacle } = shown
  const gone = status === 'closed' || obstacle === 'orderClosed'
  const key = status === 'paid' ? 'paid' : gone ? 'closed' : status === 'void' ? 'replaced' : 'otherwise'
  const said = transfer?.status === 'closed' && status === 'open' ? transfer.reason : ''
  const why = has(`errors:${obstacle}`) ? t(`errors:${obstacle as 'tooManyTransfers'}`) : ''
  return (
    <Empty
      level={2}
      drawing={key === 'paid' ? 'box' : 'cut'}
      title={t(`over.${key}.title`)}
      text={
        key === 'otherwise' ? [said || why, t('over.otherwise.text')].filter(Boolean).join(' ') : t(`over.${key}.text`)
      }
      action={
        <>
          {status === 'open' && !gone && (
            <Button kind="primary" render={<Link to={hrefWith('/shoppingCart/payOrder', { payNo })} replace />}>
              {t('otherWay')}
            </Button>
          )}
          <Button kind={status === 'open' && !gone ? 'second' : 'primary'} render={<Link to={waits} />}>
            {t(`payments:${words.toPlace}`)}
          </Button>
        </>
      }
    />
  )
}
