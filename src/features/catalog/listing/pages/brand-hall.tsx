// The brand hall: the brand of the day and those with most goods, then every brand from A to Z,
// of all departments or of one.
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import '../parts/brand-hall.css'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { TabsNav } from '#ui/controls/tabs-nav.tsx'
import { visitContext } from '#web/context.ts'
import { headOf } from '#web/head.ts'
import { load, loadIfPossible } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { openTexts } from '#web/texts.tsx'
import { useWaiting } from '#web/waiting.ts'
import { brandAddress, brandsByLetter, ofTheDay } from '../parts/brand.ts'
import { BrandIndex } from '../parts/brand-index.tsx'
import { BrandOfTheDay, BrandTile } from '../parts/brand-tiles.tsx'
import type { Route } from './+types/brand-hall.ts'

const size = 100
const led = 3
const address = (department: number | undefined, letter?: string): string => {
  const params = new URLSearchParams({
    ...(department ? { department: String(department) } : {}),
    ...(letter ? { letter } : {}),
  })
  return hrefWith('/home/ppg', params)
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const params = new URL(request.url).searchParams
  const letter = /^[A-Z#]$/.exec(params.get('letter') ?? '')?.[0]
  const tree = await loadIfPossible(visit, '/api/v2/goods/category/list', {})
  const departments = (tree?.records ?? [])
    .filter((c) => c.level === 1 && c.departmentNo !== null && c.productCount > 0)
    .map(({ id, name, departmentNo }) => ({ id, name, no: departmentNo! }))
  const department = departments.find((f) => String(f.no) === params.get('department'))
  const [list, leading] = await Promise.all([
    load(visit, '/api/v2/goods/brand/page', {
      size,
      sort: 'name',
      ...(department ? { categoryId: department.id } : {}),
      ...(letter ? { letter } : {}),
    }),
    department || letter ? undefined : loadIfPossible(visit, '/api/v2/goods/brand/page', { size: 24, sort: 'goods' }),
  ])
  const pictured = (leading?.records ?? []).filter((b) => b.pictures.length > 0)
  const today = ofTheDay(pictured, visit.now)
  const t = await openTexts(visit.lang, 'listing')
  return {
    departments,
    department: department?.no,
    letter,
    list,
    today,
    leading: pictured.filter((b) => b.id !== today?.id).slice(0, led),
    title: [t('listing:hall.title'), department?.name].filter(Boolean).join(' · '),
    intro: t('listing:hall.intro'),
  }
}
export const handle: ShellHandle = { tab: 'discover', title: (t) => t('listing:hall.title') }
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  headOf(matches, {
    title: loaderData?.title,
    description: loaderData?.intro,
    path: loaderData ? address(loaderData.department, loaderData.letter) : href('/home/ppg'),
  })

export default function BrandHall({
  loaderData: { departments, department, letter, list, today, leading },
}: Route.ComponentProps) {
  const { t } = useTexts('listing')
  const tab = (no: number | undefined, name: string) => ({
    key: String(no ?? 0),
    label: name,
    current: no === department,
    link: <Link to={address(no)} preventScrollReset prefetch="intent" />,
  })
  return (
    <div className="wrap hall">
      <Breadcrumb
        label={t('list.path')}
        crumbs={[{ label: t('list.home'), link: <Link to={href('/')} /> }]}
        here={t('hall.title')}
      />
      <header className="hall-head">
        <h1 className="display">{t('hall.title')}</h1>
        <p>{t('hall.intro')}</p>
      </header>
      {today && (
        <div className="hall-led">
          <BrandOfTheDay brand={today} />
          <ul>
            {leading.map((b) => (
              <BrandTile key={b.id} brand={b} />
            ))}
          </ul>
        </div>
      )}
      <section aria-labelledby="index" className="hall-index">
        <header>
          <h2 id="index" className="display">
            {t('hall.index')}
          </h2>
          <p role="status">{t('hall.count', { count: list.total })}</p>
        </header>
        {departments.length > 1 && (
          <TabsNav
            label={t('hall.departments')}
            tabs={[tab(undefined, t('hall.allDepartments')), ...departments.map((f) => tab(f.no, f.name))]}
          />
        )}
        <Letters letters={list.letters} whole={list.next === null && !letter} letter={letter} department={department} />
        <Found list={list} />
      </section>
    </div>
  )
}

type List = Route.ComponentProps['loaderData']['list']

/** Where every brand stands on the page the letters lead down it, else each to a page of its own. */
function Letters({
  letters,
  whole,
  letter,
  department,
}: {
  letters: List['letters']
  whole: boolean
  letter: string | undefined
  department: number | undefined
}) {
  const { t } = useTexts('listing')
  return (
    <nav className="hall-letters" aria-label={t('hall.letters')}>
      {letter && (
        <Link to={address(department)} preventScrollReset>
          {t('hall.allLetters')}
        </Link>
      )}
      {letters.map((l) =>
        whole ? (
          <a key={l.letter} href={`#letter-${l.letter}`}>
            {l.letter}
          </a>
        ) : (
          <Link
            key={l.letter}
            to={address(department, l.letter)}
            preventScrollReset
            aria-current={l.letter === letter ? 'page' : undefined}
          >
            {l.letter}
          </Link>
        ),
      )}
    </nav>
  )
}

function Found({ list }: { list: List }) {
  const { t } = useTexts('listing')
  if (useWaiting()) {
    return (
      <div className="hall-waiting" aria-busy="true">
        {Array.from({ length: 12 }, (_, place) => (
          <SkeletonLine key={place} height="44px" />
        ))}
      </div>
    )
  }
  if (list.records.length === 0) {
    return (
      <Empty
        drawing="box"
        title={t('hall.empty')}
        action={
          <Button kind="second" render={<Link to={href('/home/ppg')} />}>
            {t('hall.all')}
          </Button>
        }
      />
    )
  }
  return <BrandIndex groups={brandsByLetter(list.records)} addressOf={brandAddress} />
}
