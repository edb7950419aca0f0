// What a screen says instead of itself: not yours, nowhere, broken.
import { Button } from 'antd'
import { useRouteError } from 'react-router'
import type { Permission } from '#kernel/call/contract.ts'
import { Empty } from '../desk/empty.tsx'
import { useMember } from '../desk/member.tsx'
import { roleWord } from '../desk/role-word.ts'
import { useTexts } from '#web/texts.tsx'

export function NotYours({ needs }: { needs?: Permission }) {
  const { t, has } = useTexts('console')
  const { role, roleName } = useMember()
  const words = needs ? t('yours.text', { role: roleWord(role, t, has, roleName), needs }) : t('yours.nothing')
  return (
    <div className="page">
      <Empty page draw="cut" title={t('yours.title')} text={words} />
    </div>
  )
}
export function NotFound() {
  const { t } = useTexts('console')
  return (
    <div className="page">
      <Empty page draw="lost" title={t('nowhere.title')} text={t('nowhere.text')} />
    </div>
  )
}
/** A chunk that cannot be had (a new release) or a fault of ours: once more from the server helps with both. */
export function Broken() {
  const { t } = useTexts('console')
  console.error(useRouteError())
  return (
    <div className="page">
      <Empty page draw="cut" title={t('broken.title')} text={t('broken.text')}>
        <Button onClick={() => location.reload()}>{t('broken.again')}</Button>
      </Empty>
    </div>
  )
}
