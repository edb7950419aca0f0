// The drawer that people and invitations open in, beside the list: of a shop's desk and of the platform's.
import { Button, Drawer } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '#web/texts.tsx'

interface Props {
  title: string
  aside: string
  /** the acts, before the way out */
  acts: ReactNode
  onClose: () => void
  children: ReactNode
}
export function PeopleDrawer({ title, aside, acts, onClose, children }: Props) {
  const { t } = useTexts('membersmerchant')
  return (
    <Drawer
      open
      size={500}
      styles={{ wrapper: { maxWidth: '100%' } }}
      mask={false}
      title={title}
      extra={<span className="small muted">{aside}</span>}
      onClose={onClose}
      footer={
        <div className="row wrap">
          {acts}
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
      }
    >
      {children}
    </Drawer>
  )
}
