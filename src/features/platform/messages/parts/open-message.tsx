// A message that was opened: what it says in full, the thing it speaks of, the way there, and why it came.
import { ChevronRight, Trash2 } from 'lucide-react'
import { href, Link } from 'react-router'
import type { Calls } from '#kernel/call/contract.ts'
import type { MessageType } from '#kernel/messages.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { useTexts } from '#web/texts.tsx'
import './open-message.css'
import { MessagePicture } from './message-list.tsx'
import { addressOf, type Section } from './sections.ts'

export type Opened = Calls['/api/v2/user/message/detail']['output']
type Seen = Exclude<MessageType, 'announcement' | 'chat'>
const seenAs = (type: MessageType): Seen => (type === 'announcement' || type === 'chat' ? 'system' : type)
const whyOf = (type: MessageType) =>
  type === 'order' || type === 'afterSale' || type === 'asset' || type === 'notice' ? type : 'other'

/** A console is an app of its own. */
const isDesk = (link: string): boolean => /^\/merchant[/?]/.test(link)

interface OpenMessageProps {
  message: Opened
  section: Section
  after: string | undefined
  /** the person's address, masked */
  email: string | null
  onDelete: () => void
}
export function OpenMessage({ message, section, after, email, onDelete }: OpenMessageProps) {
  const { t } = useTexts('messages')
  const lang = useLang()
  const { type, title, text, createdAt, link, press, items } = message
  const at = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Shanghai' })
  return (
    <article className="message-open" aria-labelledby="message-title">
      <TextLink className="message-back" render={<Link to={addressOf(section, { after })} replace />}>
        {t('back')}
      </TextLink>
      <p className="message-meta">
        {t(`type.${type}`)} · <time dateTime={createdAt}>{at.format(new Date(createdAt))}</time>
      </p>
      <h2 id="message-title" className="display">
        {title}
      </h2>
      {text.split('\n').map((line) => (
        <p key={line} className="message-line">
          {line}
        </p>
      ))}
      <Items items={items} />
      <Card message={message} />
      <div className="message-acts">
        {link !== null && (
          <Button kind="primary" render={<Link to={link} reloadDocument={isDesk(link)} />}>
            {press ?? t(`see.${seenAs(type)}`)}
          </Button>
        )}
        <Button aria-label={t('deleteOf', { title })} onClick={onDelete}>
          <Icon of={Trash2} size={18} />
          {t('delete')}
        </Button>
      </div>
      <p className="message-why">
        {t(`why.${whyOf(type)}`)} {message.mailedAt !== null && email !== null && t('mailed', { email })}{' '}
        <TextLink render={<Link to={href('/user/setting')} />}>{t('mailSettings')}</TextLink>
      </p>
    </article>
  )
}

function Items({ items }: Pick<Opened, 'items'>) {
  if (items.length === 0) return null
  return (
    <ul className="message-items">
      {items.map(({ text, link }) => (
        <li key={link + text}>
          <Link to={link} reloadDocument={isDesk(link)}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Card({ message: { about, picture, type, link } }: { message: Opened }) {
  if (!about) return null
  const inside = (
    <>
      <MessagePicture picture={picture} type={type} />
      <span>
        <b>{about.title}</b>
        <span>{about.note}</span>
      </span>
    </>
  )
  if (link === null) return <p className="message-card">{inside}</p>
  return (
    <Link to={link} reloadDocument={isDesk(link)} className="message-card">
      {inside}
      <Icon of={ChevronRight} size={20} />
    </Link>
  )
}
