// Writing a review, /user/user/evelate/write?orderNo=&line=: one line of the order is open, the others wait below; the
// shop is scored beside it, once for the whole order.
import { Check, ChevronRight } from 'lucide-react'
import { hrefWith } from '#web/href-with.ts'
import { href, Link, redirect, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { LinePicture } from '#features/sales/cart/parts/line-picture.tsx'
import { PhoneBar } from '#features/sales/cart/parts/phone-bar.tsx'
import { Button } from '#ui/controls/button.tsx'
import { FieldError } from '#ui/controls/field-frame.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { useMoment } from '#ui/text/moment.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { visitContext } from '#web/context.ts'
import { Form } from '#web/form-frame.tsx'
import { load, noSuchPage, toSignIn } from '#web/load.ts'
import { useOffered, type ShellHandle } from '#web/root-data.ts'
import { NotOffered } from '#surfaces/storefront/visit/not-offered.tsx'
import { useTexts } from '#web/texts.tsx'
import type { MyLine } from '../parts/mine.ts'
import { ShopStars } from '../parts/shop-stars.tsx'
import { useWriting, type WritingInHand } from '../parts/use-writing.ts'
import { WriteFields } from '../parts/write-fields.tsx'
import '#features/sales/cart/parts/buying.css'
import '../parts/writing.css'
import { PageTitle } from '#web/page-title.tsx'

export const handle: ShellHandle = { tab: 'me', area: 'wide', title: (t) => t('reviewing:write.crumb') }
export const meta = () => []

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const query = new URL(request.url).searchParams
  const orderNo = query.get('orderNo') ?? ''
  if (!/^\d{12,32}$/.test(orderNo)) throw noSuchPage()
  const mine = await load(visit, '/api/v2/goods/comment/my/detail', { orderNo })
  const waiting = mine.lines.filter((line) => line.reviewUntil !== null)
  const line = waiting.find(({ orderLineId }) => String(orderLineId) === query.get('line')) ?? waiting[0]
  if (!line) throw redirect(hrefWith('/user/user/evelate', { tab: 'reviewed' }))
  return { mine, line, others: waiting.filter((each) => each !== line) }
}
type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

export default function WritePage() {
  const loaded = useLoaderData<typeof loader>()
  const { t } = useTexts('reviewing')
  const offered = useOffered('reviews')
  const crumbs = [
    { label: t('me'), link: <Link to={href('/user/user')} /> },
    { label: t('title'), link: <Link to={href('/user/user/evelate')} /> },
  ]
  return (
    <div className="wrap pb-8">
      <PageTitle of={t('write.crumb')} />
      <Breadcrumb className="wide-only" label={t('crumbs')} crumbs={crumbs} here={t('write.crumb')} />
      {offered ? <Writing key={loaded.line.orderLineId} loaded={loaded} /> : <NotOffered />}
    </div>
  )
}

function Writing({ loaded }: { loaded: Loaded }) {
  const { t } = useTexts('reviewing')
  const { mine, line, others } = loaded
  const hand = useWriting(mine, line)
  const { form, draft, press } = hand
  const send = (
    <Button kind="primary" className="md:w-full" busy={form.busy} onClick={press}>
      {t('write.send')}
    </Button>
  )
  return (
    <>
      <div className="buy-head">
        <h1 className="display">{t('write.title')}</h1>
        <Saved at={draft.savedAt} />
      </div>
      <div className="buy-two">
        <div className="min-w-0">
          <Form form={form} className="review-form">
            <Thing line={line} />
            {draft.found && (
              <Banner
                tone="info"
                className="mb-6"
                end={<TextLink onClick={draft.startOver}>{t('write.draftDrop')}</TextLink>}
              >
                {t('write.draft')}
              </Banner>
            )}
            <WriteFields hand={hand} />
          </Form>
          <Others orderNo={mine.orderNo} lines={others} />
        </div>
        <Shop loaded={loaded} hand={hand}>
          <div className="wide-only">{send}</div>
        </Shop>
        <PhoneBar label={t('write.send')}>
          <span className="text-13 text-ink-2">{line.title}</span>
          {send}
        </PhoneBar>
      </div>
    </>
  )
}

function Saved({ at }: { at: number | undefined }) {
  const { t } = useTexts('reviewing')
  const moment = useMoment()
  if (at === undefined) return null
  return (
    <p className="review-saved">
      <Icon of={Check} size={15} />
      {t('write.saved', { time: moment(new Date(at).toISOString(), 'time') })}
    </p>
  )
}

const Thing = ({ line }: { line: MyLine }) => (
  <div className="review-thing">
    <LinePicture file={line.picture} size={64} />
    <p className="min-w-0">
      <b>{line.title}</b>
      <small>{[line.spec, line.merchant.name].filter(Boolean).join(' · ')}</small>
    </p>
  </div>
)

/** What else of the order waits for a review. */
function Others({ orderNo, lines }: { orderNo: string; lines: readonly MyLine[] }) {
  const { t } = useTexts('reviewing')
  if (lines.length === 0) return null
  return (
    <section className="buy-block">
      <h2 className="display mb-3 text-22">{t('write.others')}</h2>
      <ul className="review-next">
        {lines.map((line) => (
          <li key={line.orderLineId}>
            <Link
              className="review-thing"
              to={hrefWith('/user/user/evelate/write', { orderNo, line: line.orderLineId })}
            >
              <LinePicture file={line.picture} size={64} />
              <span className="min-w-0">
                <b>{line.title}</b>
                <small>{t('write.notYet')}</small>
              </span>
              <Icon of={ChevronRight} size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ShopProps {
  loaded: Loaded
  hand: WritingInHand
  children: React.ReactNode
}
function Shop({ loaded: { mine }, hand: { form }, children }: ShopProps) {
  const { t } = useTexts(['reviewing', 'storefront'])
  const { merchant, shopScored } = mine
  return (
    <Panel
      title={merchant.name}
      note={shopScored ? t('write.shop.scored') : t('write.shop.note')}
      fine={t('write.fine')}
      sticky
      bare
      as="aside"
    >
      {!shopScored && (
        <div className="mb-4">
          <ShopStars value={form.fields.shop} onChange={(shop) => form.change({ shop })} />
          <FieldError id="shop-stars" error={form.fault('shop')} errorWord={t('storefront:error')} />
        </div>
      )}
      {children}
    </Panel>
  )
}
