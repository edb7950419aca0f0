// What I looked at, /user/user/footprint?department=&choose=: day by day;
// single ones, days or all of it are deleted and can be taken back; the recording can be paused.
import { X } from 'lucide-react'
import { href, Link, useLoaderData, useRevalidator } from 'react-router'
import { useEffect } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { Button } from '#ui/controls/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { Cards } from '#ui/goods/product-card.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { call, requestId } from '#web/call.ts'
import { visitContext } from '#web/context.ts'
import { hrefWith } from '#web/href-with.ts'
import { load, toSignIn } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { RecommendedShelf } from '#surfaces/storefront/goods/goods-shelf.tsx'
import { idIn } from '../parts/collection-query.ts'
import { byDay, useDayName } from '../parts/days.ts'
import { DepartmentChips } from '../parts/department-chips.tsx'
import { KeptCard } from '../parts/kept-card.tsx'
import { focusList, KeptList, RemovalBar } from '../parts/kept-list.tsx'
import { forgetRecent } from '#surfaces/storefront/likes/mine.ts'
import { PauseSwitch } from '../parts/pause-switch.tsx'
import { PickingBar } from '../parts/picking-bar.tsx'
import { useKeptList } from '../parts/use-kept-list.ts'
import { usePicking } from '../parts/use-picking.ts'
import { bringViews } from '#surfaces/storefront/likes/views-to-bring.ts'
import '../parts/likes.css'
import { PageTitle } from '#web/page-title.tsx'

export const handle: ShellHandle = { tab: 'me', title: (t) => t('likes:footprint.title') }
export const meta = () => []
const size = 30

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const params = new URL(request.url).searchParams
  const department = idIn(params.get('department'))
  const asked = { size, ...(department === undefined ? {} : { categoryId: department }) }
  return {
    department,
    picking: params.get('choose') === '1',
    asked,
    page: await load(visit, '/api/v2/goods/browse/page', asked),
  }
}
type Data = Awaited<ReturnType<typeof loader>>
type Step = Data['page']['records'][number]
const addressOf = (department: number | undefined, picking: boolean): string => {
  const params = new URLSearchParams([
    ...(department === undefined ? [] : [['department', String(department)]]),
    ...(picking ? [['choose', '1']] : []),
  ])
  return hrefWith('/user/user/footprint', params)
}

function useFootprints({ page, asked }: Data) {
  const { revalidate } = useRevalidator()
  const list = useKeptList(
    page,
    (r) => r.id,
    (after) => call('/api/v2/goods/browse/page', { ...asked, after }),
  )
  const picking = usePicking(list.shown.map((r) => r.id))
  const restore = (ids: number[]) => call('/api/v2/goods/browse/restore', { ids, requestId: requestId() })
  /** The rest of its day may stand further down than was loaded. */
  const remove = async (which: { ids: number[] } | { day: string } | { all: true }, steps: readonly Step[]) => {
    const work = async () => (await call('/api/v2/goods/browse/delete', { ...which, requestId: requestId() })).ids
    forgetRecent('all' in which ? 'all' : steps.map((s) => s.productId))
    const back = 'all' in which ? (ids: number[]) => restore(ids).then(() => revalidate()) : restore
    const shown = steps.map((s) => s.id)
    await list.take(shown, work, back)
    if ('all' in which) await revalidate()
    focusList()
  }
  return { ...list, picking, remove, total: page.total - list.hidden.length }
}
type Footprints = ReturnType<typeof useFootprints>

export default function FootprintPage() {
  const data = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  // what was looked at just before signing in belongs here too
  useEffect(() => {
    void bringViews().then((brought) => (brought ? revalidate() : undefined))
  }, [revalidate])
  return <Listed key={data.department ?? 0} data={data} />
}

