// Writing a claim, /user/user/order/refund?orderNo=&kind=&lines=, or ?serviceNo= of one that is changed or submitted
// again: reason, what happened, photos; what would go back stands beside it.
import { hrefWith } from '#web/href-with.ts'
import { href, Link, redirect, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { phoneText } from '#features/people/addresses/parts/address-text.ts'
import { PhoneBar } from '#features/sales/cart/parts/phone-bar.tsx'
import { grouped } from '#features/sales/orders/parts/order-number.ts'
import { Button } from '#ui/controls/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Price } from '#ui/goods/price.tsx'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { visitContext, type Visit } from '#web/context.ts'
import { Form } from '#web/form-frame.tsx'
import { load, noSuchPage, toSignIn } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { kindOf } from '../states.ts'
import { ApplyFields } from '../parts/apply-fields.tsx'
import { ClaimThumb } from '../parts/claim-thumb.tsx'
import { RefundPanel } from '../parts/refund-panel.tsx'
import { useAmounts } from '../parts/use-amounts.ts'
import { useApply } from '../parts/use-apply.ts'
import { kindIn, linesIn, linesText, saidOf, type ChosenLine } from '../parts/wish.ts'
import '#features/sales/cart/parts/buying.css'
import '../parts/claims.css'
import { PageTitle } from '#web/page-title.tsx'

export const handle: ShellHandle = { tab: 'me', area: 'wide', title: (t) => t('aftersales:choose.crumb') }
export const meta = () => []
const isNumber = (text: string | null): text is string => /^\d{12,32}$/.test(text ?? '')

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  const query = new URL(request.url).searchParams
  const [orderNo, serviceNo] = [query.get('orderNo'), query.get('serviceNo')]
  if (!isNumber(serviceNo) && !isNumber(orderNo)) throw noSuchPage()
  const claim = isNumber(serviceNo) ? await load(visit, '/api/v2/order/refund/detail', { serviceNo }) : undefined
  if (claim && !claim.actions.includes('edit'))
    throw redirect(hrefWith('/user/user/orderRefund/details', { serviceNo: claim.serviceNo }))
  const own = claim && { orderLineId: claim.line.orderLineId, quantity: claim.quantity }
  const wished = linesIn(query)
  const chosen = own ? [wished.find((line) => line.orderLineId === own.orderLineId) ?? own] : wished
  const kind = kindIn(query) ?? (claim ? kindOf(claim) : undefined)
  const of = claim ? claim.orderNo : orderNo!
  if (chosen.length === 0 || !kind) throw redirect(hrefWith('/user/user/orderRefund/choose', { orderNo: of }))
  const { type, ...more } = saidOf(kind)
  const [preview, reasons, order] = await Promise.all([
    previewOf(visit, of, claim?.serviceNo, chosen),
    load(visit, '/api/v2/order/refund/reason/list', { type, ...more }),
    load(visit, '/api/v2/order/sell/detail', { orderNo: of }),
  ])
  const lines = preview.lines.filter(
    (line) => chosen.some((c) => c.orderLineId === line.orderLineId) && line.quantity > 0,
  )
  if (lines.length === 0) throw redirect(hrefWith('/user/user/orderRefund/choose', { orderNo: of }))
  const { consignee, phone } = order.address
  return { preview, lines, kind, reasons, claim, method: order.paymentMethod, contact: { consignee, phone } }
}
/** More than may be claimed leads back to choosing: the address was written by hand, or is old. */
async function previewOf(visit: Visit, orderNo: string, serviceNo: string | undefined, lines: readonly ChosenLine[]) {
  const about = { orderNo, ...(serviceNo !== undefined && { serviceNo }) }
  const all = await load(visit, '/api/v2/order/refund/preview', about)
  const most = new Map(all.lines.map((line) => [line.orderLineId, line.claimable]))
  if (lines.some((line) => line.quantity > (most.get(line.orderLineId) ?? 0)))
    throw redirect(hrefWith('/user/user/orderRefund/choose', serviceNo === undefined ? { orderNo } : { serviceNo }))
  return load(visit, '/api/v2/order/refund/preview', { ...about, lines: [...lines] })
}
type Loaded = Awaited<ReturnType<typeof loader>>

