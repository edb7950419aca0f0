// D1: the ground floor: directory and windows, the latest notice, some floors (others every day), the houses, what many take home. A block that cannot be had is left out.
import { Megaphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import '../parts/home.css'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { visitContext, type Visit } from '#web/context.ts'
import { headOf } from '#web/head.ts'
import { loadIfPossible } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { openTexts } from '#web/texts.ts'
import type { Route } from './+types/home.ts'
import { below, listAddress, type Category } from '../parts/floor-tree.ts'
import { floorsOfTheDay } from '../parts/floors-of-the-day.ts'
import { HomeFeed } from '../parts/home-feed.tsx'
import { HomeFloor, type ShownFloor } from '../parts/home-floor.tsx'
import { HomeWindow } from '../parts/home-window.tsx'
import { Houses } from '../parts/houses.tsx'
import { Lift } from '../parts/lift.tsx'

const floorsShown = 4
const cardsPerFloor = 8
const feedSize = 20

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const [tree, notices, houses, feed] = await Promise.all([
    loadIfPossible(visit, '/api/v2/goods/category/list', {}),
    loadIfPossible(visit, '/api/v2/announcement/page', { size: 1 }),
    loadIfPossible(visit, '/api/v2/merchant/page', { size: 8 }),
    loadIfPossible(visit, '/api/v2/goods/goods/page', { size: feedSize, sort: 'best' }),
  ])
  const records = tree?.records ?? []
  const floors = below(records, null)
  const today = floorsOfTheDay(
    floors.filter((f) => f.productCount > 0),
    visit.now,
    floorsShown,
  )
  const shown = await Promise.all(today.map((f) => fill(visit, f, records)))
  return {
    floors,
    shown: shown.filter((f) => f.goods.length > 0),
    notice: notices?.records[0],
    description: (await openTexts(visit.lang)).t('catalog:home.description'),
    houses: houses?.records ?? [],
    feed,
  }
}
async function fill(visit: Visit, floor: Category, tree: readonly Category[]): Promise<ShownFloor> {
  const page = await loadIfPossible(visit, '/api/v2/goods/goods/page', { categoryId: floor.id, size: cardsPerFloor, sort: 'best' })
  return { floor, departments: below(tree, floor.id).filter((d) => d.productCount > 0), goods: page?.records ?? [] }
}

export const handle: ShellHandle = { shell: 'home', tab: 'home' }
export const meta: Route.MetaFunction = ({ matches, loaderData }) => headOf(matches, { title: 'Miralo · 觅乐', description: loaderData?.description, path: '/' })

export default function Home({ loaderData: { floors, shown, notice, houses, feed } }: Route.ComponentProps) {
  const { t } = useTranslation('catalog')
  return (
    <>
      <h1 className="vh">{t('home.title')}</h1>
      <Lift floors={shown.map((s) => s.floor)} />
      <div className="wrap home-front">
        <Directory floors={floors} />
        <HomeWindow floors={floors} />
      </div>
      {notice && (
        <p className="wrap home-ticker">
          <Icon of={Megaphone} size={16} />
          <b>{t('home.notice')}</b>
          <Link to={`/announcement/${notice.id}`} prefetch="intent">
            {notice.title}
          </Link>
          <TextLink render={<Link to="/home/announcement" prefetch="intent" />}>{t('home.all')}</TextLink>
        </p>
      )}
      {shown.map((s, place) => (
        <HomeFloor key={s.floor.id} shown={s} flip={place % 2 === 1} />
      ))}
      <Houses houses={houses} />
      {feed && feed.records.length > 0 ? <HomeFeed page={feed} size={feedSize} /> : <Empty drawing="box" title={t('home.empty')} text={t('home.emptyText')} />}
    </>
  )
}

/** The floors from the roof down, as in a lift. */
function Directory({ floors }: { floors: readonly Category[] }) {
  const { t } = useTranslation('catalog')
  return (
    <nav className="home-directory" aria-label={t('home.directory')}>
      <ol>
        {floors.toReversed().map((f) => (
          <li key={f.id}>
            <Link to={listAddress(f.id)} prefetch="intent">
              <span className="home-no">{f.floor}</span>
              <span>
                <b>{f.name}</b>
                <small>{f.line}</small>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
