// One article or agreement, by code or id: a measure that reads well, its contents, the goods that it speaks of,
// and whether it helped.
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import '#ui/layout/article.css'
import { Banner } from '#ui/feedback/banner.tsx'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Picture } from '#ui/goods/picture.tsx'
import { Cards } from '#ui/goods/product-card.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { visitContext } from '#web/context.ts'
import { headOf } from '#web/head.ts'
import { idOf, load, loadIfPossible } from '#web/load.ts'
import { shotOf } from '#web/pictures.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { GoodsCard, type CardGoods } from '#surfaces/storefront/goods/goods-card.tsx'
import { Blocks, headingsOf } from '../parts/blocks.tsx'
import { EarlierVersions } from '../parts/earlier-versions.tsx'
import { Helpful } from '../parts/helpful.tsx'
import { articleAddress } from '../parts/story-cards.tsx'
import { useDate } from '#ui/text/use-date.ts'
import type { Route } from './+types/article.ts'

const goodsShown = 5

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const params = new URL(request.url).searchParams
  const code = params.get('code')?.slice(0, 60)
  const version = Number(params.get('version'))
  const article = await load(visit, '/api/v2/article/detail', {
    ...(code ? { code } : { id: idOf(params.get('id')) }),
    ...(Number.isSafeInteger(version) && version > 0 && version < 2_000_000_000 && { version }),
  })
  const versions =
    article.kind === 'agreement'
      ? await loadIfPossible(visit, '/api/v2/agreement/version/list', { code: article.code })
      : undefined
  const goods =
    article.productIds.length > 0
      ? await loadIfPossible(visit, '/api/v2/goods/goods/cards', { ids: article.productIds.slice(0, goodsShown) })
      : undefined
  return { article, goods: goods?.records ?? [], versions: versions?.records ?? [] }
}
type Data = Awaited<ReturnType<typeof loader>>
export const handle: ShellHandle<Data> = { tab: 'discover', title: (_t, { article }) => article.title }
export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [{ title: 'Miralo · 觅乐' }]
  const { title, summary, code, cover } = loaderData.article
  return headOf(matches, {
    title,
    description: summary,
    path: articleAddress(code),
    ...(loaderData.article.version !== loaderData.article.latest && { hidden: true }),
    picture: cover ?? undefined,
    kind: 'article',
  })
}

export default function Article({ loaderData: { article, goods, versions } }: Route.ComponentProps) {
  const { t } = useTexts('content')
  return (
    <>
      <article className="wrap">
        <Breadcrumb
          label={t('path')}
          crumbs={[
            { label: t('home'), link: <Link to={href('/')} /> },
            { label: t('articles'), link: <Link to={href('/home/articalList')} prefetch="intent" /> },
          ]}
          here={article.title}
        />
        <Head article={article} />
        {article.version !== article.latest && (
          <Banner
            tone="info"
            className="mb-4"
            end={<TextLink render={<Link to={articleAddress(article.code)} />}>{t('agreements.newest')}</TextLink>}
          >
            {t('agreements.old', { version: article.version })}
          </Banner>
        )}
        {article.cover && (
          <Picture
            className="article-cover"
            shot={shotOf(article.cover, { width: 1200, height: 800 })}
            alt=""
            ratio="3 / 2"
            sizes="(max-width: 1023px) 100vw, 1000px"
            rounded="none"
            eager
          />
        )}
        <div className={article.cover ? 'article article-covered' : 'article'}>
          <Contents body={article.body} />
          <div>
            <Blocks body={article.body} />
            {article.version === article.latest && <Helpful key={article.id} id={article.id} helped={article.helped} />}
            <EarlierVersions code={article.code} at={article.version} versions={versions} />
            <nav className="article-next" aria-label={t('allArticles')}>
              <TextLink render={<Link to={href('/home/articalList')} />}>{t('allArticles')}</TextLink>
            </nav>
          </div>
        </div>
      </article>
      <Spoken goods={goods} />
    </>
  )
}

function Head({ article }: { article: Data['article'] }) {
  const { t } = useTexts('content')
  const date = useDate()
  const { kind, title, summary, publishedAt, updatedAt, version } = article
  return (
    <header className="article-head">
      <h1 className="display">{title}</h1>
      {summary && <p>{summary}</p>}
      <p className="article-date">
        {kind === 'story' ? date(publishedAt) : t('updated', { date: date(updatedAt), version })}
      </p>
    </header>
  )
}

function Contents({ body }: { body: Data['article']['body'] }) {
  const { t } = useTexts('content')
  const headings = headingsOf(body)
  if (headings.length < 3) return null
  return (
    <nav className="article-contents" aria-labelledby="contents">
      <h2 id="contents">{t('contents')}</h2>
      {headings.map((h) => (
        <a key={h.id} href={`#${h.id}`}>
          {h.text}
        </a>
      ))}
    </nav>
  )
}

function Spoken({ goods }: { goods: readonly CardGoods[] }) {
  const { t } = useTexts('content')
  if (goods.length === 0) return null
  return (
    <section className="wrap article-goods" aria-labelledby="spoken">
      <h2 id="spoken" className="display">
        {t('goods')}
      </h2>
      <Cards cols={5} label={t('goods')}>
        {goods.map((g) => (
          <GoodsCard key={g.id} goods={g} />
        ))}
      </Cards>
    </section>
  )
}
