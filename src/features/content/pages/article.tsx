// D12: one article or agreement, by code or id.
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import '../parts/article.css'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { visitContext } from '#web/context.ts'
import { headOf } from '#web/head.ts'
import { idOf, load } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { Blocks, headingsOf } from '../parts/blocks.tsx'
import { useDate } from '../parts/use-date.ts'
import type { Route } from './+types/article.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  const code = params.get('code')?.slice(0, 60)
  return { article: await load(context.get(visitContext), '/api/v2/article/detail', code ? { code } : { id: idOf(params.get('id')) }) }
}
type Data = Awaited<ReturnType<typeof loader>>
export const handle: ShellHandle<Data> = { title: (_t, { article }) => article.title }
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? headOf(matches, { title: loaderData.article.title, description: loaderData.article.summary, path: `/home/article?code=${encodeURIComponent(loaderData.article.code)}` })
    : [{ title: 'Miralo · 觅乐' }]

export default function Article({ loaderData: { article } }: Route.ComponentProps) {
  const { t } = useTranslation('content')
  const date = useDate()
  const headings = headingsOf(article.body)
  return (
    <article className="wrap">
      <Breadcrumb
        label={t('path')}
        crumbs={[
          { label: t('home'), link: <Link to="/" /> },
          { label: t('articles'), link: <Link to="/home/articalList" /> },
        ]}
        here={article.title}
      />
      <header className="article-head">
        <h1 className="display">{article.title}</h1>
        {article.summary && <p>{article.summary}</p>}
        <p className="article-date">{t('updated', { date: date(article.updatedAt), version: article.version })}</p>
      </header>
      <div className="article">
        <div>
          <Blocks body={article.body} />
          <nav className="article-next" aria-label={t('allArticles')}>
            <TextLink render={<Link to="/home/articalList" />}>{t('allArticles')}</TextLink>
          </nav>
        </div>
        {headings.length > 2 && (
          <nav className="article-contents" aria-labelledby="contents">
            <h2 id="contents">{t('contents')}</h2>
            {headings.map((h) => (
              <a key={h.id} href={`#${h.id}`}>
                {h.text}
              </a>
            ))}
          </nav>
        )}
      </div>
    </article>
  )
}
