// Brands that are called alike, each a way to it.
import { Link } from 'react-router'
import './brands.css'
import type { Output } from '#surfaces/console/desk/call.ts'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { brandPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

export type Alike = Output<'/api/v2/admin/brand/alike'>['records'][number]
export function AlikeList({ title, alike }: { title: string; alike: readonly Alike[] }) {
  const { t } = useTexts('brandsstaff')
  const { number } = useFormat()
  if (alike.length === 0) return null
  return (
    <section aria-live="polite">
      <Sec title={title} />
      <ul className="brand-list">
        {alike.map(({ id, name, goods, same }) => (
          <li key={id}>
            <Link className="strong" to={brandPath(id)}>
              {name}
            </Link>
            <span className="muted">{t('goods', { count: goods, n: number(goods) })}</span>
            {same && <span className="mark miss">{t('same')}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
