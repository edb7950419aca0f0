// A friend's payment that cannot be paid here any more: paid by who looks, by somebody else, over, replaced, or one's
// own.
import { href, Link } from 'react-router'
import { Button } from '#ui/controls/button.tsx'
import { Empty, type EmptyProps } from '#ui/feedback/empty.tsx'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import type { Shared } from './shared.ts'

const endings = {
  thanks: 'bag',
  back: 'cut',
  taken: 'box',
  closed: 'cut',
  void: 'cut',
  own: 'bag',
} as const satisfies Record<string, EmptyProps['drawing']>
type Ending = keyof typeof endings

function endingOf({ ownPayNo, attempt, status }: Shared): Ending {
  if (ownPayNo !== null) return 'own'
  if (attempt === 'paid') return 'thanks'
  if (attempt === 'back') return 'back'
  return status === 'paid' ? 'taken' : status === 'void' ? 'void' : 'closed'
}

export function AskedEnd({ shared }: { shared: Shared }) {
  const { t } = useTexts('payments')
  const ending = endingOf(shared)
  const { nickname: name, ownPayNo } = shared
  return (
    <Empty
      level={1}
      drawing={endings[ending]}
      title={t(`friend.ends.${ending}.title`, { name })}
      text={t(`friend.ends.${ending}.text`, { name })}
      action={
        ownPayNo === null ? (
          <Button render={<Link to={href('/')} />}>{t('home')}</Button>
        ) : (
          <Button kind="primary" render={<Link to={hrefWith('/shoppingCart/payOrder', { payNo: ownPayNo })} />}>
            {t('friend.toCashier')}
          </Button>
        )
      }
    />
  )
}
