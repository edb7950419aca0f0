// What staff may do with a claim now: decide what waits for them, see to replenishments, give back what is over.
import { Button } from 'antd'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { AppealQuestion, ArrivalQuestion } from './decide-questions.tsx'
import { GrantQuestion } from './grant-question.tsx'
import { isOpen, kindOf } from '../states.ts'
import type { Claim } from '../merchant/claim-desk.ts'
import { GoneQuestion } from '../merchant/gone-question.tsx'
import { ReasonQuestion } from '../merchant/reason-question.tsx'
import { call } from '#surfaces/console/desk/call.ts'
import { say } from '#surfaces/console/desk/said.tsx'
import { useKeys } from '#surfaces/console/desk/use-keys.ts'
import { useTexts } from '#web/texts.tsx'

/** It brings antd's select with its first opening. */
const ShipQuestion = lazy(() => import('../merchant/ship-question.tsx').then((m) => ({ default: m.ShipQuestion })))

const yes = ['decide', 'decideArrival', 'approve', 'ship'] as const
const plain = ['gone', 'reject'] as const
type Act = (typeof yes | typeof plain)[number] | 'grant'

export function StaffActs({ claim, onDone }: { claim: Claim; onDone: () => void }) {
  const { t } = useTexts('aftersalesstaff')
  const [open, setOpen] = useState<Act>()
  const red = yes.find((act) => claim.actions.includes(act))
  const others = plain.filter((act) => claim.actions.includes(act))
  useKeys({
    ...(red && { a: () => setOpen(red) }),
    ...(others.includes('reject') && { r: () => setOpen('reject') }),
  })
  const close = () => setOpen(undefined)
  const done = () => {
    close()
    onDone()
  }
  return (
    <>
      {!isOpen(claim.status) && <Button onClick={() => setOpen('grant')}>{t('act.grant')}</Button>}
      {others.map((act) => (
        <Button key={act} onClick={() => setOpen(act)}>
          {t(`act.${act}`)} {act === 'reject' && <kbd>R</kbd>}
        </Button>
      ))}
      {red && (
        <Button type="primary" onClick={() => setOpen(red)}>
          {t(`act.${red}`)} <kbd>A</kbd>
        </Button>
      )}
      {open && (
        <Suspense>
          <Asked act={open} claim={claim} onDone={done} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

interface AskedProps {
  act: Act
  claim: Claim
  onDone: () => void
  onClose: () => void
}
function Asked({ act, ...rest }: AskedProps): ReactNode {
  switch (act) {
    case 'decide':
      return <AppealQuestion {...rest} />
    case 'decideArrival':
      return <ArrivalQuestion {...rest} />
    case 'grant':
      return <GrantAgain {...rest} />
    case 'ship':
      return <ShipQuestion {...rest} onSend={(parcel) => call('/api/v2/admin/refund/replenish/ship', parcel)} />
    case 'gone':
      return <GoneQuestion {...rest} onSend={(gone) => call('/api/v2/admin/refund/replenish/gone', gone)} />
    default:
      return <Review approve={act === 'approve'} {...rest} />
  }
}
/** More of the line whose claim has ended. */
function GrantAgain({ claim: { orderNo, line, quantity }, ...hands }: Omit<AskedProps, 'act'>) {
  return <GrantQuestion {...{ orderNo, ...hands }} lines={[{ ...line, most: line.bought }]} pieces={quantity} />
}
/** Of a replenishment, or in the place of a shop that is closed for good: yes or no, each with its reason. */
function Review({ approve, claim, onDone, onClose }: Omit<AskedProps, 'act'> & { approve: boolean }) {
  const { t } = useTexts('aftersalesstaff')
  const act = !approve ? 'reject' : kindOf(claim) === 'replenishment' ? 'approve' : 'approveFor'
  return (
    <ReasonQuestion
      title={t(`${act}.title`)}
      text={t(`${act}.text`)}
      verb={t(`${act}.verb`)}
      label={t('reason')}
      help={t('audit')}
      suggested={approve}
      onSend={async (said) => {
        await call('/api/v2/admin/refund/replenish/audit', { serviceNo: claim.serviceNo, approve, ...said })
        say(t(`${act}.done`))
        onDone()
      }}
      onClose={onClose}
    />
  )
}
