// The closing of a shop as both desks see it: how it stands, what happens to everything the shop has, and what can be
// done now.
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import './closing.css'
import { ClosingQuestion, type ClosingAct } from './closing-question.tsx'
import type { Stands } from './stands.ts'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Money } from '#surfaces/console/desk/money.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { claimsPath, ordersPath, screenPath } from '#surfaces/console/desk/ways.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  of: Stands
  /** of staff: which shop, and whether they asked for it themselves */
  shop?: { id: number; own: boolean }
  name: string
  writes: boolean
  onDone: () => void
}
/** What can be done now, in its order. */
function offered({ of, shop, writes }: Props): ClosingAct[] {
  if (!writes || of.status === 'closed') return []
  const state = of.closing?.state
  if (state === 'asked') return shop ? ['approve', 'reject', 'takeBack'] : ['takeBack']
  return state === 'confirmed' ? ['takeBack'] : ['ask']
}
export function ClosingPanel(props: Props) {
  const { of, shop, name, onDone } = props
  const { t } = useTexts('shopclosing')
  const [act, setAct] = useState<ClosingAct>()
  const acts = offered(props)
  return (
    <section className="closing">
      <Sec title={t('panel.title')} />
      <div>
        <Standing of={of} />
        {of.status !== 'closed' && <Follows of={of} shop={shop?.id} />}
        {acts.length > 0 && (
          <p className="closing-acts">
            {acts.map((one) => (
              <Button key={one} danger={one === 'ask' || one === 'approve'} onClick={() => setAct(one)}>
                {t(`act.${one}`)}
              </Button>
            ))}
          </p>
        )}
        {act && (
          <ClosingQuestion
            act={act}
            {...(shop && { shop })}
            {...{ name, of }}
            onClose={() => setAct(undefined)}
            onDone={() => {
              setAct(undefined)
              onDone()
            }}
          />
        )}
      </div>
    </section>
  )
}
function Standing({ of: { closing, graceDays } }: { of: Stands }) {
  const { t } = useTexts('shopclosing')
  const { when } = useFormat()
  if (!closing || closing.state === 'takenBack') return <p className="muted">{t('panel.none', { count: graceDays })}</p>
  const { state, asker, reason, answer, askedAt, endsAt, endedAt } = closing
  const told = {
    asked: () => t('panel.asked', { who: asker, at: when(askedAt) }),
    confirmed: () => t('panel.confirmed', { at: when(endsAt ?? askedAt) }),
    refused: () => t('panel.refused', { at: when(endedAt ?? askedAt) }),
    done: () => t('panel.done', { at: when(endedAt ?? askedAt) }),
  }[state]()
  return (
    <div className="note">
      <span className="closing-words">
        <b>{told}</b> {state === 'refused' ? answer : reason}
      </span>
    </div>
  )
}
function Follows({ of, shop }: { of: Stands; shop: number | undefined }) {
  const { t } = useTexts('shopclosing')
  const { may } = useMember()
  const { open, payable, receivable } = of
  const orders = ordersPath(shop === undefined ? {} : { merchant: String(shop) })
  const claims = `${claimsPath}${shop === undefined ? '' : `?merchant=${shop}`}`
  const systems = shop === undefined && may('system.read') ? screenPath('systems') : undefined
  const ends = open.keys + open.webhooks
  // how many of it, in which words, and the way there
  const all: [number, string, string | undefined][] = [
    [open.goods, t('follows.goods', { count: open.goods }), undefined],
    [open.ordersUnpaid, t('follows.unpaid', { count: open.ordersUnpaid }), orders],
    [open.ordersToShip, t('follows.toShip', { count: open.ordersToShip }), orders],
    [open.ordersOnTheWay, t('follows.onTheWay', { count: open.ordersOnTheWay }), orders],
    [open.claims, t('follows.claims', { count: open.claims }), claims],
    [ends, t('follows.systems', { keys: open.keys, webhooks: open.webhooks }), systems],
    [open.members, t('follows.members', { count: open.members }), undefined],
    [open.followers, t('follows.followers', { count: open.followers }), undefined],
  ]
  const rows = all.filter(([count]) => count > 0)
  return (
    <ul className="closing-follows">
      {rows.map(([, words, to]) => (
        <li key={words}>{to === undefined ? words : <Link to={to}>{words}</Link>}</li>
      ))}
      <li>
        {t('follows.payable')} <Money fen={payable} />
      </li>
      {receivable !== 0 && (
        <li>
          {t('follows.receivable')} <Money fen={Math.abs(receivable)} />
        </li>
      )}
    </ul>
  )
}
