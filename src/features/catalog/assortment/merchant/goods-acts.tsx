// What can be done with goods: with those that are picked, from the bar at the foot, and with one, from its row.
import { Button } from 'antd'
import { MoreHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { Choices, Goods } from './goods-desk.ts'
import { CategoryQuestion, FreightQuestion } from './move-questions.tsx'
import { OwnCategoryQuestion } from './own-category-question.tsx'
import { PriceQuestion } from './price-question.tsx'
import { BinQuestion, RestoreQuestion, ReviewQuestion, ShelfQuestion } from './shelf-questions.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Floating } from '#surfaces/console/desk/floating.tsx'
import { BulkBar } from '#surfaces/console/desk/list/bulk-bar.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { goodsSheetPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

const HistoryDrawer = lazy(() => import('./history-drawer.tsx'))

const acts = ['review', 'on', 'off', 'price', 'freight', 'category', 'own', 'bin', 'restore'] as const
export type Act = (typeof acts)[number]
/** Which fit to how they stand. */
export function actsFor(picked: readonly Goods[]): Act[] {
  const some = (test: (goods: Goods) => boolean) => picked.some(test)
  const fits: Record<Act, boolean> = {
    review: some(({ seenFirst, draft }) => seenFirst && draft !== 'inReview'),
    on: some(({ status, takenOff, seenFirst }) => status === 'offShelf' && takenOff?.by !== 'staff' && !seenFirst),
    off: some(({ status }) => status === 'onSale'),
    price: some(({ status }) => status !== 'bin'),
    freight: some(({ status }) => status !== 'bin'),
    category: some(({ status }) => status !== 'bin'),
    own: some(({ status }) => status !== 'bin'),
    bin: some(({ status }) => status !== 'bin'),
    restore: some(({ status }) => status === 'bin'),
  }
  return acts.filter((act) => fits[act])
}
/** What goods are picked for: the step that they still lack, else a new price. */
function suggestedOf(fits: readonly Act[]): Act {
  if (fits.includes('review')) return 'review'
  return fits.includes('on') && !fits.includes('off') ? 'on' : 'price'
}
interface AskedProps {
  act: Act
  picked: readonly Goods[]
  choices: Choices | undefined
  onDone: () => void
  onClose: () => void
}
/** The question of an act; it is asked of those that it fits. */
export function ActAsked({ act, picked, choices, onDone, onClose }: AskedProps) {
  const fitting = picked.filter((goods) => actsFor([goods]).includes(act))
  const props = { picked: fitting, onDone, onClose }
  if (act === 'on' || act === 'off') return <ShelfQuestion {...props} onSale={act === 'on'} />
  if (act === 'review') return <ReviewQuestion {...props} />
  if (act === 'price') return <PriceQuestion {...props} />
  if (act === 'freight') return <FreightQuestion {...props} choices={choices} />
  if (act === 'category') return <CategoryQuestion {...props} />
  if (act === 'own') return <OwnCategoryQuestion {...props} />
  return act === 'bin' ? <BinQuestion {...props} /> : <RestoreQuestion {...props} />
}

interface BulkProps {
  picked: readonly Goods[]
  choices: Choices | undefined
  onClear: () => void
  onDone: () => void
}
export function GoodsBulk({ picked, choices, onClear, onDone }: BulkProps) {
  const { t } = useTexts('assortmentmerchant')
  const [asked, ask] = useState<{ act: Act; of: readonly Goods[] }>()
  const fits = actsFor(picked)
  const suggested = suggestedOf(fits)
  const done = () => {
    onClear()
    onDone()
  }
  const ids = picked.filter(({ status }) => status !== 'bin').map(({ id }) => id)
  return (
    <>
      <BulkBar n={picked.length} busy={false} onClear={onClear}>
        {fits.map((act) =>
          act === suggested ? (
            <Button key={act} type="primary" onClick={() => ask({ act, of: picked })}>
              {t(`act.${act}`)}
            </Button>
          ) : (
            <button key={act} type="button" onClick={() => ask({ act, of: picked })}>
              {t(`act.${act}`)}
            </button>
          ),
        )}
        {ids.length > 0 && (
          <Link className="goods-sheet-link" to={goodsSheetPath({ products: ids.join(',') })}>
            {t('act.sheet')}
          </Link>
        )}
      </BulkBar>
      {asked && (
        <ActAsked
          act={asked.act}
          picked={asked.of}
          choices={choices}
          onDone={onDone}
          onClose={() => {
            ask(undefined)
            done()
          }}
        />
      )}
    </>
  )
}

export interface RowMenuProps {
  goods: Goods
  choices: Choices | undefined
  onDone: () => void
}
export function RowMenu({ goods, choices, onDone }: RowMenuProps) {
  const { t } = useTexts('assortmentmerchant')
  const [act, ask] = useState<Act>()
  const [history, showHistory] = useState(false)
  const copying = useDoing(async () => {
    await call('/api/v2/mch/goods/copy', { id: goods.id, requestId: newRequestId() })
    say(t('copied'))
    onDone()
  })
  return (
    <>
      <Floating
        className="icon-button"
        panelClass="choices"
        fromRight
        label={t('actsOf', { title: goods.title })}
        button={<MoreHorizontal className="i" size={16} />}
      >
        {(close) => (
          <RowActs
            goods={goods}
            onAct={ask}
            onCopy={() => void copying.run()}
            onHistory={() => showHistory(true)}
            onPicked={close}
          />
        )}
      </Floating>
      {copying.fault && <Fault fault={copying.fault} />}
      {act && <ActAsked act={act} picked={[goods]} choices={choices} onDone={onDone} onClose={() => ask(undefined)} />}
      {history && (
        <Suspense>
          <HistoryDrawer goods={goods} onClose={() => showHistory(false)} />
        </Suspense>
      )}
    </>
  )
}

interface RowActsProps {
  goods: Goods
  onAct: (act: Act) => void
  onCopy: () => void
  onHistory: () => void
  /** before what was picked is done */
  onPicked: () => void
}
function RowActs({ goods, onAct, onCopy, onHistory, onPicked }: RowActsProps) {
  const { t } = useTexts('assortmentmerchant')
  const pick = (then: () => void) => () => {
    onPicked()
    then()
  }
  return (
    <ul>
      {actsFor([goods]).map((one) => (
        <li key={one}>
          <button type="button" onClick={pick(() => onAct(one))}>
            {t(`act.${one}`)}
          </button>
        </li>
      ))}
      {goods.status !== 'bin' && (
        <li>
          <button type="button" onClick={pick(onCopy)}>
            {t('act.copy')}
          </button>
        </li>
      )}
      <li>
        <button type="button" onClick={pick(onHistory)}>
          {t('act.history')}
        </button>
      </li>
    </ul>
  )
}
