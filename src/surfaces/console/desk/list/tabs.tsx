// A list's tabs and the saved views behind them: each is an address. Counts are of what waits, red where it is late.
import { X } from 'lucide-react'
import type { Tab } from './columns.ts'
import type { ListQuery } from './query.ts'
import { useFormat } from '../format.ts'
import { useKeys } from '../use-keys.ts'
import { Link, useNavigate } from 'react-router'
import { useTexts } from '#web/texts.tsx'

interface Props {
  tabs: readonly Tab[]
  at: Tab | undefined
  query: ListQuery
  onDrop: (view: string) => void
}
export function Tabs({ tabs, at, query, onDrop }: Props) {
  const { t } = useTexts('console')
  const { counted } = useFormat()
  const navigate = useNavigate()
  const go = ({ path, search }: Tab) =>
    path === undefined ? query.go(search) : void navigate({ pathname: path, search })
  useKeys(Object.fromEntries(tabs.slice(0, 9).map((tab, n) => [String(n + 1), () => go(tab)])))
  if (tabs.length < 2) return null
  return (
    <nav className="views" aria-label={t('list.views')}>
      {tabs.map((tab) => (
        <span key={tab.key} className="view">
          <Link
            to={{ ...(tab.path !== undefined && { pathname: tab.path }), search: tab.search }}
            aria-current={tab === at ? 'page' : undefined}
          >
            {tab.label}
            {tab.n !== undefined && tab.n > 0 && <span className={tab.late ? 'hot' : ''}>{counted(tab.n)}</span>}
          </Link>
          {tab.own && tab === at && (
            <button
              type="button"
              aria-label={t('list.dropView', { view: tab.label })}
              onClick={() => onDrop(tab.label)}
            >
              <X className="i" size={13} />
            </button>
          )}
        </span>
      ))}
    </nav>
  )
}
