// The messages of a section, newest first: picture or sign, title, text, when; a red dot at what is unread.
import { BellRing, Megaphone, Package, ReceiptText, ShieldCheck, SlidersHorizontal, Ticket, Wallet } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import type { Calls } from '#kernel/call/contract.ts'
import type { MessageType } from '#kernel/messages.ts'
import { Picture } from '#ui/goods/picture.tsx'
import { classes } from '#ui/layout/classes.ts'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { shotOf } from '#web/pictures.ts'
import { useTexts } from '#web/texts.tsx'
import { addressOf, type Section } from './sections.ts'

export type Row = Calls['/api/v2/user/message/page']['output']['records'][number]
const signs: Record<MessageType, LucideIcon> = {
  order: Package,
  afterSale: ReceiptText,
  asset: Wallet,
  activity: Ticket,
  system: SlidersHorizontal,
  announcement: Megaphone,
  notice: ShieldCheck,
  chat: BellRing,
}
const zone = { timeZone: 'Asia/Shanghai' } as const
/** The hour of today, the day of this year, else the whole date; by the shop's clock. */
export function useWhen(now: number): (iso: string) => string {
  const lang = useLang()
  const day = new Intl.DateTimeFormat('en-CA', zone)
  const today = day.format(now)
  return (iso) => {
    const at = new Date(iso)
    const on = day.format(at)
    if (on === today) return new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit', ...zone }).format(at)
    const sameYear = on.slice(0, 4) === today.slice(0, 4)
    const year = sameYear ? undefined : 'numeric'
    return new Intl.DateTimeFormat(lang, { month: 'short', day: 'numeric', year, ...zone }).format(at)
  }
}

export function MessagePicture({ picture, type }: Pick<Row, 'picture' | 'type'>) {
  if (picture === null)
    return (
      <span className="message-sign">
        <Icon of={signs[type]} size={22} />
      </span>
    )
  return <Picture shot={shotOf(picture, { largest: 480 })} alt="" ratio="1" sizes="56px" rounded="control" />
}

interface MessageListProps {
  section: Section
  name: string
  rows: readonly Row[]
  open: number | undefined
  after: string | undefined
  now: number
}
export function MessageList({ section, name, rows, open, after, now }: MessageListProps) {
  const { t } = useTexts('messages')
  const when = useWhen(now)
  return (
    <ul className="message-rows" aria-label={t('list', { type: name })}>
      {rows.map(({ id, type, title, text, picture, createdAt, read }) => {
        const unread = !read && id !== open
        return (
          <li key={id} className={classes(unread && 'is-unread')}>
            <Link
              to={addressOf(section, { id, after })}
              preventScrollReset={open !== undefined}
              aria-current={id === open ? 'true' : undefined}
            >
              <MessagePicture picture={picture} type={type} />
              <span className="message-words">
                <span className="message-head">
                  <b>
                    {unread && <span className="vh">{t('isUnread')}: </span>}
                    {title}
                  </b>
                  <time dateTime={createdAt}>{when(createdAt)}</time>
                </span>
                <span className="message-text">
                  {section === 'news' && `${t(`type.${type}`)} · `}
                  {text}
                </span>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
