// The own categories of the shop: a tree of two levels, put in order by drag or by keys, saved as a whole.
import { Button } from 'antd'
import {
  ArrowDown,
  ArrowUp,
  Eye,
  EyeOff,
  GripVertical,
  IndentDecrease,
  IndentIncrease,
  Plus,
  Trash2,
  type LucideIcon,
} from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { most } from '../limits.ts'
import './parts/shop-desk.css'
import { ShopRooms } from './parts/shop-rooms.tsx'
import { TongueField } from './parts/tongue-field.tsx'
import {
  added,
  changed,
  dropped,
  indented,
  linesOf,
  moved,
  recordsOf,
  treeOf,
  without,
  type Leaf,
  type Line,
  type Tree,
} from './tree.ts'
import { useDragOrder } from '#features/platform/uploads/parts/use-drag-order.ts'
import { pick, type Texts } from '#kernel/text/language.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Empty } from '#surfaces/console/desk/empty.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

export default function ShopCategories() {
  const { t } = useTexts('shopfrontmerchant')
  const { data, fault, again } = useAsked('/api/v2/mch/shop/category/list', {})
  return (
    <div className="page">
      <header className="head">
        <div>
          <h1 className="display">{t('categories.title')}</h1>
          <p>{t('categories.note')}</p>
        </div>
      </header>
      <ShopRooms />
      {!data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />)}
      {data && <TreeForm key={data.version} kept={data} onAgain={again} />}
    </div>
  )
}
type Asked = { of: Leaf | undefined; below?: string }
interface FormProps {
  kept: Output<'/api/v2/mch/shop/category/list'>
  onAgain: () => void
}
function TreeForm({ kept, onAgain }: FormProps) {
  const { t } = useTexts('shopfrontmerchant')
  const writes = useMember().may('shop.write')
  const [tree, setTree] = useState<Tree>(() => treeOf(kept.records))
  const [asked, ask] = useState<Asked>()
  const dirty = JSON.stringify(recordsOf(tree)) !== JSON.stringify(recordsOf(treeOf(kept.records)))
  const saving = useDoing(async () => {
    await call('/api/v2/mch/shop/category/save', {
      version: kept.version,
      records: recordsOf(tree),
      requestId: newRequestId(),
    })
    say(t('saved'))
    onAgain()
  })
  const named = (name: Texts) => {
    if (asked?.of) setTree(changed(tree, asked.of.key, { name }))
    else setTree(added(tree, { key: newRequestId(), id: undefined, name, hidden: false, goods: 0 }, asked?.below))
    ask(undefined)
  }
  return (
    <>
      {tree.length === 0 && <Empty draw="box" title={t('categories.none')} text={t('categories.noneText')} />}
      <fieldset disabled={!writes} className="plain-fieldset">
        <Lines tree={tree} setTree={setTree} onAsk={ask} />
        {saving.fault && <Fault fault={saving.fault} />}
        <p className="shop-save" style={{ marginTop: 16 }}>
          <Button type="primary" disabled={!dirty} aria-busy={saving.busy} onClick={() => void saving.run()}>
            {t('categories.save')}
          </Button>
          <Button icon={<Plus size={15} />} onClick={() => ask({ of: undefined })}>
            {t('categories.add')}
          </Button>
          {saving.fault && <Button onClick={onAgain}>{t('loadAgain')}</Button>}
          {dirty && !saving.fault && <span className="small muted">{t('categories.unsaved')}</span>}
        </p>
      </fieldset>
      {asked && <NameQuestion leaf={asked.of} onName={named} onClose={() => ask(undefined)} />}
    </>
  )
}
interface LinesProps {
  tree: Tree
  setTree: (tree: Tree) => void
  onAsk: (asked: Asked) => void
}
function Lines({ tree, setTree, onAsk }: LinesProps) {
  const lines = linesOf(tree)
  const keyOf = (place: number) => lines[place]?.leaf.key ?? ''
  const [held, hold] = useState<string>()
  const { dragged, grip } = useDragOrder((_from, over) => held && setTree(dropped(tree, held, keyOf(over))))
  return (
    <ul className="own-tree" data-tiles>
      {lines.map((line, place) => (
        <li key={line.leaf.key} data-tile={place} style={{ paddingLeft: line.depth * 34 }}>
          <LineRow
            line={line}
            tree={tree}
            setTree={setTree}
            onAsk={onAsk}
            isDragged={dragged !== undefined && held === line.leaf.key}
            grip={{
              onPointerDown: (event) => {
                hold(line.leaf.key)
                grip(place).onPointerDown(event)
              },
            }}
          />
        </li>
      ))}
    </ul>
  )
}
interface RowProps extends LinesProps {
  line: Line
  isDragged: boolean
  grip: ReturnType<ReturnType<typeof useDragOrder>['grip']>
}
function LineRow({ line: { leaf, depth }, tree, setTree, onAsk, isDragged, grip }: RowProps) {
  const { t } = useTexts('shopfrontmerchant')
  const name = pick(leaf.name, useLang())
  const byKeys = (event: KeyboardEvent) => {
    const acts = new Map<string, () => Tree>([
      ['ArrowUp', () => moved(tree, leaf.key, -1)],
      ['ArrowDown', () => moved(tree, leaf.key, 1)],
      ['ArrowLeft', () => (depth === 1 ? indented(tree, leaf.key) : tree)],
      ['ArrowRight', () => (depth === 0 ? indented(tree, leaf.key) : tree)],
    ])
    const act = event.altKey ? acts.get(event.key) : undefined
    if (!act) return
    event.preventDefault()
    setTree(act())
  }
  return (
    <div className={`own-row ${isDragged ? 'dragged' : ''} ${leaf.hidden ? 'hidden-one' : ''}`}>
      <span className="grip" title={t('categories.drag')} {...grip}>
        <GripVertical className="i" size={15} />
      </span>
      <button type="button" className="name" onKeyDown={byKeys} onClick={() => onAsk({ of: leaf })}>
        {name} <span className="small muted">{t('categories.goods', { count: leaf.goods })}</span>
      </button>
      <RowActs {...{ leaf, depth, name, tree, setTree, onAsk }} />
    </div>
  )
}
type Act = 'up' | 'down' | 'in' | 'out' | 'hide' | 'show' | 'drop'
function RowActs({ leaf, depth, name, tree, setTree, onAsk }: LinesProps & { leaf: Leaf; depth: 0 | 1; name: string }) {
  const { t } = useTexts('shopfrontmerchant')
  const acts: { act: Act; Icon: LucideIcon; to: () => Tree }[] = [
    { act: 'up', Icon: ArrowUp, to: () => moved(tree, leaf.key, -1) },
    { act: 'down', Icon: ArrowDown, to: () => moved(tree, leaf.key, 1) },
    depth === 0
      ? { act: 'in', Icon: IndentIncrease, to: () => indented(tree, leaf.key) }
      : { act: 'out', Icon: IndentDecrease, to: () => indented(tree, leaf.key) },
    leaf.hidden
      ? { act: 'show', Icon: EyeOff, to: () => changed(tree, leaf.key, { hidden: false }) }
      : { act: 'hide', Icon: Eye, to: () => changed(tree, leaf.key, { hidden: true }) },
    { act: 'drop', Icon: Trash2, to: () => without(tree, leaf.key) },
  ]
  return (
    <>
      {depth === 0 && (
        <button
          type="button"
          className="icon-button"
          title={t('categories.below')}
          aria-label={t('categories.belowOf', { name })}
          onClick={() => onAsk({ of: undefined, below: leaf.key })}
        >
          <Plus className="i" size={15} />
        </button>
      )}
      {acts.map(({ act, Icon, to }) => (
        <button
          key={act}
          type="button"
          className="icon-button"
          title={t(`categories.${act}`)}
          aria-label={t('categories.actOf', { act: t(`categories.${act}`), name })}
          onClick={() => setTree(to())}
        >
          <Icon className="i" size={15} />
        </button>
      ))}
    </>
  )
}
interface NameProps {
  leaf: Leaf | undefined
  onName: (name: Texts) => void
  onClose: () => void
}
function NameQuestion({ leaf, onName, onClose }: NameProps) {
  const { t } = useTexts('shopfrontmerchant')
  const [name, setName] = useState<Texts>(leaf?.name ?? {})
  const [tried, setTried] = useState(false)
  const nameless = Object.values(name).every((text) => text.trim() === '')
  return (
    <Question
      title={t(leaf ? 'categories.rename' : 'categories.add')}
      verb={t('take')}
      suggested
      doing={{ busy: false, fault: undefined }}
      onDo={() => (nameless ? setTried(true) : onName(name))}
      onClose={onClose}
    >
      <TongueField
        label={t('categories.name')}
        texts={name}
        max={most.categoryName}
        fault={tried ? t('profile.nameless') : undefined}
        onChange={setName}
      />
    </Question>
  )
}
