// My wallet, /user/user/wallet: what I earned, what of it can be withdrawn, and what moved it.
import { href, Link, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { Button } from '#ui/controls/button.tsx'
import { LoadMore } from '#ui/controls/load-more.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { Price } from '#ui/goods/price.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { useDate } from '#ui/text/use-date.ts'
import { call } from '#web/call.ts'
import { visitContext } from '#web/context.ts'
import { load, toSignIn } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { useFurther } from '#web/use-further.ts'
import { PageTitle } from '#web/page-title.tsx'

export const handle: ShellHandle = { tab: 'me', title: (t) => t('withdrawals:wallet') }
export const meta = () => []
const size = 20

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const earnings = await load(visit, '/api/v2/user/wallet/earnings', {})
  return { earnings, page: await load(visit, '/api/v2/user/wallet/record/page', { size }) }
}
type Loaded = Awaited<ReturnType<typeof loader>>

export default function WalletPage() {
  const { earnings, page } = useLoaderData<typeof loader>()
  const { t } = useTexts('withdrawals')
  const sums = ['frozen', 'withdrawn', 'earned'] as const
  return (
    <div className="wrap pb-16">
      <PageTitle of={t('wallet')} />
      <h1 className="display pt-9 pb-4 text-48 max-md:sr-only">{t('wallet')}</h1>
      <section className="grid gap-4 border-t border-ink py-6" aria-label={t('sums.withdrawable')}>
        <p className="text-ink-2">{t('sums.withdrawable')}</p>
        <p>
          <Price fen={earnings.withdrawable} size="hero" />
        </p>
        <p className="flex flex-wrap items-center gap-4">
          <Button kind="primary" render={<Link to={href('/user/user/wallet/tixian')} prefetch="intent" />}>
            {t('withdraw')}
          </Button>
          <TextLink render={<Link to={href('/user/user/wallet/add')} />}>{t('addCard')}</TextLink>
          <TextLink render={<Link to={href('/user/user/bankCard')} />}>{t('cards')}</TextLink>
        </p>
        <dl className="grid grid-cols-3 gap-4 border-t border-hairline pt-4">
          {sums.map((name) => (
            <div key={name}>
              <dt className="text-13 text-ink-2">{t(`sums.${name}`)}</dt>
              <dd>
                <Price fen={earnings[name]} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <Records page={page} />
    </div>
  )
}
function Records({ page }: { page: Loaded['page'] }) {
  const { t, has } = useTexts('withdrawals')
  const date = useDate()
  const { further, busy, more } = useFurther(page, (after) => call('/api/v2/user/wallet/record/page', { size, after }))
  const rows = [...page.records, ...further.records]
  if (rows.length === 0) return <Empty drawing="box" title={t('none.title')} text={t('none.text')} />
  return (
    <section>
      <h2 className="display pb-3 text-24">{t('records')}</h2>
      <ul>
        {rows.map(({ id, amount, kind, createdAt }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-hairline py-3">
            <span>{has(`kind.${kind}`) ? t(`kind.${kind as 'earned'}`) : t('kind.other')}</span>
            <Price fen={amount} />
            <time className="w-full text-13 text-ink-2" dateTime={createdAt}>
              {date(createdAt)}
            </time>
          </li>
        ))}
      </ul>
      {page.total > size && (
        <LoadMore
          label={t('more')}
          status={t('shown', { shown: rows.length, total: page.total })}
          more={further.next !== null}
          busy={busy}
          onLoad={() => void more()}
        />
      )}
    </section>
  )
}
