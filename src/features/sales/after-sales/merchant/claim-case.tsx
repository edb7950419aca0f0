// A claim as a case: who must act until when above everything else; what is asked, shown and said; money, order and
// buyer beside it. What may be done with it is the page's.
import { countedAs } from '#features/catalog/products/sold-by.ts'
import type { ReactNode } from 'react'
import '#surfaces/console/desk/case.css'
import './claim.css'
import { silenceOf, situationOf, type Claim } from './claim-desk.ts'
import { ClaimFacts } from './claim-facts.tsx'
import { ClaimParcels, type Hand } from './claim-parcels.tsx'
import { ClaimThread } from './claim-thread.tsx'
import { ClaimDue, ClaimState, useKindWords } from './claim-words.tsx'
import { Evidence } from './evidence.tsx'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import type { CallFault } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { KeyHints } from '#surfaces/console/desk/key-hints.tsx'
import { CopyButton, No } from '#surfaces/console/desk/no.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { side } from '#surfaces/console/desk/side.ts'
import { Time } from '#surfaces/console/desk/time.tsx'
import { claimPath, claimsPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

/** What R presses. */
const refusals: readonly string[] = ['reject', 'refuse']

interface Props {
  claim: Claim
  fault: CallFault | undefined
  acts?: ReactNode
  /** stations by hand */
  hand?: Hand | undefined
}
export function ClaimCase({ claim, fault, acts, hand }: Props) {
  const { t } = useTexts(['aftersalesmerchant', 'console'])
  const { serviceNo } = claim
  return (
    <div className="page case">
      <BackToList list="claims" listPath={claimsPath} pathOf={claimPath} at={serviceNo}>
        {t('claims')}
      </BackToList>
      <Head claim={claim} acts={acts} />
      {fault && <Fault fault={fault} />}
      <div className="two">
        <div>
          <Wish claim={claim} />
          <ClaimParcels claim={claim} hand={hand} />
          <section>
            <Sec title={t('evidence.title')} note={t('evidence.note')} />
            {claim.uploadIds.length > 0 ? (
              <Evidence uploadIds={claim.uploadIds} />
            ) : (
              <p className="small muted" style={{ paddingTop: 10 }}>
                {t('evidence.none')}
              </p>
            )}
          </section>
          <ClaimThread claim={claim} />
          <KeyHints
            keys={[
              ...(claim.actions.length > 0 ? ([['A', t('keys.do')]] as const) : []),
              ...(claim.actions.some((act) => refusals.includes(act)) ? ([['R', t('keys.refuse')]] as const) : []),
              ['J K', t('console:keys.neighbour')],
              ['Esc', t('console:keys.back')],
            ]}
          />
        </div>
        <ClaimFacts claim={claim} />
      </div>
    </div>
  )
}

function Head({ claim, acts }: { claim: Claim; acts: ReactNode }) {
  const { t } = useTexts('aftersalesmerchant')
  const { when, short } = useFormat()
  const { serviceNo, merchant, deadline } = claim
  const situation = situationOf(claim)
  const silence = silenceOf(claim)
  const said = { when: deadline ? when(deadline) : '', shop: merchant.name, amount: short(claim.amount) }
  return (
    <header className="head">
      <div>
        <h1 className="display">{t(side === 'staff' ? `staffTitle.${situation}` : `title.${situation}`, said)}</h1>
        <p>
          <span>
            {t('claim')} <No no={serviceNo} />
            <CopyButton text={serviceNo} label={t('copyNo')} />
          </span>
          {side === 'staff' && <b className="strong">{merchant.name}</b>}
          <ClaimState claim={claim} />
          <ClaimDue claim={claim} />
        </p>
        {silence && <p className="claim-then">{t(`then.${silence}`, said)}</p>}
      </div>
      <div className="acts">{acts}</div>
    </header>
  )
}

/** What is asked for, of what, and why. */
function Wish({ claim }: { claim: Claim }) {
  const { t } = useTexts('aftersalesmerchant')
  const kind = useKindWords()
  const { reason, quantity, line, exchange } = claim
  return (
    <section>
      <Sec title={t('wish.title')} />
      <dl className="kv">
        <dt>{t('wish.kind')}</dt>
        <dd className="strong">{kind(claim)}</dd>
        <dt>{t('wish.pieces')}</dt>
        <dd>
          {line.unit
            ? t('wish.ofSold', { n: quantity, of: countedAs(line.bought, line.unit) })
            : t('wish.of', { n: quantity, of: line.bought })}
        </dd>
        <dt>{t('wish.reason')}</dt>
        <dd>
          {reason.text} <span className="muted">{t(`fault.${reason.fault}`)}</span>
        </dd>
        <dt>{t('wish.filed')}</dt>
        <dd>
          <Time at={claim.createdAt} />
        </dd>
        {exchange && claim.returnGoods && (
          <>
            <dt>{t('wish.instead')}</dt>
            <dd>{exchange.spec || line.spec || line.title}</dd>
          </>
        )}
      </dl>
    </section>
  )
}
