// What was found under the words, in goods, shops and articles.
import { useEffect } from 'react'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import { Button } from '#ui/controls/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { TabsNav } from '#ui/controls/tabs-nav.tsx'
import { visitContext } from '#web/context.ts'
import { headOf } from '#web/head.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { SearchForm } from '#surfaces/storefront/shell/search-form.tsx'
import { openTexts } from '#web/texts.tsx'
import { GoodsList, useCountWords } from '#features/catalog/listing/parts/goods-list.tsx'
import { writeQuery, type ListQuery } from '#features/catalog/listing/parts/list-query.ts'
import '../parts/results.css'
import { ArticlesFound, ShopsFound } from '../parts/results-others.tsx'
import { loadResults, tabs, type Results, type Tab } from '../parts/results-data.tsx'
import { ResultsHelp } from '../parts/results-help.tsx'
import { rememberSearch } from '../parts/search-history.ts'
import { resultsAddress } from '../parts/suggestion-groups.ts'
import { Shortcut, UnderstoodLines } from '../parts/understood.tsx'
import type { Route } from './+types/results.ts'

interface Data {
  results: Results | undefined
  title: string
}
export async function loader({ context, request }: Route.LoaderArgs): Promise<Data> {
  const visit = context.get(visitContext)
  const results = await loadResults(visit, new URL(request.url).searchParams)
  const t = await openTexts(visit.lang, 'search')
  return { results, title: results ? t('search:title', { q: results.query.keyword }) : t('search:blank') }
}
export const handle: ShellHandle<Data> = {
  tab: 'home',
  title: (t, { results }) => (results ? results.query.keyword : t('search:blank')),
}
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  headOf(matches, { title: loaderData?.title, path: href('/home/serchlist'), hidden: true })

const addressOf = (query: ListQuery): string => hrefWith('/home/serchlist', writeQuery(query))

export default function SearchResults({ loaderData: { results } }: Route.ComponentProps) {
  const keyword = results?.query.keyword
  useEffect(() => {
    if (keyword) rememberSearch(keyword)
  }, [keyword])
  return (
    <div className="wrap pt-5">
      <div className="md:hidden">
        <SearchForm />
      </div>
      {results ? <Found results={results} /> : <Blank />}
    </div>
  )
}

function Found({ results }: { results: Results }) {
  const { t } = useTexts('search')
  const { query, tab, understood } = results
  return (
    <>
      <div className="results-top">
        <h1 className="display">{t('title', { q: understood.corrected?.to ?? query.keyword })}</h1>
        <UnderstoodLines understood={understood} />
        {understood.shortcut && <Shortcut shortcut={understood.shortcut} />}
        <Kinds results={results} />
      </div>
      {tab === 'goods' && <GoodsFound results={results} />}
      {tab === 'shops' && <ShopsFound results={results} />}
      {tab === 'articles' && <ArticlesFound results={results} />}
    </>
  )
}

function Kinds({ results: { query, tab, counts } }: { results: Results }) {
  const { t } = useTexts('search')
  const shown = (count: number) => (count >= 1000 ? '1,000+' : String(count))
  const link = (kind: Tab) => (
    <Link
      to={resultsAddress(query.keyword, {
        ...(kind === 'goods' ? {} : { tab: kind }),
        ...(query.exact ? { exact: '1' } : {}),
      })}
      preventScrollReset
    />
  )
  return (
    <TabsNav
      label={t('kinds')}
      tabs={tabs.map((kind) => ({
        key: kind,
        label: t(kind),
        count: shown(counts[kind]),
        current: kind === tab,
        link: link(kind),
      }))}
    />
  )
}

function GoodsFound({ results: { goods, help, query } }: { results: Results }) {
  const words = useCountWords(goods?.page ?? { total: 0, totalIsExact: true })
  if (!goods) return null
  return (
    <>
      <p className="vh" role="status">
        {words}
      </p>
      {help ? <ResultsHelp keyword={query.keyword} help={help} /> : <GoodsList list={goods} addressOf={addressOf} />}
    </>
  )
}

function Blank() {
  const { t } = useTexts('search')
  return (
    <Empty
      level={1}
      drawing="search"
      title={t('blank')}
      text={t('blankText')}
      action={
        <Button kind="second" render={<Link to={href('/home/category')} />}>
          {t('toDepartments')}
        </Button>
      }
    />
  )
}
