// The head of a claim: who must act, until when, what happens then. The rule below is the time that is left; dotted
// where no time runs.
import { Check, User } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { ShopCard } from '#features/sales/cart/parts/shop-group.tsx'
import { Steps } from '#ui/feedback/steps.tsx'
import { ThreadTimer } from '#ui/feedback/thread-timer.tsx'
import { Seal, type SealShape } from '#ui/goods/seal.tsx'
import { classes } from '#ui/layout/classes.ts'
import { Icon } from '#ui/layout/icon.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { useTexts } from '#web/texts.tsx'
import { began, situationOf, wayOf, type Claim } from './situation.ts'
import { TimeLeft } from './time-left.tsx'
import './claims.css'

type Size = 'md' | 'lg'
export const SealOf = ({ shop: { seal }, size }: { shop: ShopCard; size: Size }) => (
  <Seal character={seal.char} ink={seal.ink} shape={seal.shape as SealShape} size={size} />
)
/** The platform speaks under an ink M. */
export const PlatformSign = ({ small = false }: { small?: boolean }) => (
  <span className={classes('turn-who turn-who-ink', small && 'turn-who-sm')} aria-hidden="true">
    M
  </span>
)
export function PersonSign({ small = false }: { small?: boolean }) {
  return (
    <span className={classes('turn-who', small && 'turn-who-sm')} aria-hidden="true">
      <Icon of={User} size={small ? 18 : 28} />
    </span>
  )
}
function Who({ claim: { waitsFor, merchant, status } }: { claim: Claim }): ReactNode {
  if (waitsFor === 'merchant') return <SealOf shop={merchant} size="lg" />
  if (waitsFor === 'staff' || waitsFor === 'provider') return <PlatformSign />
  if (waitsFor === 'buyer') return <PersonSign />
  return status === 'refundComplete' || status === 'closed' ? (
    <span className="turn-who" aria-hidden="true">
      <Icon of={Check} size={28} />
    </span>
  ) : (
    <PersonSign />
  )
}

/** What its carrier tells of the newest parcel changes what one reads first. */
function turnOf(claim: Claim) {
  const situation = situationOf(claim)
  const isThere = claim.parcels[0]?.track === 'delivered'
  if (isThere && situation === 'onWayBack') return 'onWayBackThere'
  return isThere && situation === 'replacement' ? 'replacementThere' : situation
}
export function ClaimTurn({ claim, now }: { claim: Claim; now: number }) {
  const { t } = useTexts('aftersales')
  const [offset] = useState(() => now - Date.now())
  const { deadline, waitsFor, merchant, resubmissionsLeft } = claim
  const situation = turnOf(claim)
  const still = waitsFor !== null && !deadline
  return (
    <header>
      <div className={classes('turn', waitsFor === 'buyer' && 'turn-mine', still && 'turn-still')}>
        <Who claim={claim} />
        <div>
          <h1 className="display">{t(`turn.${situation}.title`, { shop: merchant.name })}</h1>
          <p className="turn-text">
            {situation === 'rejected'
              ? t('turn.rejected.text', { count: resubmissionsLeft })
              : t(`turn.${situation}.text`, { shop: merchant.name })}
          </p>
        </div>
        <Until claim={claim} still={still} now={now} />
      </div>
      {deadline ? (
        <ThreadTimer start={Date.parse(began(claim))} deadline={Date.parse(deadline)} offset={offset} />
      ) : (
        <div className={still ? 'turn-dotted' : 'border-t border-hairline'} />
      )}
    </header>
  )
}

function Until({ claim, still, now }: { claim: Claim; still: boolean; now: number }) {
  const { t } = useTexts('aftersales')
  const at = claim.deadline ?? claim.endedAt
  if (still)
    return situationOf(claim) === 'refunding' ? null : (
      <p className="turn-until">
        <b>{t('turn.still')}</b>
      </p>
    )
  if (!at) return null
  return (
    <p className="turn-until">
      {claim.deadline && <small>{t('turn.until')}</small>}
      <b>
        <Moment iso={at} look="short" />
      </b>
      {claim.deadline && (
        <small>
          <TimeLeft claim={claim} now={now} />
        </small>
      )}
    </p>
  )
}

export function ClaimStages({ claim }: { claim: Claim }) {
  const { t } = useTexts(['aftersales', 'storefront'])
  const way = wayOf(claim)
  if (!way) return <div className="mb-9" />
  return (
    <Steps
      className="claim-stages"
      label={t('stages.label')}
      steps={way.stages.map((stage) => t(`stages.${stage}`))}
      current={way.current}
      doneLabel={t('storefront:steps.past')}
    />
  )
}
