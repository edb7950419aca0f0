// The platform's own people: members and open invitations, what each role may do; inviting, changing, and roles of the
// shop's own beside the list.
import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import '../../members/merchant/parts/members.css'
import './staff.css'
import { InvitationLine, StaffLine } from './staff-lines.tsx'
import type { Staff } from './staff-page.ts'
import { RoleTable } from './role-table.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

const InviteDrawer = lazy(() => import('./invite-drawer.tsx'))
const StaffDrawer = lazy(() => import('./staff-drawer.tsx'))
const RoleDrawer = lazy(() => import('./role-drawer.tsx'))
type At = { invite: true } | { userId: number } | { role: string | null }

export default function StaffPage() {
  const { t } = useTexts('staffingstaff')
  const { data, fault, again } = useAsked('/api/v2/admin/staff/page', {})
  const writes = useMember().may('staff.write')
  const [at, open] = useState<At>()
  const note = data && [
    t('count', { count: data.records.length }),
    ...(data.invitations.length > 0 ? [t('asked', { count: data.invitations.length })] : []),
  ]
  return (
    <div className="page">
      <header className="head">
        <h1 className="display">{t('title')}</h1>
        {note && <p>{note.join(', ')}</p>}
        <div className="acts">
          {writes && data && (
            <>
              <Button icon={<Plus size={15} />} onClick={() => open({ role: null })}>
                {t('ownRole')}
              </Button>
              <Button type={at === undefined ? 'primary' : 'default'} onClick={() => open({ invite: true })}>
                {t('invite')}
              </Button>
            </>
          )}
        </div>
      </header>
      {fault && data && <Fault fault={fault} />}
      {data ? (
        <>
          <Lines staff={data} writes={writes} onOpen={(userId) => open({ userId })} onChanged={again} />
          <RoleTable roles={data.roles} onOpen={writes ? (role) => open({ role }) : undefined} />
        </>
      ) : fault ? (
        <Failed fault={fault} onRetry={again} />
      ) : (
        <Bones />
      )}
      <Suspense>
        {data && at && <Beside at={at} staff={data} onClose={() => open(undefined)} onDone={again} />}
      </Suspense>
    </div>
  )
}

function Beside({ at, ...props }: { at: At; staff: Staff; onClose: () => void; onDone: () => void }) {
  if ('invite' in at) return <InviteDrawer {...props} />
  if ('role' in at) {
    const role = props.staff.roles.find(({ role: code }) => code === at.role)
    return <RoleDrawer key={at.role} role={role} {...props} />
  }
  const member = props.staff.records.find(({ userId }) => userId === at.userId)
  return member ? <StaffDrawer key={member.userId} member={member} {...props} /> : null
}

interface LinesProps {
  staff: Staff
  writes: boolean
  onOpen: (userId: number) => void
  onChanged: () => void
}
function Lines({ staff, writes, onOpen, onChanged }: LinesProps) {
  const { t } = useTexts('staffingstaff')
  const columns = ['contact', 'role', 'proof', 'seen'] as const
  return (
    <table className="people">
      <thead>
        <tr>
          <th scope="col">{t('column.member')}</th>
          {columns.map((name) => (
            <th key={name} scope="col" className={name === 'role' ? undefined : 'wide'}>
              {t(`column.${name}`)}
            </th>
          ))}
          <th scope="col">
            <span className="vh">{t('column.acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {staff.records.map((member) => (
          <StaffLine
            key={member.userId}
            member={member}
            roles={staff.roles}
            onOpen={writes ? () => onOpen(member.userId) : undefined}
          />
        ))}
        {staff.invitations.map((invitation) => (
          <InvitationLine
            key={invitation.id}
            invitation={invitation}
            roles={staff.roles}
            writes={writes}
            onChanged={onChanged}
          />
        ))}
      </tbody>
    </table>
  )
}
