// Leaving the cashier unpaid is asked about.
import { href, useBlocker, useNavigate } from 'react-router'
import type { Cashier } from './cashier.ts'
import { lookOf } from './looks.ts'
import { Button } from '#ui/controls/button.tsx'
import { LazyDialog } from '#ui/overlays/lazy-dialog.tsx'
import { useMoment } from '#ui/text/moment.tsx'
import { useTexts } from '#web/texts.tsx'

/** Pages that belong to paying: no question on the way there. */
const partOfPaying = (pathname: string): boolean =>
  [href('/shoppingCart/paySuccess'), href('/user/user/changePayPassword'), href('/login/login')].includes(pathname)
export function LeaveQuestion({
  cashier,
  asks,
  onLeave,
}: {
  cashier: Cashier
  asks: () => boolean
  onLeave: () => void
}) {
  const { t } = useTexts(['payments', 'storefront'])
  const moment = useMoment()
  const navigate = useNavigate()
  const { words, waits } = lookOf(cashier)
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      asks() && from.pathname !== to.pathname && !partOfPaying(to.pathname) && to.pathname + to.search !== waits,
  )
  const keep = () => blocker.reset?.()
  const later = () => {
    onLeave()
    blocker.reset?.()
    void navigate(waits)
  }
  return (
    <LazyDialog
      open={blocker.state === 'blocked'}
      onClose={keep}
      title={t('leave.title')}
      text={t(words.leave, { time: moment(cashier.expiresAt, 'time') })}
      closeLabel={t('storefront:close')}
      foot={
        <>
          <Button onClick={later}>{t(words.later)}</Button>
          <Button kind="primary" onClick={keep}>
            {t('leave.keep')}
          </Button>
        </>
      }
    />
  )
}
