// The latest announcements on one line: as many as fit.
import { Megaphone } from 'lucide-react'
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import './home.css'
import { Icon } from '#ui/layout/icon.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import type { Block } from '../contract.ts'

export function TickerBlock({ block: { title, data } }: { block: Block<'ticker'> }) {
  const { t } = useTexts('composer')
  return (
    <section className="wrap home-ticker" aria-label={title}>
      <Icon of={Megaphone} size={16} />
      <b aria-hidden="true">{title}</b>
      <ul>
        {data.notices.map((n) => (
          <li key={n.id}>
            <Link to={href('/announcement/:id', { id: String(n.id) })} prefetch="intent">
              {n.title}
            </Link>
          </li>
        ))}
      </ul>
      <TextLink render={<Link to={href('/home/announcement')} prefetch="intent" />}>{t('all')}</TextLink>
    </section>
  )
}
