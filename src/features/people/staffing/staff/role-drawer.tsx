// A role of the shop's own: its name, and what it may do, by ticks. Only what who ticks holds themselves can be ticked.
import { Button, Checkbox, Input } from 'antd'
import { useState } from 'react'
import { PeopleDrawer } from '../../members/merchant/parts/people-drawer.tsx'
import { areasOf, useAreaWord, type Role } from './role-words.ts'
import type { Staff } from './staff-page.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { ReasonField } from '#surfaces/console/desk/reason-field.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  /** undefined: a new one */
  role: Role | undefined
  staff: Staff
  onClose: () => void
  onDone: () => void
}
function useRole({ role, onClose, onDone }: Props) {
  const { t } = useTexts('staffingstaff')
  const [name, setName] = useState(role?.name ?? '')
  const [ticked, tick] = useState<readonly string[]>(role?.permissions ?? [])
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const doing = useDoing((way: 'save' | 'delete'): Promise<unknown> => {
    const requestId = newRequestId()
    if (!role) return call('/api/v2/admin/staff/role/add', { name, permissions: [...ticked], requestId })
    if (way === 'delete') return call('/api/v2/admin/staff/role/delete', { role: role.role, requestId })
    const wish = { role: role.role, name, permissions: [...ticked], seen: role.permissions, reason, requestId }
    return call('/api/v2/admin/staff/role/edit', wish)
  })
  const act = async (way: 'save' | 'delete') => {
    setTried(true)
    const lacks = name.trim() === '' || (role !== undefined && reason.trim() === '')
    if ((way === 'save' && lacks) || !(await doing.run(way))) return
    say(t(way === 'save' ? 'roleSaved' : 'roleDeleted', { role: name.trim() }))
    onClose()
    onDone()
  }
  return { name, setName, ticked, tick, reason, setReason, tried, doing, act }
}
export default function RoleDrawer(props: Props) {
  const { role, staff, onClose } = props
  const { t } = useTexts('staffingstaff')
  const { name, setName, ticked, tick, reason, setReason, tried, doing, act } = useRole(props)
  const all = [...new Set(staff.roles.flatMap(({ permissions }) => permissions))]
  const acts = (
    <>
      <Button type="primary" aria-busy={doing.busy} onClick={() => void act('save')}>
        {t(role ? 'saveRole' : 'makeOwnRole')}
      </Button>
      {role && role.holders === 0 && (
        <Button danger aria-busy={doing.busy} onClick={() => void act('delete')}>
          {t('deleteRole')}
        </Button>
      )}
    </>
  )
  return (
    <PeopleDrawer
      title={role?.name ?? t('ownRole')}
      aside={role ? t('holders', { count: role.holders }) : ''}
      acts={acts}
      onClose={onClose}
    >
      <div className="people-form">
        <Field label={t('roleName')} fault={tried && name.trim() === '' ? t('roleNameMissing') : undefined}>
          {(own) => <Input {...own} maxLength={80} value={name} onChange={(e) => setName(e.target.value)} autoFocus />}
        </Field>
        <Ticks all={all} ticked={ticked} onTick={tick} />
        {role && (
          <ReasonField
            label={t('reason')}
            help={t('roleReasonHelp')}
            fault={tried && reason.trim() === '' ? t('reasonMissing') : undefined}
            value={reason}
            most={300}
            onChange={setReason}
          />
        )}
        {doing.fault && <Fault fault={doing.fault} />}
      </div>
    </PeopleDrawer>
  )
}

interface TicksProps {
  all: readonly string[]
  ticked: readonly string[]
  onTick: (ticked: readonly string[]) => void
}
/** Who may change a thing sees it too. */
function Ticks({ all, ticked, onTick }: TicksProps) {
  const { t } = useTexts('staffingstaff')
  const { permissions: mine } = useMember()
  const areaWord = useAreaWord()
  const set = (area: string, kind: 'read' | 'write', on: boolean) => {
    const [read, write] = [`${area}.read`, `${area}.write`]
    const both = on === (kind === 'write')
    const meant = (both ? [read, write] : [`${area}.${kind}`]).filter((p) => all.includes(p))
    const rest = ticked.filter((p) => !meant.includes(p))
    onTick(on ? [...rest, ...meant] : rest)
  }
  return (
    <table className="people role-ticks">
      <thead>
        <tr>
          <th scope="col">{t('may')}</th>
          <th scope="col" className="c">
            {t('see')}
          </th>
          <th scope="col" className="c">
            {t('tickChange')}
          </th>
        </tr>
      </thead>
      <tbody>
        {areasOf(all).map((area) => (
          <tr key={area}>
            <th scope="row">{areaWord(area)}</th>
            {(['read', 'write'] as const).map((kind) => {
              const permission = `${area}.${kind}`
              return (
                <td key={kind} className="c">
                  {all.includes(permission) && (
                    <Checkbox
                      aria-label={t(kind === 'read' ? 'mayRead' : 'mayWrite', { what: areaWord(area) })}
                      checked={ticked.includes(permission)}
                      disabled={!mine.includes(permission)}
                      onChange={(e) => set(area, kind, e.target.checked)}
                    />
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
