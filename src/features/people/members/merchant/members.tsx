// A merchant's people: members and open invitations, what each role may do; inviting and changing beside the list.
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import './parts/members.css'
import { MemberLine, InvitationLine, type Staff } from './member-lines.tsx'
import { ProofRule } from './proof-rule.tsx'
import { RoleGrid } from './role-grid.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

const InviteDrawer = lazy(() => import('./invite-drawer.tsx'))
const MemberDrawer = lazy(() => import('./member-drawer.tsx'))

export default function Members() {
  const { t } = useTexts('membersmerchant')
  const { data, fault, again } = useAsked('/api/v2/mch/staff/page', {})
  const writes = useMember().may('staff.write')
  const [at, open] = useState<'invite' | number>()
  const picked = data?.records.find(({ id }) => id === at)
  const close = () => open(undefined)
  const note =
    data &&
    [t('count', { count: data.records.length }), t('asked', { count: data.invitations.length })]
      .slice(0, data.invitations.length > 0 ? 2 : 1)
      .join(', ')
  return (
    <div className="page">
      <header className="head">
        <h1 className="display">{t('title')}</h1>
        {note && <p>{note}</p>}
        <div className="acts">
          {writes && data && (
            <Button type={at === undefined ? 'primary' : 'default'} onClick={() => open('invite')}>
              {t('invite')}
            </Button>
          )}
        </div>
      </header>
      {fault && data && <Fault fault={fault} />}
      {data ? (
        <>
          <Lines staff={data} writes={writes} onOpen={open} onChanged={again} />
          <ProofRule writes={writes} />
          <RoleGrid roles={data.roles} />
        </>
      ) : fault ? (
        <Failed fault={fault} onRetry={again} />
      ) : (
        <Bones />
      )}
      <Suspense>
        {data && at === 'invite' && <InviteDrawer staff={data} onClose={close} onDone={again} />}
        {data && picked && <MemberDrawer key={picked.id} member={picked} staff={data} onClose={close} onDone={again} />}
      </Suspense>
    </div>
  )
}

interface LinesProps {
  staff: Staff
  writes: boolean
  onOpen: (id: number) => void
  onChanged: () => void
}
function Lines({ staff, writes, onOpen, onChanged }: LinesProps) {
  const { t } = useTexts('membersmerchant')
  return (
    <table className="people">
      <thead>
        <tr>
          <th scope="col">{t('column.member')}</th>
          <th scope="col" className="wide">
            {t('column.contact')}
          </th>
          <th scope="col">{t('column.role')}</th>
          <th scope="col" className="wide">
            {t('column.since')}
          </th>
          <th scope="col" className="wide">
            {t('column.seen')}
          </th>
          <th scope="col">
            <span className="vh">{t('column.acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {staff.records.map((member) => (
          <MemberLine key={member.id} member={member} onOpen={writes ? () => onOpen(member.id) : undefined} />
        ))}
        {staff.invitations.map((invitation) => (
          <InvitationLine key={invitation.id} invitation={invitation} writes={writes} onChanged={onChanged} />
        ))}
      </tbody>
    </table>
  )
}
