// The story of a claim, newest first: what each side said and did, the merchant under its seal, the platform under its
// M, what time did without a name.
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { own, parcelIn } from '#features/sales/fulfilment/carriers.ts'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { useTexts } from '#web/texts.tsx'
import { kindOf } from '../states.ts'
import { PersonSign, PlatformSign, SealOf } from './claim-turn.tsx'
import { Evidence } from './evidence.tsx'
import type { Claim } from './situation.ts'
import './claims.css'
import './claim-story.css'
import { titleName } from '#kernel/text/platform-name.ts'

type Entry = Claim['history'][number]
export function ClaimStory({ claim }: { claim: Claim }) {
  const { t } = useTexts('aftersales')
  const told = claim.history.toReversed()
  return (
    <section className="buy-block">
      <h2 className="display mb-5 text-22">{t('detail.story')}</h2>
      <ol className="story" reversed>
        {told.map((entry, at) => (
          <li key={`${entry.createdAt} ${entry.event} ${told.length - at}`}>
            <span className="story-who">
              <Sign entry={entry} claim={claim} />
            </span>
            <div className="min-w-0">
              <p className="story-what">
                <What entry={entry} claim={claim} />
                <Moment iso={entry.createdAt} look="short" />
              </p>
              <Note entry={entry} claim={claim} />
              <Evidence uploadIds={entry.uploadIds} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Sign({ entry: { actor }, claim }: { entry: Entry; claim: Claim }): ReactNode {
  if (actor === 'merchant') return <SealOf shop={claim.merchant} size="md" />
  if (actor === 'staff') return <PlatformSign small />
  if (actor === 'buyer') return <PersonSign small />
  return (
    <span className="turn-who turn-who-sm" aria-hidden="true">
      <Icon of={Clock} size={18} />
    </span>
  )
}

const said = [
  'file',
  'edit',
  'grant',
  'withdraw',
  'reject',
  'resubmit',
  'appeal',
  'deny',
  'logistics',
  'receive',
  'refuse',
  'notArrived',
  'decideArrived',
  'decideNotArrived',
  'reship',
  'confirm',
] as const
type Said = (typeof said)[number] | 'approve' | 'uphold' | 'lose'
/** The words for what a person did; undefined for an event that has none. */
function saidOf(event: string): Said | undefined {
  for (const kind of ['approve', 'uphold', 'lose'] as const) if (event.startsWith(kind)) return kind
  return said.find((each) => each === event)
}
const byTime = ['receive', 'confirm', 'refund', 'expire', 'notArrived'] as const
const byItself = ['send', 'pay', 'bounce'] as const

function What({ entry, claim }: { entry: Entry; claim: Claim }) {
  const { t } = useTexts('aftersales')
  const { event, actor, status } = entry
  const lang = useLang()
  const itself = byItself.find((each) => each === event)
  if (itself) return <span className="text-ink">{t(`story.${itself}`)}</span>
  if (actor === 'system') {
    const group = (['approve', 'lose'] as const).find((each) => event.startsWith(each))
    const kind = group ?? byTime.find((each) => each === event)
    if (kind === 'refund' && claim.type === 'returnAndRefund')
      return <span className="text-ink">{t('story.refund')}</span>
    const words = kind ? t(`story.byTime.${kind}`) : t('story.byTime.other', { status: t(`status.${status}`) })
    return <span className="text-ink">{words}</span>
  }
  const name = actor === 'buyer' ? t('turn.you') : actor === 'merchant' ? claim.merchant.name : titleName(lang)
  const what = saidOf(event)
  const kind = t(`kinds.${kindOf(claim)}.name`)
  return (
    <>
      <b>{name}</b> {what ? t(`story.${what}`, { kind }) : t(`status.${status}`)}
    </>
  )
}

/** What was written with it; of a parcel, who carries it. */
function Note({ entry: { event, note }, claim }: { entry: Entry; claim: Claim }) {
  const { t } = useTexts('aftersales')
  if (note === '') return null
  const parcel = event === 'logistics' || event === 'reship' ? parcelIn(note) : undefined
  if (!parcel) return <blockquote>{note}</blockquote>
  const { waybill } = parcel
  const carrier = claim.parcels.find((p) => p.carrier === parcel.carrier)?.carrierName || parcel.carrier
  return (
    <blockquote className="tabular-nums">
      {parcel.carrier === own ? t('detail.own') : t('detail.waybillOf', { carrier, waybill })}
    </blockquote>
  )
}
