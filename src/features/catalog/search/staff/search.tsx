// The search at the staff's desk: tried out, words that mean the same, hot words, what counts for how much, and what
// was not found.
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import './search-desk.css'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { reviewWordsPath, searchPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

const parts = {
  try: lazy(() => import('./try-out.tsx')),
  synonyms: lazy(() => import('./synonyms.tsx')),
  hot: lazy(() => import('./hot.tsx')),
  weights: lazy(() => import('./weights.tsx')),
  missed: lazy(() => import('./missed.tsx')),
} as const
type Part = keyof typeof parts
const names = Object.keys(parts) as Part[]

export default function Search() {
  const { t } = useTexts('searchstaff')
  const query = useListQuery()
  const at = names.find((name) => name === query.get('tab')) ?? 'try'
  const readsWords = useMember().may('comment.read')
  const Shown = parts[at]
  return (
    <div className="page">
      <header className="head">
        <div>
          <h1 className="display">{t('title')}</h1>
          <p>{t(`note.${at}`)}</p>
        </div>
        <div className="acts">
          {readsWords && (
            <Link className="link small" to={reviewWordsPath}>
              {t('sensitive')}
            </Link>
          )}
        </div>
      </header>
      <nav className="search-tabs" aria-label={t('title')}>
        {names.map((name) => (
          <Link key={name} to={searchPath(name)} aria-current={name === at ? 'page' : undefined}>
            {t(`tab.${name}`)}
          </Link>
        ))}
      </nav>
      <Suspense fallback={<Bones rows={6} />}>
        <Shown />
      </Suspense>
    </div>
  )
}
