// My balance, /user/user/money?tab=: what I have, the way to top it up, and what moved it in the last 30 days.
import { Download, Plus } from 'lucide-react'
import { useState } from 'react'
import { href, Link, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import '../parts/money.css'
import { RecordRow } from '../parts/record-row.tsx'
import { saveAsFile } from '#features/people/security/parts/saved-file.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { LoadMore } from '#ui/controls/load-more.tsx'
import { Price } from '#ui/goods/price.tsx'
import { TabsNav } from '#ui/controls/tabs-nav.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { call, succeeded } from '#web/call.ts'
import { visitContext } from '#web/context.ts'
import { hrefWith } from '#web/href-with.ts'
import { load, toSignIn } from '#web/load.ts'
import { PageTitle } from '#web/page-title.tsx'
import { useOffered, type ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { useFurther } from '#web/use-further.ts'

export const handle: ShellHandle = { tab: 'me', title: (t) => t('wallet:money.title') }
export const meta = () => []
const size = 20
const tabs = ['all', 'in', 'out'] as const
type Tab = (typeof tabs)[number]
const asked = (tab: Tab) => (tab === 'all' ? {} : { direction: tab })

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const wanted = new URL(request.url).searchParams.get('tab')
  const tab = tabs.find((one) => one === wanted) ?? 'all'
  const [money, sums, page] = await Promise.all([
    load(visit, '/api/v2/user/balance/detail', {}),
    load(visit, '/api/v2/user/balance/record/sums', {}),
    load(visit, '/api/v2/user/balance/record/page', { ...asked(tab), size }),
  ])
  return { tab, money, sums, page }
}

export default function MoneyPage() {
  const { tab, money, sums, page } = useLoaderData<typeof loader>()
  const { t } = useTexts('wallet')
  return (
    <div className="wrap pt-1 pb-16 md:pt-0">
      <PageTitle of={t('money.title')} />
      <h1 className="display pt-9 max-md:sr-only text-48">{t('money.title')}</h1>
      <Held money={money} />
      {!money.hasPayPassword && <NoPassword />}
      <section className="mt-10" aria-labelledby="money-records">
        <div className="money-head">
          <h2 id="money-records" className="display">
            {t('money.records', { count: sums.days })}
          </h2>
          <Export tab={tab} any={page.records.length > 0} />
        </div>
        <TabsNav
          label={t('money.show')}
          tabs={tabs.map((key) => ({
            key,
            label: t(`money.tabs.${key}`),
            current: key === tab,
            link: (
              <Link to={hrefWith('/user/user/money', { tab: key === 'all' ? null : key })} preventScrollReset replace />
            ),
          }))}
        />
        <dl className="money-sums">
          <div>
            <dt>{t('money.cameIn')}</dt>
            <dd>
              <Price fen={sums.in} size="sm" />
            </dd>
          </div>
          <div>
            <dt>{t('money.wentOut')}</dt>
            <dd>
              <Price fen={sums.out} size="sm" />
            </dd>
          </div>
        </dl>
        <Records key={tab} tab={tab} page={page} />
      </section>
    </div>
  )
}

type Money = Awaited<ReturnType<typeof loader>>['money']
function Held({ money: { balance, frozen, debt } }: { money: Money }) {
  const { t } = useTexts('wallet')
  const named = useLang() !== 'zh-CN'
  const offered = useOffered('balancePayments')
  return (
    <div className="money-held">
      <div>
        <p className="text-13 text-ink-2">{t('money.available')}</p>
        <Price fen={balance} size="hero" /> {named && <span className="text-12 text-ink-3">{t('money.unit')}</span>}
        <p className="mt-2 max-w-[52ch] text-13 text-ink-2">{t('money.about')}</p>
        <Apart frozen={frozen} debt={debt} />
      </div>
      {offered && (
        <Button kind="primary" render={<Link to={href('/user/user/money/add')} />}>
          <Icon of={Plus} size={16} />
          {t('money.topUp')}
        </Button>
      )}
    </div>
  )
}

/** What is no part of it: earnings on their way, and what is owed. */
function Apart({ frozen, debt }: Pick<Money, 'frozen' | 'debt'>) {
  const { t } = useTexts('wallet')
  if (frozen === 0 && debt === 0) return null
  return (
    <dl className="money-apart">
      {frozen > 0 && (
        <div>
          <dt>{t('money.frozen')}</dt>
          <dd>
            <Price fen={frozen} size="sm" />{' '}
            <TextLink render={<Link to={href('/user/user/wallet/tixian')} />}>{t('money.frozenWay')}</TextLink>
          </dd>
        </div>
      )}
      {debt > 0 && (
        <div>
          <dt>{t('money.debt')}</dt>
          <dd>
            <Price fen={debt} size="sm" /> <span className="text-13 text-ink-2">{t('money.debtWhy')}</span>
          </dd>
        </div>
      )}
    </dl>
  )
}

function NoPassword() {
  const { t } = useTexts('wallet')
  const way = <Link to={hrefWith('/user/user/changePayPassword', { back: href('/user/user/money') })} />
  return (
    <Banner tone="info" className="mt-6" end={<TextLink render={way}>{t('card.setPassword')}</TextLink>}>
      {t('money.needsPassword')}
    </Banner>
  )
}

/** The records that are shown, as a file. */
function Export({ tab, any }: { tab: Tab; any: boolean }) {
  const { t } = useTexts('wallet')
  const [busy, setBusy] = useState(false)
  if (!any) return null
  const save = async () => {
    setBusy(true)
    await succeeded(
      call('/api/v2/user/balance/record/export', asked(tab)).then(({ fileName, csv }) =>
        saveAsFile(fileName, csv, 'text/csv'),
      ),
    )
    setBusy(false)
  }
  return (
    <Button size="sm" busy={busy} onClick={() => void save()}>
      <Icon of={Download} size={16} />
      {t('money.export')}
    </Button>
  )
}

type Page = Awaited<ReturnType<typeof loader>>['page']
function Records({ tab, page }: { tab: Tab; page: Page }) {
  const { t } = useTexts('wallet')
  const { further, busy, more } = useFurther(page, (after) =>
    call('/api/v2/user/balance/record/page', { ...asked(tab), size, after }),
  )
  const rows = [...page.records, ...further.records]
  if (rows.length === 0) return <Empty drawing="box" title={t('money.none')} text={t('money.noneText')} level={3} />
  return (
    <>
      <ul className="money-list">
        {rows.map((row) => (
          <RecordRow key={row.id} record={row} />
        ))}
      </ul>
      {page.total > size && (
        <LoadMore
          label={t('money.more')}
          status={t('money.shown', { shown: rows.length, total: page.total })}
          more={further.next !== null}
          busy={busy}
          onLoad={() => void more()}
        />
      )}
    </>
  )
}
