// How to reach the shop when no answer helped.
import { href, Link } from 'react-router'
import './help.css'
import type { Calls } from '#kernel/call/contract.ts'
import { useOffered } from '#web/root-data.ts'
import { dialOf } from '#features/site/content/parts/dial.ts'
import { useTexts } from '#web/texts.tsx'

type Contact = Calls['/channel/get']['output']
export function Reach({ contact }: { contact: Contact | undefined }) {
  const { t } = useTexts('help')
  const feedback = useOffered('feedback')
  const phone = contact?.telephone || contact?.phone
  return (
    <section aria-labelledby="help-reach">
      <h2 id="help-reach">{t('reach')}</h2>
      <p>{t('reachText')}</p>
      <ul>
        {feedback && (
          <li>
            <Link to={href('/user/user/help/feedBack')} prefetch="intent">
              {t('feedback')}
            </Link>
          </li>
        )}
        {phone && (
          <li>
            <a href={dialOf(phone)}>{t('call', { phone })}</a>
          </li>
        )}
        {contact?.email && (
          <li>
            <a href={`mailto:${contact.email}`}>{t('write', { email: contact.email })}</a>
          </li>
        )}
        {contact?.chat && (
          <li>
            <a href={contact.chat} rel="noreferrer">
              {t('chat')}
            </a>
          </li>
        )}
      </ul>
      {contact?.hours && <p>{t('hours', { hours: contact.hours })}</p>}
    </section>
  )
}
