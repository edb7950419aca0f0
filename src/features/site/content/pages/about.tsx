// About this shop as a program: version, what is new, agreements, and whose work it uses.
import { useEffect, useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import '#ui/layout/article.css'
import '../parts/about.css'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { visitContext } from '#web/context.ts'
import { headOf } from '#web/head.ts'
import { loadIfPossible } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { openTexts } from '#web/texts.tsx'
import { newestVersion, ownVersion } from '#web/version.ts'
import licences from '../parts/licences.json' with { type: 'json' }
import { articleAddress } from '../parts/story-cards.tsx'
import { useDate } from '#ui/text/use-date.ts'
import app from '../../../../../package.json' with { type: 'json' }
import type { Route } from './+types/about.ts'

const told = 4

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const [agreements, board] = await Promise.all([
    loadIfPossible(visit, '/api/v2/article/page', { kind: 'agreement', size: 20 }),
    loadIfPossible(visit, '/api/v2/announcement/page', { size: 20 }),
  ])
  const news = (board?.records ?? []).toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt)).slice(0, told)
  return {
    version: app.version,
    licences,
    agreements: agreements?.records ?? [],
    news,
    title: (await openTexts(visit.lang, 'content'))('aboutApp.title'),
  }
}
export const handle: ShellHandle = { tab: 'me', title: (t) => t('content:aboutApp.title') }
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  headOf(matches, { title: loaderData?.title, path: href('/user/user/about') })

export default function About({
  loaderData: { version: number, licences: used, agreements, news },
}: Route.ComponentProps) {
  const { t } = useTexts('content')
  return (
    <div className="wrap">
      <Breadcrumb
        label={t('path')}
        crumbs={[{ label: t('home'), link: <Link to={href('/')} /> }]}
        here={t('aboutApp.title')}
      />
      <header className="article-head">
        <h1 className="display">{t('aboutApp.title')}</h1>
        <p>{t('aboutApp.version', { version: number })}</p>
        <Build />
      </header>
      <div className="about-parts">
        {news.length > 0 && <News news={news} />}
        <section aria-labelledby="agreements">
          <h2 id="agreements">{t('aboutApp.agreements')}</h2>
          <ul>
            {agreements.map((a) => (
              <li key={a.id}>
                <Link to={articleAddress(a.code)} prefetch="intent">
                  {a.title}
                </Link>
              </li>
            ))}
            <li>
              <Link to={href('/user/user/aboutUs')} prefetch="intent">
                {t('aboutUs.title')}
              </Link>
            </li>
          </ul>
        </section>
        <Licences of={used} />
      </div>
    </div>
  )
}

type Data = Route.ComponentProps['loaderData']
function News({ news }: { news: Data['news'] }) {
  const { t } = useTexts('content')
  const date = useDate()
  return (
    <section aria-labelledby="news">
      <h2 id="news">{t('aboutApp.news')}</h2>
      <ul>
        {news.map((n) => (
          <li key={n.id}>
            <Link to={href('/announcement/:id', { id: String(n.id) })} prefetch="intent">
              {n.title}
            </Link>
            <time dateTime={n.publishedAt}>{date(n.publishedAt)}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Licences({ of }: { of: Data['licences'] }) {
  const { t } = useTexts('content')
  return (
    <section aria-labelledby="licences">
      <h2 id="licences">{t('aboutApp.licences')}</h2>
      <p>{t('aboutApp.licencesText')}</p>
      <ul className="about-licences">
        {of.map((l) => (
          <li key={l.name}>
            <a href={l.link} rel="noreferrer" target="_blank">
              {l.name}
            </a>
            <span>{l.version}</span>
            <span>{l.licence}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The build that this page was made by, and whether a newer one is being served: known in the browser only. */
function Build() {
  const { t } = useTexts('content')
  const [state, setState] = useState<{ own: string; latest: boolean }>()
  useEffect(() => {
    const own = ownVersion()
    if (!own) return undefined
    let gone = false
    void newestVersion().then((newest) => !gone && setState({ own, latest: newest === undefined || newest === own }))
    return () => void (gone = true)
  }, [])
  return (
    <p className="article-date" role="status">
      {state && t(state.latest ? 'aboutApp.latest' : 'aboutApp.older', { build: state.own.slice(0, 8) })}
    </p>
  )
}
