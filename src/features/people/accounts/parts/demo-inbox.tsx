// Where a demo shop's codes arrive.
import { Banner } from '#ui/feedback/banner.tsx'
import { LinkedText } from '#ui/text/linked-text.tsx'
import { useTexts } from '#web/texts.tsx'
import './login.css'

const inboxLink = (words: string) => (
  <a href="/dev/inbox" target="_blank" rel="noreferrer" className="login-link">
    {words}
  </a>
)
export function DemoInbox({ className }: { className?: string }) {
  const { t } = useTexts('accounts')
  return (
    <Banner tone="info" className={className}>
      <LinkedText text={t('login.demo')} links={{ inbox: inboxLink }} />
    </Banner>
  )
}
