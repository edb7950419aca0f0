// What was said and done, the newest first; on top whose turn it is.
import type { Claim } from './claim-desk.ts'
import { Evidence } from './evidence.tsx'
import { own, parcelIn } from '../../fulfilment/carriers.ts'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { side } from '#surfaces/console/desk/side.ts'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useTexts } from '#web/texts.tsx'

type Entry = Claim['history'][number]
export function ClaimThread({ claim }: { claim: Claim }) {
  const { t } = useTexts('aftersalesmerchant')
  const { when } = useFormat()
  const who = useWho(claim)
  const told = claim.history.toReversed()
  return (
    <section>
      <Sec title={t('thread.title')} />
      <ol className="thread">
        {claim.waitsFor && (
          <li className="now">
            <b className="strong">{t('thread.turn', { who: who(claim.waitsFor, 'you') })}</b>
            {claim.deadline && (
              <time dateTime={claim.deadline}>{t('thread.until', { when: when(claim.deadline) })}</time>
            )}
          </li>
        )}
        {told.map((entry, n) => (
          <Said key={`${entry.createdAt} ${told.length - n}`} entry={entry} claim={claim} />
        ))}
      </ol>
    </section>
  )
}
function useWho(claim: Claim): (actor: Entry['actor'] | 'provider', mine?: 'me' | 'you') => string {
  const { t } = useTexts('aftersalesmerchant')
  return (actor, mine = 'me') => {
    if (actor === 'buyer') return claim.buyer
    if (actor === 'merchant') return side === 'merchant' ? t(`actor.${mine}`) : claim.merchant.name
    return t(`actor.${actor}`)
  }
}
function Said({ entry, claim }: { entry: Entry; claim: Claim }) {
  const { t, has } = useTexts('aftersalesmerchant')
  const who = useWho(claim)
  const key = `event.${entry.event}`
  // what stands above as evidence is not shown twice
  const shown = entry.uploadIds.filter((id) => !claim.uploadIds.includes(id))
  return (
    <li>
      <b className="strong">{has(key) ? t(`event.${entry.event as 'file'}`) : entry.event}</b>{' '}
      <span className="muted">{who(entry.actor)}</span>
      <Time at={entry.createdAt} />
      {entry.note && (
        <q>
          <Note entry={entry} claim={claim} />
        </q>
      )}
      <Evidence uploadIds={shown} />
    </li>
  )
}
/** Of a parcel the note is its carrier and waybill. */
function Note({ entry: { event, note }, claim }: { entry: Entry; claim: Claim }) {
  const { t } = useTexts('aftersalesmerchant')
  const parcel = event === 'logistics' || event === 'reship' ? parcelIn(note) : undefined
  if (!parcel) return note
  const { carrier, waybill } = parcel
  if (carrier === own) return t('way.own')
  return `${claim.parcels.find((p) => p.carrier === carrier)?.carrierName || carrier} ${waybill}`
}