export default function ApplyPage() {
  const loaded = useLoaderData<typeof loader>()
  const { t } = useTexts('aftersales')
  const { claim, preview, kind } = loaded
  const title = !claim
    ? t('apply.title', { shop: preview.merchant.name })
    : claim.status === 'merchantRejected'
      ? t('apply.againTitle')
      : t('apply.editTitle')
  const { orderNo } = preview
  const crumbs = [
    { label: t('detail.me'), link: <Link to={href('/user/user')} /> },
    { label: t('detail.claims'), link: <Link to={href('/user/user/orderRefund')} /> },
    { label: grouped(orderNo), link: <Link to={hrefWith('/user/user/order/details', { orderNo })} /> },
  ]
  return (
    <div className="wrap pb-8">
      <PageTitle of={title} />
      <Breadcrumb className="wide-only" label={t('detail.crumbs')} crumbs={crumbs} here={t(`kinds.${kind}.name`)} />
      <div className="buy-head">
        <h1 className="display">{title}</h1>
      </div>
      <Writing key={`${orderNo} ${claim?.serviceNo} ${kind}`} loaded={loaded} />
    </div>
  )
}

function Writing({ loaded }: { loaded: Loaded }) {
  const { t } = useTexts('aftersales')
  const { method, contact, ...applying } = loaded
  const hand = useApply(applying)
  const { form, draft, press } = hand
  const amounts = useAmounts(applying, form.fields.reasonId)
  const { claim, kind } = applying
  const words = !claim
    ? t('apply.send')
    : claim.status === 'merchantRejected'
      ? t('apply.sendAgain')
      : t('apply.sendEdit')
  const send = (
    <Button kind="primary" className="md:w-full" busy={form.busy} onClick={press}>
      {words}
    </Button>
  )
  const money = kind === 'refundOnly' || kind === 'returnAndRefund'
  return (
    <div className="buy-two">
      <Form form={form}>
        {draft.found && (
          <Banner
            tone="info"
            className="mb-6"
            end={<TextLink onClick={draft.startOver}>{t('apply.draftDrop')}</TextLink>}
          >
            {t('apply.draft')}
          </Banner>
        )}
        <Asked loaded={loaded} />
        <ApplyFields applying={applying} hand={hand} />
        <Contact contact={contact} />
      </Form>
      <RefundPanel {...{ applying, amounts, method }}>
        <div className="wide-only">{send}</div>
      </RefundPanel>
      <PhoneBar label={words} className="claim-bar">
        <span className="claim-bar-words">
          {money ? <Price fen={amounts.amount} size="lg" /> : t(`kinds.${kind}.name`)}
          {money && <span className="text-12">{t('refund.total')}</span>}
        </span>
        {send}
      </PhoneBar>
    </div>
  )
}

/** What is claimed and how, with a way back to change it. */
function Asked({ loaded: { lines, kind, claim, preview } }: { loaded: Loaded }) {
  const { t } = useTexts('aftersales')
  const about = claim ? { serviceNo: claim.serviceNo } : { orderNo: preview.orderNo }
  const change = hrefWith('/user/user/orderRefund/choose', { ...about, kind, lines: linesText(lines) })
  return (
    <section className="claim-asked" aria-label={t('choose.yours')}>
      {lines.map((line) => (
        <ClaimThumb key={line.orderLineId} line={line} quantity={line.quantity} />
      ))}
      <div className="claim-asked-foot">
        <b className="font-semibold">{t(`kinds.${kind}.name`)}</b>
        <TextLink render={<Link to={change} />}>{t('apply.change')}</TextLink>
      </div>
      {lines.length > 1 && <p className="text-13 text-ink-2">{t('choose.several', { count: lines.length })}</p>}
    </section>
  )
}

function Contact({ contact: { consignee, phone } }: { contact: Loaded['contact'] }) {
  const { t } = useTexts('aftersales')
  const [areaCode = '', number = ''] = phone.split(' ')
  return (
    <section className="buy-block">
      <h2 className="mb-1.5 font-medium">{t('apply.contact')}</h2>
      <p className="max-w-[62ch] text-13 text-ink-2">
        {t('apply.contactText', { name: consignee, phone: phoneText({ areaCode, phone: number }) })}
      </p>
    </section>
  )
}
