// How a claim is told at the desks: what it asks for, its state, and what the clock that runs will do.
import { kindOf } from '../states.ts'
import { looks, silenceOf, situationOf, type ClaimHead } from './claim-desk.ts'
import { Left } from '#surfaces/console/desk/left.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { useTexts } from '#web/texts.tsx'

export function ClaimState({ claim }: { claim: Parameters<typeof situationOf>[0] }) {
  const { t } = useTexts('aftersalesmerchant')
  const situation = situationOf(claim)
  return <State kind={looks[situation]}>{t(`state.${situation}`)}</State>
}
export function ClaimDue({ claim }: { claim: ClaimHead }) {
  const { t } = useTexts('aftersalesmerchant')
  const silence = silenceOf(claim)
  if (claim.deadline === null || claim.deadlineFrom === null || !silence) return null
  return (
    <Left from={claim.deadlineFrom} at={claim.deadline}>
      <span className="faint">{t(`due.${silence}`)}</span>
    </Left>
  )
}
export function useKindWords(): (claim: Pick<ClaimHead, 'type' | 'returnGoods'>) => string {
  const { t } = useTexts('aftersalesmerchant')
  return (claim) => t(`kind.${kindOf(claim)}`)
}
