// Signed in, but not for this side: where they do belong, and the way out.
import { Button } from 'antd'
import './door.css'
import { Door } from './door.tsx'
import { signOut } from './sign-out.ts'
import type { Membership } from '../desk/member.tsx'
import { baseOf, side } from '../desk/side.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  nickName: string
  memberships: readonly Membership[]
}
export function NoMember({ nickName, memberships }: Props) {
  const { t } = useTexts('console')
  const other = memberships[0]?.audience
  return (
    <Door
      title={t('yours.title')}
      words={side === 'staff' ? t('door.noStaff', { name: nickName }) : t('door.noShop', { name: nickName })}
    >
      <p className="row wrap door-ways">
        {other && (
          <Button type="primary" href={baseOf(other)}>
            {other === 'staff' ? t('door.toStaff') : t('door.toShops')}
          </Button>
        )}
        <Button onClick={() => void signOut()}>{t('shell.signOut')}</Button>
      </p>
    </Door>
  )
}
