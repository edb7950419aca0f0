// One problem with its answer, whether it helped, and the others of its topic.
import { hrefWith } from '#web/href-with.ts'
import { href, Link } from 'react-router'
import '#ui/layout/article.css'
import '../parts/help.css'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { useDate } from '#ui/text/use-date.ts'
import { visitContext } from '#web/context.ts'
import { headOf } from '#web/head.ts'
import { idOf, load, loadIfPossible } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { Blocks } from '#features/site/content/parts/blocks.tsx'
import { Helpful } from '#features/site/content/parts/helpful.tsx'
import { ProblemList } from '../parts/problem-list.tsx'
import { Reach } from '../parts/reach.tsx'
import type { Route } from './+types/problem.ts'

const channel = 2421
export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const id = idOf(new URL(request.url).searchParams.get('id'))
  const [problem, contact] = await Promise.all([
    load(visit, '/api/v2/help/problem/detail', { id }),
    loadIfPossible(visit, '/channel/get', { id: channel }),
  ])
  return { problem, contact }
}
type Data = Awaited<ReturnType<typeof loader>>
export const handle: ShellHandle<Data> = { tab: 'me', title: (_t, { problem }) => problem.title }
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? headOf(matches, {
        title: loaderData.problem.title,
        path: hrefWith('/user/user/help/details', { id: loaderData.problem.id }),
        kind: 'article',
      })
    : [{ title: 'Miralo · 觅乐' }]

export default function Problem({ loaderData: { problem, contact } }: Route.ComponentProps) {
  const { t } = useTexts('help')
  const date = useDate()
  const { id, title, topic, topicId, others } = problem
  return (
    <article className="wrap">
      <Breadcrumb
        label={t('path')}
        crumbs={[
          { label: t('title'), link: <Link to={href('/user/user/help')} /> },
          { label: topic, link: <Link to={hrefWith('/user/user/help', { topic: topicId })} /> },
        ]}
        here={title}
      />
      <header className="article-head">
        <h1 className="display">{title}</h1>
        <p className="article-date">{t('updated', { date: date(problem.updatedAt) })}</p>
      </header>
      <div className="help">
        <div>
          <Blocks body={problem.body} />
          <Helpful key={id} id={id} helped={problem.helped} path="/api/v2/help/problem/helpful" />
          {others.length > 0 && (
            <section className="help-others" aria-labelledby="help-others">
              <h2 id="help-others">{t('inTopic', { topic })}</h2>
              <ProblemList problems={others} />
            </section>
          )}
        </div>
        <div className="help-side">
          <Reach contact={contact} />
        </div>
      </div>
    </article>
  )
}
