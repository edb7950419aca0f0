// What happened to an order, the newest first, by whom.
import { own, parcelIn } from '../carriers.ts'
import { useCarriers } from './parts/use-carriers.ts'
import type { Order } from './order-desk.ts'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useTexts } from '#web/texts.tsx'

const actors: readonly string[] = ['buyer', 'merchant', 'staff', 'system']

export function OrderHistory({ order }: { order: Order }) {
  const { t, has } = useTexts('fulfilmentmerchant')
  const events = order.history.toReversed()
  return (
    <section>
      <Sec title={t('history.title')} />
      <ol className="thread">
        {events.map((entry, n) => (
          <li key={`${entry.createdAt} ${n}`} className={n === 0 ? 'now' : ''}>
            <b className="strong">
              {has(`event.${entry.event}`)
                ? t(`event.${entry.event as 'pay'}`)
                : t(`state.${entry.toStatus as 'closed'}`)}
            </b>{' '}
            <span className="muted">
              {entry.by ?? (actors.includes(entry.actor) ? t(`actor.${entry.actor as 'buyer'}`) : entry.actor)}
            </span>
            <Time at={entry.createdAt} />
            {entry.note && (
              <q>
                <Note entry={entry} />
              </q>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What somebody wrote; a parcel in the reader's words. */
function Note({ entry: { event, note } }: { entry: Order['history'][number] }) {
  const { t } = useTexts('fulfilmentmerchant')
  const carriers = useCarriers(true)
  const parcel = event === 'waybill' ? parcelIn(note) : undefined
  if (!parcel) return note
  const { carrier, waybill } = parcel
  if (carrier === own) return t('ship.own')
  return `${carriers?.find(({ code }) => code === carrier)?.name ?? carrier} ${waybill}`
}
