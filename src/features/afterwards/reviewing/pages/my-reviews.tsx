// My reviews, /user/user/evelate?tab=: what waits for one, what I wrote, what I may still add to.
import { hrefWith } from '#web/href-with.ts'
import { href, Link, useLoaderData, useNavigation } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { OrdersSkeleton } from '#features/sales/orders/parts/orders-skeleton.tsx'
import { Button } from '#ui/controls/button.tsx'
import { LoadMore } from '#ui/controls/load-more.tsx'
import { TabsNav } from '#ui/controls/tabs-nav.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { call } from '#web/call.ts'
import { visitContext } from '#web/context.ts'
import { load, toSignIn } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { useFurther } from '#web/use-further.ts'
import { useWaiting } from '#web/waiting.ts'
import { MyLineRow } from '../parts/my-line.tsx'
import '#features/sales/cart/parts/buying.css'
import '../parts/writing.css'
import { PageTitle } from '#web/page-title.tsx'

export const handle: ShellHandle = { tab: 'me', title: (t) => t('reviewing:title') }
export const meta = () => []
const tabs = ['toReview', 'reviewed', 'followUp'] as const
type Tab = (typeof tabs)[number]
const size = 20

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const query = new URL(request.url).searchParams
  const tab = tabs.find((each) => each === query.get('tab')) ?? 'toReview'
  const [page, counts] = await Promise.all([
    load(visit, '/api/v2/goods/comment/my/page', { tab, size }),
    load(visit, '/api/v2/goods/comment/my/count', {}),
  ])
  return { page, counts, tab }
}

export default function MyReviewsPage() {
  const { counts, tab } = useLoaderData<typeof loader>()
  const { t } = useTexts('reviewing')
  const navigation = useNavigation()
  const waiting = useWaiting()
  const links = tabs.map((key) => ({
    key,
    label: t(`mine.tabs.${key}`),
    count: counts[key] > 0 ? counts[key] : undefined,
    current: key === tab,
    link: (
      <Link to={hrefWith('/user/user/evelate', { tab: key === 'toReview' ? undefined : key })} preventScrollReset />
    ),
  }))
  return (
    <div className="wrap pb-16">
      <PageTitle of={t('title')} />
      <h1 className="display pt-9 max-md:sr-only pb-4 text-48">{t('title')}</h1>
      <TabsNav label={t('mine.tabsLabel')} tabs={links} />
      <div aria-busy={navigation.state === 'loading'}>
        {waiting ? <OrdersSkeleton label={t('title')} /> : <List key={tab} />}
      </div>
    </div>
  )
}

function List() {
  const { page, tab } = useLoaderData<typeof loader>()
  const { t } = useTexts('reviewing')
  const { further, busy, more } = useFurther(page, (after) =>
    call('/api/v2/goods/comment/my/page', { tab, size, after }),
  )
  const lines = [...page.records, ...further.records]
  if (lines.length === 0) return <Nothing tab={tab} />
  const shown = { shown: lines.length, total: page.total }
  return (
    <>
      <ul>
        {lines.map((line) => (
          <MyLineRow key={line.orderLineId} line={line} />
        ))}
      </ul>
      {page.total > size && (
        <LoadMore
          label={t('mine.more')}
          status={page.totalIsExact ? t('mine.shown', shown) : t('mine.shownMore', shown)}
          more={further.next !== null}
          busy={busy}
          onLoad={() => void more()}
          auto={further.records.length < 2 * size}
        />
      )}
    </>
  )
}

function Nothing({ tab }: { tab: Tab }) {
  const { t } = useTexts('reviewing')
  return (
    <Empty
      drawing="star"
      title={t(`mine.empty.${tab}`)}
      text={t('mine.emptyText')}
      action={
        <Button kind="primary" render={<Link to={href('/user/user/order')} />}>
          {t('mine.toOrders')}
        </Button>
      }
    />
  )
}
