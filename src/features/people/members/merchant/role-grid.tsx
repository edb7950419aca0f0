// What each role may do, by area: a tick changes, an eye sees.
import { Check, Eye } from 'lucide-react'
import { areasOf, useMayWords, useRoleWord } from '../parts/role-words.ts'
import type { Staff } from './member-lines.tsx'
import { RoleLegend, RoleMark } from './parts/role-marks.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useTexts } from '#web/texts.tsx'

type Roles = Staff['roles']

export function RoleGrid({ roles }: { roles: Roles }) {
  const { t } = useTexts('membersmerchant')
  const { t: word, has } = useTexts('members')
  const roleWord = useRoleWord()
  const areas = areasOf(roles.flatMap(({ permissions }) => permissions)).map(({ area }) => area)
  return (
    <section className="people-roles">
      <Sec title={t('roles')} note={t('rolesNote')} end={<RoleLegend />} />
      {/* on a phone it is wider than the page: keys move it too */}
      <div className="people-wide" role="region" aria-label={t('roles')} tabIndex={0}>
        <table className="people">
          <thead>
            <tr>
              <th scope="col">{t('may')}</th>
              {roles.map(({ role }) => (
                <th key={role} scope="col" className="c">
                  {roleWord(role)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {areas.map((area) => (
              <tr key={area}>
                <th scope="row">{has(`areas.${area}`) ? word(`areas.${area}` as 'areas.order') : area}</th>
                {roles.map(({ role, permissions }) => (
                  <td key={role} className="c">
                    <RoleMark area={area} permissions={permissions} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** What one role sees and does, in sentences. */
export function RoleSees({ roles, role }: { roles: Roles; role: string | undefined }) {
  const { t } = useTexts('membersmerchant')
  const roleWord = useRoleWord()
  const words = useMayWords()
  const found = roles.find((r) => r.role === role)
  if (!found) return null
  const areas = areasOf(found.permissions)
  return (
    <section>
      <Sec title={t('seesAndDoes', { role: roleWord(found.role) })} />
      <ul className="rule small people-may">
        {words(found.permissions).map((line, n) => (
          <li key={line}>
            {areas[n]!.writes ? <Check className="i jade" size={14} /> : <Eye className="i muted" size={14} />} {line}
          </li>
        ))}
        {found.permissions.includes('order.write') && <li className="deal">{t('seesBuyers')}</li>}
      </ul>
    </section>
  )
}
