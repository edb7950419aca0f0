// Which role, and what it sees and does: those that may be given, none chosen beforehand.
import { Radio } from 'antd'
import { Check, Eye } from 'lucide-react'
import { areasOf, useAreaWord, useRoleWord, type Role } from './role-words.ts'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  roles: readonly Role[]
  value: string | undefined
  onChoose: (role: string) => void
}
export function RoleChoice({ roles, value, onChoose }: Props) {
  const { t } = useTexts('staffingstaff')
  const roleWord = useRoleWord()
  return (
    <>
      <fieldset className="people-choice">
        <legend>{t('role')}</legend>
        <Radio.Group
          vertical
          value={value}
          onChange={(e) => onChoose(e.target.value as string)}
          options={roles.filter(({ mayGive }) => mayGive).map((role) => ({ value: role.role, label: roleWord(role) }))}
        />
      </fieldset>
      <Sees role={roles.find(({ role }) => role === value)} />
    </>
  )
}
function Sees({ role }: { role: Role | undefined }) {
  const { t } = useTexts('staffingstaff')
  const [roleWord, areaWord] = [useRoleWord(), useAreaWord()]
  if (!role) return null
  const { permissions } = role
  return (
    <section>
      <Sec title={t('seesAndDoes', { role: roleWord(role) })} />
      <ul className="rule small people-may">
        {areasOf(permissions).map((area) => {
          const writes = permissions.includes(`${area}.write`)
          return (
            <li key={area}>
              {writes ? <Check className="i jade" size={14} /> : <Eye className="i muted" size={14} />}{' '}
              {t(writes ? 'mayWrite' : 'mayRead', { what: areaWord(area) })}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
