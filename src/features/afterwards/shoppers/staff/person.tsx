// A person at the staff's desk: what they did here, kind by kind, beside how their account stands; what is done about
// them, each with what follows from it.
import { useState } from 'react'
import { useParams } from 'react-router'
import '#surfaces/console/desk/case.css'
import './person.css'
import { Acts } from './acts.tsx'
import { PersonState, useNameOf } from './people.tsx'
import { PersonAside } from './person-aside.tsx'
import { PersonTrail } from './person-trail.tsx'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import type { Output } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { peoplePath, personPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Detail = Output<'/api/v2/admin/user/detail'>
const idIn = (typed: string | undefined): number => {
  const id = Number(typed)
  return Number.isSafeInteger(id) && id > 0 ? id : 1
}
export default function PersonPage() {
  const userId = idIn(useParams()['userId'])
  const { data, fault, again } = useAsked('/api/v2/admin/user/detail', { userId })
  const { t } = useTexts('shoppersstaff')
  const nameOf = useNameOf()
  // what was done shows in the trail too
  const [turn, setTurn] = useState(0)
  const of = data?.userId === userId ? data : undefined
  if (!of) return <div className="page">{fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />}</div>
  const done = () => {
    again()
    setTurn((n) => n + 1)
  }
  return (
    <div className="page case">
      <BackToList list="people" listPath={peoplePath} pathOf={(key) => personPath(Number(key))} at={String(userId)}>
        {t('title')}
      </BackToList>
      <header className="head">
        <div>
          <h1 className="display">{nameOf(of)}</h1>
          <p>
            <PersonState state={of.state} />
            <span className="muted">{of.contact}</span>
          </p>
        </div>
        <div className="acts">
          <Acts of={of} onDone={done} />
        </div>
      </header>
      {fault && <Fault fault={fault} />}
      <Blocked of={of} />
      <div className="two">
        <PersonTrail key={`${userId} ${turn}`} userId={userId} />
        <PersonAside of={of} />
      </div>
    </div>
  )
}
function Blocked({ of }: { of: Detail }) {
  const { t } = useTexts('shoppersstaff')
  const { when } = useFormat()
  if (of.blockedAt === null || of.blockedWhy === null) return null
  return (
    <p className="note">
      <span>
        <b>{t('blockedSince', { date: when(of.blockedAt) })}</b> {t(`why.${of.blockedWhy}`)}
      </span>
    </p>
  )
}
