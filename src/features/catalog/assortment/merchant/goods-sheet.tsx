// Prices and stock of many SKUs in one sheet: typed, pasted, filled down; what changes is marked and shown before it is
// saved; what is refused, because somebody was faster, stays typed beside what stands now.
import { useCallback, useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import './goods.css'
import './sheet.css'
import { filtersOf, loadSkus, mostSkus, type Result } from './goods-desk.ts'
import { SheetFoot } from './sheet-foot.tsx'
import { refusedOf, SaveQuestion, type Saved } from './sheet-save.tsx'
import { changesOf, filledDown, type Place, type SheetRow, type Typed } from './sheet-state.ts'
import { SheetTable } from './sheet-table.tsx'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { CallFault } from '#surfaces/console/desk/call.ts'
import { Empty } from '#surfaces/console/desk/empty.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { goodsPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

interface Loaded {
  rows?: SheetRow[]
  total: number
  fault?: CallFault
}
function useRows(): Loaded & { again: () => void } {
  const query = useListQuery()
  const [held, hold] = useState<Loaded>({ total: 0 })
  const [turn, setTurn] = useState(0)
  const picked = (query.get('products') ?? '').split(',').map(Number).filter(Number.isSafeInteger)
  const productIds = [...new Set(picked.filter((id) => id > 0))].slice(0, 200)
  const asked = productIds.length > 0 ? { productIds } : filtersOf(query.get)
  const key = JSON.stringify([asked, turn])
  useEffect(() => {
    const leaving = new AbortController()
    const [wanted] = JSON.parse(key) as [typeof asked, number]
    loadSkus(wanted, leaving.signal).then(
      ({ skus, total }) => hold({ rows: skus, total }),
      (fault: unknown) => {
        if (leaving.signal.aborted) return
        if (!(fault instanceof CallFault)) throw fault
        hold((now) => ({ ...now, fault }))
      },
    )
    return () => leaving.abort()
  }, [key])
  return { ...held, again: useCallback(() => setTurn((n) => n + 1), []) }
}

/** What was typed, with the states before it; letters of one cell are one step. */
function useSteps() {
  const [{ now, before }, set] = useState<{ now: Typed; before: readonly Typed[]; cell?: string | undefined }>({
    now: new Map(),
    before: [],
  })
  const most = 100
  const type = (next: Typed, cell?: string) =>
    set((s) => {
      const goesOn = cell !== undefined && s.cell === cell
      return { now: next, before: goesOn ? s.before : [...s.before, s.now].slice(-most), cell }
    })
  const undo = () => set((s) => ({ now: s.before.at(-1) ?? s.now, before: s.before.slice(0, -1) }))
  const reset = (next: Typed) => set({ now: next, before: [] })
  return { typed: now, type, undo, reset, undoable: before.length > 0 }
}
/** Closing the window asks first, and so does leaving for another screen. */
function useStaying(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved])
  return useBlocker(unsaved)
}

export default function GoodsSheet() {
  const { t } = useTexts('assortmentmerchant')
  const { rows, total, fault, again } = useRows()
  return (
    <div className="page">
      <BackToList list="goods" listPath={goodsPath} pathOf={() => goodsPath} at="">
        {t('title')}
      </BackToList>
      <header className="head">
        <h1 className="display">{t('sheet.title')}</h1>
        <p>{t('sheet.note')}</p>
      </header>
      {total > mostSkus && <p className="note">{t('sheet.tooMany', { most: mostSkus, total })}</p>}
      {rows === undefined ? (
        fault ? (
          <Failed fault={fault} onRetry={again} />
        ) : (
          <Bones />
        )
      ) : rows.length === 0 ? (
        <Empty draw="lost" title={t('sheet.empty')} text={t('sheet.emptyText')} />
      ) : (
        <Sheet rows={rows} onSaved={again} />
      )}
    </div>
  )
}

function Sheet({ rows, onSaved }: { rows: SheetRow[]; onSaved: () => void }) {
  const { t } = useTexts('assortmentmerchant')
  const steps = useSteps()
  const { typed } = steps
  const [at, setAt] = useState<Place>()
  const [asks, ask] = useState(false)
  const [refused, setRefused] = useState<ReadonlyMap<number, Result['outcome']>>(new Map())
  const changes = changesOf(typed, rows)
  const blocker = useStaying(changes.cells > 0)
  const saved = (done: Saved) => {
    const left = refusedOf(done)
    steps.reset(new Map([...typed].filter(([key]) => [...left.keys()].some((id) => key.startsWith(`${id} `)))))
    setRefused(left)
    ask(false)
    if (left.size === 0) say(t('sheet.saved', { count: changes.cells }))
    onSaved()
  }
  const fill = () => at && steps.type(filledDown(typed, rows, at.column, at.row, rows.length - 1))
  return (
    <>
      {refused.size > 0 && (
        <p className="note bad" role="alert">
          {t('sheet.refused', { count: refused.size })}
        </p>
      )}
      <SheetTable
        rows={rows}
        typed={typed}
        refused={refused}
        onType={steps.type}
        onUndo={steps.undo}
        at={at}
        onAt={setAt}
      />
      <SheetFoot
        rows={rows}
        typed={typed}
        changes={changes}
        at={at}
        onSave={() => ask(true)}
        onUndo={steps.undoable ? steps.undo : undefined}
        onFill={fill}
      />
      {asks && <SaveQuestion typed={typed} changes={changes} onSaved={saved} onClose={() => ask(false)} />}
      {blocker.state === 'blocked' && (
        <LeaveQuestion count={changes.cells} onLeave={blocker.proceed} onStay={blocker.reset} />
      )}
    </>
  )
}

interface LeaveProps {
  /** cells that are not saved */
  count: number
  onLeave: () => void
  onStay: () => void
}
function LeaveQuestion({ count, onLeave, onStay }: LeaveProps) {
  const { t } = useTexts('assortmentmerchant')
  return (
    <Question
      title={t('sheet.leaveTitle', { count })}
      verb={t('sheet.leave')}
      doing={{ busy: false, fault: undefined }}
      onDo={onLeave}
      onClose={onStay}
    >
      <p>{t('sheet.leaveText')}</p>
    </Question>
  )
}
