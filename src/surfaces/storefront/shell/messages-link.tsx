// The way to the messages with the number of unread ones: a word on a wide screen, a bell on a phone.
import { Bell } from 'lucide-react'
import { href, Link } from 'react-router'
import { Count } from '#ui/goods/badge.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { useMessageCount } from '#surfaces/storefront/visit/message-count.ts'
import { useTexts } from '#web/texts.tsx'

export function MessagesLink({ words = true }: { words?: boolean }) {
  const { t } = useTexts()
  const count = useMessageCount()
  const badge = <Count of={count} label={t('unreadMessages', { count })} />
  const to = href('/user/user/message')
  if (words)
    return (
      <Link to={to} prefetch="intent" className="shell-messages">
        {t('messageCentre')}
        {badge}
      </Link>
    )
  return (
    <Link to={to} className="shell-phone-icon">
      <span className="shell-bag">
        <Icon of={Bell} size={22} />
        {badge}
      </span>
      <span className="vh">{t('messageCentre')}</span>
    </Link>
  )
}
