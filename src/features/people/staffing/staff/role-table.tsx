// What each role may do, by area: a tick changes, an eye sees. A shop's own role opens from its name.
import { RoleLegend, RoleMark } from '../../members/merchant/parts/role-marks.tsx'
import { areasOf, useAreaWord, useRoleWord, type Role } from './role-words.ts'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  roles: readonly Role[]
  onOpen: ((role: string) => void) | undefined
}
export function RoleTable({ roles, onOpen }: Props) {
  const { t } = useTexts('staffingstaff')
  const areaWord = useAreaWord()
  const areas = areasOf(roles.flatMap(({ permissions }) => permissions))
  return (
    <section className="people-roles">
      <Sec title={t('roles')} note={t('rolesNote')} end={<RoleLegend />} />
      {/* on a phone it is wider than the page: keys move it too */}
      <div className="people-wide" role="region" aria-label={t('roles')} tabIndex={0}>
        <table className="people">
          <thead>
            <tr>
              <th scope="col">{t('may')}</th>
              {roles.map((role) => (
                <RoleHead key={role.role} role={role} onOpen={onOpen} />
              ))}
            </tr>
          </thead>
          <tbody>
            {areas.map((area) => (
              <tr key={area}>
                <th scope="row">{areaWord(area)}</th>
                {roles.map(({ role, builtIn, permissions }) => (
                  <td key={role} className={builtIn ? 'c' : 'c own'}>
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
function RoleHead({ role, onOpen }: { role: Role; onOpen: Props['onOpen'] }) {
  const { t } = useTexts('staffingstaff')
  const word = useRoleWord()(role)
  if (role.builtIn || !onOpen)
    return (
      <th scope="col" className="c">
        {word}
      </th>
    )
  return (
    <th scope="col" className="c">
      <button
        type="button"
        className="link"
        aria-label={t('changeRole', { role: word })}
        onClick={() => onOpen(role.role)}
      >
        {word}
      </button>
    </th>
  )
}
