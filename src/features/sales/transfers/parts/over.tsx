// A payment that no transfer can be sent for: paid, closed, replaced; or it may be paid another way.
import { href, Link } from 'react-router'
import { otherWayOf } from './other-way.ts'
import type { Shown, Which } from './shown.ts'
import { lookOf } from '#features/sales/payments/parts/looks.ts'
import { Button } from '#ui/controls/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { useTexts } from '#web/texts.tsx'

export function Over({ shown, which }: { shown: Shown; which: Which }) {
  const { t, has } = useTexts(['transfers', 'payments', 'errors'])
  const { words, waits } = lookOf(shown)
  const { status, transfer, obstacle, forFriend } = shown
  const other = otherWayOf(shown, which.token)
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
          {status === 'open' && !gone && other !== undefined && (
            <Button kind="primary" render={<Link to={other} replace />}>
              {t('otherWay')}
            </Button>
          )}
          <Button
            kind={status === 'open' && !gone ? 'second' : 'primary'}
            render={<Link to={forFriend ? href('/') : waits} />}
          >
            {forFriend ? t('payments:home') : t(`payments:${words.toPlace}`)}
          </Button>
        </>
      }
    />
  )
}
