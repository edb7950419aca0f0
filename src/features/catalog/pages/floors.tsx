// D4b: the directory of the house: nine floors, their departments and shelves.
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import '../parts/floors.css'
import { Picture } from '#ui/picture.tsx'
import { visitContext } from '#web/context.ts'
import { headOf } from '#web/head.ts'
import { load } from '#web/load.ts'
import { shotOf } from '#web/pictures.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { openTexts } from '#web/texts.ts'
import type { Route } from './+types/floors.ts'
import { below, listAddress, type Category } from '../parts/floor-tree.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const { records } = await load(visit, '/api/v2/goods/category/list', {})
  return { tree: records, title: (await openTexts(visit.lang)).t('catalog:floors.title') }
}
export const handle: ShellHandle = { tab: 'categories', title: (t) => t('catalog:floors.title') }
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  headOf(matches, {
    title: loaderData?.title ?? 'Miralo · 觅乐',
    description: loaderData?.tree
      .filter((c) => c.level === 1)
      .map((c) => c.name)
      .join(' · '),
    path: '/home/category',
  })

export default function Floors({ loaderData: { tree } }: Route.ComponentProps) {
  const { t } = useTranslation('catalog')
  const floors = below(tree, null)
  return (
    <div className="wrap">
      <header className="floors-head">
        <h1 className="display">{t('floors.title')}</h1>
        <p>{t('floors.intro')}</p>
      </header>
      <div className="floors">
        <nav className="floors-rail" aria-label={t('floors.go')}>
          {floors.map((f) => (
            <a key={f.id} href={`#floor-${f.id}`}>
              <span>{f.floor}</span>
              {f.name}
            </a>
          ))}
        </nav>
        <div>
          {floors.map((f) => (
            <Floor key={f.id} floor={f} tree={tree} />
          ))}
        </div>
      </div>
    </div>
  )
}

function Floor({ floor, tree }: { floor: Category; tree: readonly Category[] }) {
  return (
    <section id={`floor-${floor.id}`} className="floors-one" aria-labelledby={`floor-${floor.id}-name`}>
      <Link to={listAddress(floor.id)} prefetch="intent" className="floors-picture" tabIndex={-1} aria-hidden="true">
        {floor.picture && <Picture shot={shotOf(floor.picture, { width: 960, height: 720, largest: 960 })} alt="" ratio="4 / 3" sizes="(max-width: 767px) 72vw, 300px" />}
      </Link>
      <div>
        <h2 id={`floor-${floor.id}-name`} className="display">
          <Link to={listAddress(floor.id)} prefetch="intent">
            <span className="floors-no">{floor.floor}</span>
            {floor.name}
          </Link>
        </h2>
        <p className="floors-line">{floor.line}</p>
        <ul className="floors-departments">
          {below(tree, floor.id).map((d) => (
            <li key={d.id}>
              <Link to={listAddress(d.id)} prefetch="intent">
                {d.name}
              </Link>
              <ul>
                {below(tree, d.id).map((s) => (
                  <li key={s.id}>
                    <Link to={listAddress(s.id)} prefetch="intent">
                      {s.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
