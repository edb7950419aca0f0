// The sections with what is unread in each: a column beside the list, chips above it on a phone.
import { BellOff } from 'lucide-react'
import { Link } from 'react-router'
import type { Calls } from '#kernel/call/contract.ts'
import { Count } from '#ui/goods/badge.tsx'
import { classes } from '#ui/layout/classes.ts'
import { Icon } from '#ui/layout/icon.tsx'
import { useTexts } from '#web/texts.tsx'
import { addressOf, sections, type Section } from './sections.ts'

export type Counts = Calls['/api/v2/user/message/count']['output']

export function SectionList({ counts, present }: { counts: Counts; present: Section | 'announcement' }) {
  const { t } = useTexts('messages')
  return (
    <nav className="message-sections" aria-label={t('sections')}>
      <ul>
        {sections.map((section) => {
          const muted = counts.muted.some((type) => type === section)
          const unread = section === 'news' ? 0 : counts[section]
          return (
            <li key={section}>
              <Link
                to={addressOf(section)}
                prefetch="intent"
                className={classes(muted && 'is-muted')}
                aria-current={section === present ? 'page' : undefined}
              >
                <span>{section === 'news' ? t('news') : t(`type.${section}`)}</span>
                {muted && <Icon of={BellOff} size={15} label={t('muted')} />}
                <Count of={unread} label={t('unread', { count: unread })} />
              </Link>
            </li>
          )
        })}
      </ul>
      <p className="message-keep">{t('keep')}</p>
    </nav>
  )
}