function Listed({ data }: { data: Data }) {
  const { t } = useTexts('likes')
  const { page, department, picking } = data
  const footprints = useFootprints(data)
  const { shown, canMore, remove } = footprints
  const any = shown.length > 0 || canMore
  return (
    <div className="wrap min-h-svh pb-16">
      <PageTitle of={t('footprint.title')} />
      <header className="likes-head">
        <h1 className="display max-md:sr-only">{t('footprint.title')}</h1>
      </header>
      <div className="likes-pause">
        <PauseSwitch paused={page.paused} />
      </div>
      {any && (
        <div className="likes-tools">
          <DepartmentChips
            departments={page.categories}
            present={department}
            addressOf={(to) => addressOf(to, false)}
          />
          <div className="likes-ways">
            <TextLink render={<Link to={addressOf(department, !picking)} preventScrollReset replace />}>
              {t(picking ? 'stopChoosing' : 'choose')}
            </TextLink>
            {department === undefined && (
              <TextLink onClick={() => void remove({ all: true }, shown)}>{t('footprint.clear')}</TextLink>
            )}
          </div>
        </div>
      )}
      {any ? <Days data={data} footprints={footprints} /> : <Nothing department={department} paused={page.paused} />}
      <RemovalBar list={footprints} text={(count) => t('footprint.removed', { count })} />
    </div>
  )
}

function Days({ data: { page, department, picking: choosing }, footprints }: { data: Data; footprints: Footprints }) {
  const { t } = useTexts('likes')
  const nameOf = useDayName(page.today)
  const { shown, remove, total } = footprints
  return (
    <KeptList
      list={footprints}
      total={total}
      size={size}
      label={t('footprint.title')}
      foot={choosing && <Picking footprints={footprints} />}
    >
      {byDay(shown).map(([day, steps], at) => (
        <section key={day} className="likes-day" aria-labelledby={`day-${day}`}>
          <header>
            <h2 id={`day-${day}`} className="display">
              {nameOf(day)}
            </h2>
            {!choosing && department === undefined && (
              <TextLink onClick={() => void remove({ day }, steps)}>
                {t('footprint.deleteDay')}
                <span className="vh">: {nameOf(day)}</span>
              </TextLink>
            )}
          </header>
          <Cards cols={5} label={nameOf(day)}>
            {steps.map((step, place) => (
              <KeptCard
                key={step.id}
                id={step.id}
                goods={step.goods}
                state={step.state}
                picking={choosing ? footprints.picking : undefined}
                corner={<Remove name={step.goods.title} onPress={() => void remove({ ids: [step.id] }, [step])} />}
                eager={at === 0 && place < 5}
                level={3}
              />
            ))}
          </Cards>
        </section>
      ))}
    </KeptList>
  )
}

function Picking({ footprints: { shown, picking, remove } }: { footprints: Footprints }) {
  const { t } = useTexts('likes')
  const count = picking.chosen.length
  return (
    <PickingBar
      picking={picking}
      remove={count > 0 ? t('footprint.remove', { count }) : t('footprint.removeNone')}
      onRemove={() => {
        const steps = shown.filter((s) => picking.has(s.id))
        void remove({ ids: picking.chosen }, steps)
        picking.clear()
      }}
    />
  )
}

function Remove({ name, onPress }: { name: string; onPress: () => void }) {
  const { t } = useTexts('likes')
  return (
    <button type="button" className="card-round" aria-label={t('footprint.removeOne', { name })} onClick={onPress}>
      <Icon of={X} size={18} />
    </button>
  )
}

function Nothing({ department, paused }: { department: number | undefined; paused: boolean }) {
  const { t } = useTexts('likes')
  if (department !== undefined)
    return (
      <Empty
        drawing="search"
        title={t('footprint.nothingHere')}
        action={<Button render={<Link to={href('/user/user/footprint')} />}>{t('footprint.showAll')}</Button>}
      />
    )
  return (
    <>
      <Empty
        drawing="search"
        title={t('footprint.empty')}
        text={t(paused ? 'footprint.emptyPaused' : 'footprint.emptyText')}
        action={
          <Button kind="primary" render={<Link to={href('/')} />}>
            {t('look')}
          </Button>
        }
      />
      <RecommendedShelf title={t('suits')} scene="home" productIds={[]} />
    </>
  )
}
