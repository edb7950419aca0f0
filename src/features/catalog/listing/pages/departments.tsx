// The directory of the store: nine departments, their sections and shelves. Phones show one department at a time,
// which stands in the address.
import { href, Link } from 'react-router'
import '../parts/departments.css'
import { Chip } from '#ui/controls/chip.tsx'
import { Picture } from '#ui/goods/picture.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { visitContext } from '#web/context.ts'
import { headOf } from '#web/head.ts'
import { hrefWith } from '#web/href-with.ts'
import { load, loadIfPossible } from '#web/load.ts'
import { shotOf } from '#web/pictures.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { openTexts, useTexts } from '#web/texts.tsx'
import type { Route } from './+types/departments.ts'
import { below, listAddress, type Category } from '#features/catalog/products/parts/category-tree.ts'

const brandsShown = 12
/** What is drawn of a category; pictures of shelves only where they are looked at. */
type Shown = Pick<Category, 'id' | 'parentId' | 'name' | 'line' | 'departmentNo' | 'picture'>

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const { records } = await load(visit, '/api/v2/goods/category/list', {})
  const wanted = Number(new URL(request.url).searchParams.get('department'))
  const departments = below(records, null)
  const chosen = departments.find((f) => f.id === wanted)
  const open = chosen ?? departments[0]
  const sections = new Set(open && below(records, open.id).map((d) => d.id))
  const tree = records.map(({ id, parentId, level, name, line, departmentNo, picture }): Shown => {
    const seen = level < 3 || sections.has(parentId ?? 0)
    return { id, parentId, name, line, departmentNo, picture: seen ? picture : null }
  })
  const brands = await loadIfPossible(visit, '/api/v2/goods/brand/page', {
    size: brandsShown,
    ...(chosen && { categoryId: chosen.id }),
  })
  return {
    tree,
    open: open?.id,
    chosen: chosen?.name,
    brands: (brands?.records ?? []).map(({ id, name }) => ({ id, name })),
    title: (await openTexts(visit.lang, 'listing'))('departments.title'),
  }
}
type Data = Awaited<ReturnType<typeof loader>>
export const handle: ShellHandle = { tab: 'categories', title: (t) => t('listing:departments.title') }
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  headOf(matches, {
    title: loaderData?.title,
    description: loaderData?.tree
      .filter((c) => c.parentId === null)
      .map((c) => c.name)
      .join(' · '),
    path: href('/home/category'),
  })

export default function Departments({ loaderData: { tree, open, chosen, brands } }: Route.ComponentProps) {
  const { t } = useTexts('listing')
  const departments = below(tree, null)
  return (
    <div className="wrap">
      <header className="departments-head">
        <h1 className="display">{t('departments.title')}</h1>
        <p>{t('departments.intro')}</p>
      </header>
      <div className="departments">
        <nav className="departments-rail" aria-label={t('departments.go')}>
          {departments.map((f) => (
            <Link
              key={f.id}
              to={`${hrefWith('/home/category', { department: f.id })}#department-${f.id}`}
              replace
              aria-current={f.id === open ? 'true' : undefined}
            >
              <span>{f.departmentNo}</span>
              {f.name}
            </Link>
          ))}
        </nav>
        <div className="min-w-0">
          {departments.map((f) => (
            <Department key={f.id} department={f} tree={tree} open={f.id === open} />
          ))}
          {brands.length > 0 && (
            <Brands
              brands={brands}
              title={chosen === undefined ? t('departments.brands') : t('departments.brandsOf', { department: chosen })}
            />
          )}
        </div>
      </div>
    </div>
  )
}

function Department({ department, tree, open }: { department: Shown; tree: readonly Shown[]; open: boolean }) {
  return (
    <section
      id={`department-${department.id}`}
      className={open ? 'departments-one departments-open' : 'departments-one'}
      aria-labelledby={`department-${department.id}-name`}
    >
      <Link
        to={listAddress(department.id)}
        prefetch="intent"
        className="departments-picture"
        tabIndex={-1}
        aria-hidden="true"
      >
        {department.picture && (
          <Picture
            shot={shotOf(department.picture, { width: 960, height: 720, largest: 960 })}
            alt=""
            ratio="4 / 3"
            sizes="(max-width: 767px) 72vw, 300px"
          />
        )}
      </Link>
      <div>
        <h2 id={`department-${department.id}-name`} className="display">
          <Link to={listAddress(department.id)} prefetch="intent">
            <span className="departments-no">{department.departmentNo}</span>
            {department.name}
          </Link>
        </h2>
        <p className="departments-line">{department.line}</p>
        <ul className="departments-sections">
          {below(tree, department.id).map((d) => (
            <li key={d.id}>
              <Way to={d} />
              <ul>
                {below(tree, d.id).map((s) => (
                  <li key={s.id}>
                    <Way to={s} />
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
const Way = ({ to }: { to: Shown }) => (
  <Link to={listAddress(to.id)} prefetch="intent">
    {to.picture && (
      <Picture
        shot={shotOf(to.picture, { largest: 240 })}
        alt=""
        ratio="1"
        sizes="(max-width: 767px) 76px, 44px"
        rounded="none"
      />
    )}
    <span>{to.name}</span>
  </Link>
)

function Brands({ brands, title }: { brands: Data['brands']; title: string }) {
  const { t } = useTexts('listing')
  return (
    <section className="departments-brands" aria-labelledby="departments-brands-title">
      <header>
        <h2 id="departments-brands-title" className="display">
          {title}
        </h2>
        <TextLink render={<Link to={href('/home/ppg')} prefetch="intent" />}>{t('hall.title')}</TextLink>
      </header>
      <div className="chips">
        {brands.map((b) => (
          <Chip key={b.id} render={<Link to={hrefWith('/home/brand', { id: b.id })} prefetch="intent" />}>
            {b.name}
          </Chip>
        ))}
      </div>
    </section>
  )
}
