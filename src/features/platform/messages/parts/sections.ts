// The sections of the message centre and where each stands. Notices and system messages have addresses of their own.
import { href } from 'react-router'
import { hrefWith } from '#web/href-with.ts'
import type { MessageType, MutableType } from '#kernel/messages.ts'

/** A section of the frame; `news`: account and trade together. */
export type Section = 'news' | Exclude<MessageType, 'announcement' | 'chat'>
export const sections = [
  'news',
  'order',
  'afterSale',
  'asset',
  'activity',
  'system',
  'announcement',
  'notice',
] as const satisfies readonly (Section | 'announcement')[]
const typed: readonly Section[] = ['order', 'afterSale', 'asset', 'activity', 'notice']

interface At {
  id?: number | undefined
  after?: string | undefined
}
export function addressOf(section: Section | 'announcement', { id, after }: At = {}): string {
  if (section === 'announcement') return href('/announcement/list')
  if (section === 'system') return hrefWith('/user/user/xtmsg', { id, after })
  if (section !== 'news') return hrefWith('/user/user/message', { type: section, id, after })
  return id === undefined ? hrefWith('/user/user/news', { after }) : href('/user/user/news/:id', { id: String(id) })
}

/** The section that an address shows; orders where it names none. */
export function sectionOf({ pathname, searchParams }: URL): Section {
  if (pathname.startsWith(href('/user/user/news'))) return 'news'
  if (pathname.startsWith(href('/user/user/xtmsg'))) return 'system'
  return typed.find((section) => section === searchParams.get('type')) ?? 'order'
}

/** A section that may be muted, as its type. */
export const mutable = (section: Section): MutableType | undefined =>
  section === 'activity' || section === 'system' ? section : undefined
