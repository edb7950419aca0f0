// What may be done about somebody: written to, noted, signed out, a lost proof taken off, blocked and opened again.
// What follows is told before it is done.
import { Button } from 'antd'
import { useState } from 'react'
import { ReasonQuestion } from './reason-question.tsx'
import { WordsQuestion } from './words-question.tsx'
import { useNameOf } from './people.tsx'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Money } from '#surfaces/console/desk/money.tsx'
import { Radios } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useTexts } from '#web/texts.tsx'

type Detail = Output<'/api/v2/admin/user/detail'>
type Act = 'write' | 'note' | 'signOut' | 'proof' | 'block' | 'unblock'
const reasons = ['payments', 'conduct', 'reviews', 'security', 'law', 'rules'] as const
interface Props {
  of: Detail
  onDone: () => void
}
/** What this member of the staff may do with this person, in its order. */
function useOffered({ state, staff, proofs, signIns }: Detail): Act[] {
  const { may } = useMember()
  const [writes, blocks] = [may('user.write'), may('block.write')]
  return [
    ...(writes && state !== 'closed' ? (['write'] as const) : []),
    ...(writes ? (['note'] as const) : []),
    ...(writes && !staff && signIns.length > 0 ? (['signOut'] as const) : []),
    ...(may('proof.write') && proofs > 0 ? (['proof'] as const) : []),
    ...(blocks && state === 'active' && !staff ? (['block'] as const) : []),
    ...(blocks && state === 'blocked' ? (['unblock'] as const) : []),
  ]
}
export function Acts({ of, onDone }: Props) {
  const { t } = useTexts('shoppersstaff')
  const offered = useOffered(of)
  const [act, setAct] = useState<Act>()
  const ends = { of, onDone, onClose: () => setAct(undefined) }
  return (
    <>
      {offered.map((name) => (
        <Button key={name} danger={name === 'block'} onClick={() => setAct(name)}>
          {t(`act.${name}`)}
        </Button>
      ))}
      {(act === 'write' || act === 'note') && <WordsQuestion way={act} {...ends} />}
      {(act === 'signOut' || act === 'proof' || act === 'unblock') && <PlainQuestion act={act} {...ends} />}
      {act === 'block' && <BlockQuestion {...ends} />}
    </>
  )
}
interface Asking extends Props {
  onClose: () => void
}
const ways = { signOut: 'session/end', proof: 'proof/reset', unblock: 'unblock' } as const
function PlainQuestion({ act, of, onDone, onClose }: Asking & { act: keyof typeof ways }) {
  const { t } = useTexts('shoppersstaff')
  const name = useNameOf()(of)
  const [requestId] = useState(newRequestId)
  const send = async (reason: string) => {
    await call(`/api/v2/admin/user/${ways[act]}`, { userId: of.userId, reason, requestId })
    say(t(`done.${act}`, { name }))
    onDone()
  }
  return (
    <ReasonQuestion
      title={t(`ask.${act}`, { name })}
      verb={t(`act.${act}`)}
      suggested={act === 'unblock'}
      what={<p className="muted">{t(`follows.${act}`)}</p>}
      onDo={send}
      onClose={onClose}
    />
  )
}
function BlockQuestion({ of, onDone, onClose }: Asking) {
  const { t } = useTexts('shoppersstaff')
  const name = useNameOf()(of)
  const [why, setWhy] = useState<(typeof reasons)[number]>()
  const [requestId] = useState(newRequestId)
  const send = async (reason: string) => {
    await call('/api/v2/admin/user/block', { userId: of.userId, why: why!, reason, requestId })
    say(t('done.block', { name }))
    onDone()
  }
  const owned = of.shops.filter(({ lastOwner }) => lastOwner)
  return (
    <ReasonQuestion
      title={t('ask.block', { name })}
      verb={t('act.block')}
      what={
        <>
          <ul className="person-follows">
            <li>{t('effect.signIns', { count: of.signIns.length })}</li>
            <li>{t('effect.orders', { count: of.ordersOpen + of.claimsOpen })}</li>
            <li>
              {t('effect.balance')} <Money fen={of.balance} />
            </li>
            {owned.map(({ merchantId, name: shop }) => (
              <li key={merchantId} className="warn">
                {t('effect.owner', { shop })}
              </li>
            ))}
            <li>{t('effect.told')}</li>
          </ul>
          <Radios
            legend={t('whyTold')}
            choices={reasons.map((value) => ({ value, label: t(`why.${value}`) }))}
            value={why}
            onChoose={setWhy}
          />
        </>
      }
      lacking={why === undefined ? t('whyMissing') : undefined}
      onDo={send}
      onClose={onClose}
    />
  )
}
