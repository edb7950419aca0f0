// What a merchant may do with a claim now. One red button: what the page thinks will be done; A presses it, R the no.
import { Button } from 'antd'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { ApproveQuestion } from './approve-question.tsx'
import type { Claim } from './claim-desk.ts'
import { GoneQuestion } from './gone-question.tsx'
import { ReasonQuestion, type Reasoned } from './reason-question.tsx'
import { ReceiveQuestion } from './receive-question.tsx'
import { call } from '#surfaces/console/desk/call.ts'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { say } from '#surfaces/console/desk/said.tsx'
import { useKeys } from '#surfaces/console/desk/use-keys.ts'
import { useTexts } from '#web/texts.tsx'

/** They bring antd's select with their first opening. */
const RefuseQuestion = lazy(() => import('./refuse-question.tsx').then((m) => ({ default: m.RefuseQuestion })))
const ShipQuestion = lazy(() => import('./ship-question.tsx').then((m) => ({ default: m.ShipQuestion })))

const yes = ['approve', 'receive', 'reship'] as const
const no = ['reject', 'refuse'] as const
const other = ['notArrived', 'gone'] as const
type Act = (typeof yes | typeof no | typeof other)[number]

export function ClaimActs({ claim, onDone }: { claim: Claim; onDone: () => void }) {
  const { t } = useTexts('aftersalesmerchant')
  const { money } = useFormat()
  const [open, setOpen] = useState<Act>()
  const red = yes.find((act) => claim.actions.includes(act))
  const refusing = no.find((act) => claim.actions.includes(act))
  useKeys({
    ...(red && { a: () => setOpen(red) }),
    ...(refusing && { r: () => setOpen(refusing) }),
  })
  const words = (act: Act) =>
    act === 'approve' && claim.type === 'refundOnly'
      ? t('approve.money', { amount: money(claim.amount) })
      : t(`act.${act}`)
  const close = () => setOpen(undefined)
  const done = () => {
    close()
    onDone()
  }
  return (
    <>
      {other
        .filter((act) => claim.actions.includes(act))
        .map((act) => (
          <Button key={act} onClick={() => setOpen(act)}>
            {words(act)}
          </Button>
        ))}
      {refusing && (
        <Button onClick={() => setOpen(refusing)}>
          {words(refusing)} <kbd>R</kbd>
        </Button>
      )}
      {red && (
        <Button type="primary" onClick={() => setOpen(red)}>
          {words(red)} <kbd>A</kbd>
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
    case 'approve':
      return <ApproveQuestion {...rest} />
    case 'receive':
      return <ReceiveQuestion {...rest} />
    case 'refuse':
      return <RefuseQuestion {...rest} />
    case 'reship':
      return <ShipQuestion {...rest} onSend={(parcel) => call('/api/v2/mch/refund/reship', parcel)} />
    case 'gone':
      return <GoneQuestion {...rest} onSend={(gone) => call('/api/v2/mch/refund/gone', gone)} />
    default:
      return <WithReason act={act} {...rest} />
  }
}
function WithReason({ act, claim, onDone, onClose }: AskedProps & { act: 'reject' | 'notArrived' }) {
  const { t } = useTexts('aftersalesmerchant')
  const { serviceNo, version } = claim
  const send = ({ reason, requestId }: Reasoned): Promise<unknown> =>
    act === 'reject'
      ? call('/api/v2/mch/refund/audit', { serviceNo, approve: false, reason, version, requestId })
      : call('/api/v2/mch/refund/notArrived', { serviceNo, reason, requestId })
  return (
    <ReasonQuestion
      title={t(`${act}.title`)}
      text={t(`${act}.text`)}
      verb={t(`${act}.verb`)}
      label={act === 'reject' ? t('words.toBuyer') : t('notArrived.label')}
      help={t(`${act}.help`)}
      onSend={async (said) => {
        await send(said)
        say(t(`${act}.done`))
        onDone()
      }}
      onClose={onClose}
    />
  )
}
