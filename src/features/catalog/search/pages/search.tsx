// The way into search on a phone: the box, suggestions while typing, own searches, hot words.
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import { visitContext } from '#web/context.ts'
import { headOf } from '#web/head.ts'
import { loadIfPossible } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { SearchForm } from '#surfaces/storefront/shell/search-form.tsx'
import { openTexts } from '#web/texts.tsx'
import '../parts/search-page.css'
import { HistoryList } from '../parts/history-list.tsx'
import { HotList } from '../parts/hot-list.tsx'
import type { Route } from './+types/search.ts'

const Suggestions = lazy(async () => ({ default: (await import('../parts/suggestions.tsx')).Suggestions }))

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const [hot, history] = await Promise.all([
    loadIfPossible(visit, '/api/v2/goods/search/hot', {}),
    visit.signedIn ? loadIfPossible(visit, '/api/v2/goods/search/history/list', {}) : undefined,
  ])
  const t = await openTexts(visit.lang, 'search')
  return {
    hot: hot?.records ?? [],
    history: (history?.records ?? []).map(({ id, keyword }) => ({ id, keyword })),
    title: t('search:blank'),
  }
}
export const handle: ShellHandle = { tab: 'home', title: (t) => t('search:blank') }
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  headOf(matches, { title: loaderData?.title, path: href('/home/search'), hidden: true })

export default function SearchEntry({ loaderData: { hot, history } }: Route.ComponentProps) {
  const { t } = useTexts('search')
  const box = useRef<HTMLDivElement>(null)
  const [input, setInput] = useState<HTMLInputElement>()
  const [typing, setTyping] = useState(false)
  useEffect(() => {
    const found = box.current?.querySelector<HTMLInputElement>('input[type=search]') ?? undefined
    setInput(found)
    found?.focus({ preventScroll: true })
    if (found?.value) setTyping(true)
  }, [])
  return (
    <div className="wrap search-page">
      <h1 className="vh">{t('blank')}</h1>
      <div ref={box} onInput={(event) => setTyping((event.target as HTMLInputElement).value.trim() !== '')}>
        <SearchForm label={t('blank')} />
      </div>
      {typing && input ? (
        <Suspense fallback={null}>
          <Suggestions input={input} place="page" onClose={() => setTyping(false)} />
        </Suspense>
      ) : (
        <div className="search-ways">
          <HistoryList served={history} />
          {hot.length > 0 && <HotList hot={hot} />}
          <p>
            <Link to={href('/home/category')} className="search-departments" prefetch="intent">
              {t('toDepartments')}
            </Link>
          </p>
        </div>
      )}
    </div>
  )
}
