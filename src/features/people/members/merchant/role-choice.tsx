// Which role: those that may be given, none chosen beforehand.
import { Radio } from 'antd'
import type { Staff } from './member-lines.tsx'
import { useRoleWord } from '../parts/role-words.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  roles: Staff['roles']
  value: string | undefined
  onChoose: (role: string) => void
}
export function RoleChoice({ roles, value, onChoose }: Props) {
  const { t } = useTexts('membersmerchant')
  const roleWord = useRoleWord()
  return (
    <fieldset className="people-choice">
      <legend>{t('role')}</legend>
      <Radio.Group
        vertical
        value={value}
        onChange={(e) => onChoose(e.target.value as string)}
        options={roles
          .filter(({ mayGive }) => mayGive)
          .map(({ role }) => ({
            value: role,
            label: roleWord(role),
          }))}
      />
    </fieldset>
  )
}
