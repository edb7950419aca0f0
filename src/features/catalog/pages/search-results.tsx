// D3: goods found by words.
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { visitContext } from '#web/context.ts'
import { headOf } from '#web/head.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { SearchForm } from '#web/shell/search-form.tsx'
import { openTexts } from '#web/texts.ts'
import type { Route } from './+types/search-results.ts'
import { GoodsList, useCountWords } from '../parts/goods-list.tsx'
import { loadList, type ListData } from '../parts/list-data.ts'
import { readQuery, writeQuery, type ListQuery } from '../parts/list-query.ts'

interface Data {
  list: ListData | undefined
  title: string
}
export async function loader({ context, request }: Route.LoaderArgs): Promise<Data> {
  const visit = context.get(visitContext)
  const query = readQuery(new URL(request.url).searchParams)
  const { t } = await openTexts(visit.lang)
  if (!query.keyword) return { list: undefined, title: t('catalog:search.blank') }
  return { list: await loadList(visit, query), title: t('catalog:search.title', { q: query.keyword }) }
}
export const handle: ShellHandle<Data> = { tab: 'home', title: (t, { list }) => (list ? list.query.keyword : t('catalog:search.blank')) }
export const meta: Route.MetaFunction = ({ loaderData, matches }) => headOf(matches, { title: loaderData?.title ?? 'Miralo · 觅乐', path: '/home/serchlist', hidden: true })

const addressOf = (query: ListQuery): string => `/home/serchlist?${writeQuery(query)}`

export default function SearchResults({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-5">
      <div className="md:hidden">
        <SearchForm />
      </div>
      {list ? <Results list={list} /> : <Blank />}
    </div>
  )
}

function Results({ list }: { list: ListData }) {
  const { t } = useTranslation('catalog')
  const words = useCountWords(list.page)
  return (
    <>
      <div className="list-top md:pt-5">
        <h1 className="display">{t('search.title', { q: list.query.keyword })}</h1>
        <p className="text-13 text-ink-2" role="status">
          {words}
        </p>
      </div>
      <GoodsList list={list} addressOf={addressOf} />
    </>
  )
}

function Blank() {
  const { t } = useTranslation('catalog')
  return (
    <Empty
      level={1}
      drawing="search"
      title={t('search.blank')}
      text={t('search.blankText')}
      action={
        <Button kind="second" render={<Link to="/home/category" />}>
          {t('list.toFloors')}
        </Button>
      }
    />
  )
}
