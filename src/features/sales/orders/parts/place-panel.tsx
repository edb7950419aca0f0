// What the order comes to, every line of it, what stands in its way, and the one red button: a panel on wide screens, a
// bar on phones.
import { useEffect, useRef, type ReactNode } from 'react'
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/controls/button.tsx'
import { classes } from '#ui/layout/classes.ts'
import { useLang } from '#ui/text/lang.tsx'
import type { Lang } from '#ui/text/lang.tsx'
import { Panel, Sums } from '#ui/layout/panel.tsx'
import { Price } from '#ui/goods/price.tsx'
import { priceParts, shortPrice } from '#ui/goods/price-text.ts'
import { TextLink } from '#ui/text/text-link.tsx'
import { PhoneBar } from '#features/sales/cart/parts/phone-bar.tsx'
import { useUnit } from '#features/sales/cart/parts/unit.ts'
import { Changes } from './changes.tsx'
import type { Preview } from './confirm-group.tsx'
import { sumRows } from './sum-rows.ts'
import type { Obstacle } from './use-place-order.ts'

export interface PlacePanelProps {
  preview: Preview
  obstacle: Obstacle | undefined
  /** A new preview is on its way. */
  changing: boolean
  busy: boolean
  onPlace: () => void
  /** For goods out of the cart: takes out what cannot be bought. */
  onRemoveGone?: () => void
}
const goneReasons: readonly string[] = [
  'orderHasOffShelf',
  'itemNotInStock',
  'itemOffShelf',
  'answersMissing',
  'answersUnfit',
  'shopOnHoliday',
  'onlyLeft',
  'atMost',
  'exceedsPurchaseLimit',
  'outsideDeliveryRange',
]
/** Not wrong, only not said yet. */
const missing: readonly string[] = ['addressRequired', 'pickupPersonRequired', 'pickupTimeInvalid']
/** What "remove and continue" takes out; the others are mended in the cart. */
const removable: readonly string[] = ['orderHasOffShelf', 'itemNotInStock', 'itemOffShelf']

export function PlacePanel(props: PlacePanelProps) {
  const { preview, changing, obstacle } = props
  const { t } = useTexts(['orders', 'promotions'])
  const lang = useLang()
  const unit = useUnit()
  const { totals } = preview
  const parcels = preview.groups.filter(({ pickup }) => !pickup).length
  const told = useRef<HTMLDivElement>(null)
  // on a phone the bar is pressed far from where the answer stands
  useEffect(() => {
    if (obstacle) told.current?.scrollIntoView({ block: 'center' })
  }, [obstacle])
  return (
    <>
      <Panel
        as="aside"
        title={t('confirm.summary')}
        {...(parcels > 0 && { note: t('confirm.parcels', { count: parcels }) })}
        fine={t('confirm.agree')}
        sticky
        bare
        className={classes(changing && 'confirm-changing')}
      >
        <div aria-busy={changing}>
          <Sums
            rows={sumRows(
              t,
              totals,
              totals.quantity,
              preview.groups.every((g) => g.pickup !== null || (preview.address !== null && g.deliverable)),
            )}
            total={{ label: t('sums.total'), fen: totals.payable, unit }}
            saved={totals.saved > 0 ? t('sums.saved', { amount: shortPrice(totals.saved, lang) }) : undefined}
          />
        </div>
        <div className="mt-4 grid gap-3 empty:hidden" ref={told}>
          <Obstacles {...props} />
        </div>
        <div className="wide-only mt-4">
          <PlaceButton {...props} wide />
        </div>
      </Panel>
      <PlaceBar {...props} />
    </>
  )
}

/** On phones: the total, and the button within reach of the thumb. */
function PlaceBar(props: PlacePanelProps) {
  const { t } = useTexts('orders')
  const lang = useLang()
  const { totals } = props.preview
  return (
    <PhoneBar label={t('confirm.summary')}>
      <span>
        <Price fen={totals.payable} size="lg" />
        {totals.saved > 0 && (
          <span className="phone-bar-saved">{t('sums.saved', { amount: shortPrice(totals.saved, lang) })}</span>
        )}
      </span>
      <PlaceButton {...props} />
    </PhoneBar>
  )
}

function Obstacles({ preview, obstacle, onRemoveGone }: PlacePanelProps) {
  const { t, has } = useTexts(['orders', 'errors'])
  const lang = useLang()
  if (obstacle?.reason === 'totalChanged' && obstacle.after !== undefined && typeof obstacle.before === 'number')
    return (
      <Banner tone="warning" live>
        {obstacle.before !== obstacle.after &&
          t('confirm.totalChanged', {
            before: shortPrice(obstacle.before, lang),
            now: shortPrice(obstacle.after, lang),
          })}{' '}
        <Changes changes={obstacle.changes} preview={preview} />
      </Banner>
    )
  if (obstacle?.reason === 'teamLimitReached' && obstacle.left !== undefined)
    return (
      <Banner tone="error" live>
        {t('errors:teamLimitReached', { yuan: amountText(obstacle.left, lang) })}
      </Banner>
    )
  // the preview tells what holds now; what the shop said to the last attempt counts when nothing else does
  const reason = preview.blockedBy
  const key = `errors:${reason ?? ''}`
  const unanswered = preview.groups
    .flatMap(({ lines }) => lines)
    .find(({ problem }) => problem === 'unanswered' || problem === 'misanswered')
  const words =
    reason && reason !== 'onlyLeft' && reason !== 'atMost' && has(key)
      ? t(key as 'errors:answersMissing', { title: unanswered?.title ?? '' })
      : reason
        ? t('confirm.blocked')
        : obstacle?.message
  if (!words) return null
  return (
    <Banner
      tone={reason && missing.includes(reason) ? 'info' : 'error'}
      live
      end={wayOut(reason ?? obstacle?.reason, onRemoveGone, t('confirm.removeAndGoOn'), t('confirm.toCart'))}
    >
      {words}
    </Banner>
  )
}
/** An amount without its sign, as the language writes it. */
const amountText = (fen: number, lang: Lang): string =>
  priceParts(fen, lang)
    .filter(({ kind }) => kind === 'number' || kind === 'decimal')
    .map(({ text }) => text)
    .join('')
function wayOut(
  reason: string | undefined,
  onRemoveGone: (() => void) | undefined,
  removeWords: string,
  cartWords: string,
): ReactNode {
  if (!onRemoveGone || !reason || !goneReasons.includes(reason)) return undefined
  if (!removable.includes(reason)) return <TextLink render={<Link to={href('/shoppingCart')} />}>{cartWords}</TextLink>
  return <TextLink onClick={onRemoveGone}>{removeWords}</TextLink>
}

function PlaceButton({
  preview,
  obstacle,
  changing,
  busy,
  onPlace,
  wide = false,
}: PlacePanelProps & { wide?: boolean }) {
  const { t } = useTexts('orders')
  const lang = useLang()
  const amount = shortPrice(preview.totals.payable, lang)
  const again = obstacle?.reason === 'totalChanged' || obstacle?.reason === 'confirmationOutdated'
  const words = again
    ? t('confirm.confirmAgain', { amount })
    : wide
      ? t('confirm.placeAmount', { amount })
      : t('confirm.place')
  return (
    <Button
      kind="primary"
      wide={wide}
      busy={busy}
      aria-disabled={!preview.canPlace || changing || undefined}
      onClick={onPlace}
    >
      {words}
    </Button>
  )
}
