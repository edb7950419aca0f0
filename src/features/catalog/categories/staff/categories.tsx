// The tree of categories: put in order by drag or by keys, each opened to be named, merged, closed or deleted.
import { Button, Tree } from 'antd'
import { ArrowDown, ArrowUp, IndentDecrease, IndentIncrease, Plus, type LucideIcon } from 'lucide-react'
import { createContext, lazy, Suspense, use, useMemo, useState, type KeyboardEvent } from 'react'
import './categories.css'
import { AddQuestion } from './add-question.tsx'
import { moves, placeAt, placeBy, treeOf, type Category, type Move, type Place, type TreeNode } from './tree.ts'
import { CatalogueRooms } from '#features/catalog/attributes/staff/parts/catalogue-rooms.tsx'
import { pick } from '#kernel/text/language.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Empty } from '#surfaces/console/desk/empty.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

const CategoryDrawer = lazy(() => import('./category-drawer.tsx'))
const byArrow = new Map<string, Move>([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'out'],
  ['ArrowRight', 'in'],
])
const icons: Record<Move, LucideIcon> = { up: ArrowUp, down: ArrowDown, in: IndentIncrease, out: IndentDecrease }

export default function Categories() {
  const { t } = useTexts('categoriesstaff')
  const { data, fault, again } = useAsked('/api/v2/admin/category/list', {})
  const writes = useMember().may('category.write')
  const [adds, add] = useState<{ parentId: number | null }>()
  return (
    <div className="page">
      <header className="head">
        <div>
          <h1 className="display">{t('title')}</h1>
          <p>{t('note')}</p>
        </div>
        <div className="acts">
          {writes && (
            <Button type="primary" icon={<Plus size={15} />} onClick={() => add({ parentId: null })}>
              {t('addTop')}
            </Button>
          )}
        </div>
      </header>
      <CatalogueRooms />
      {!data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={8} />)}
      {data && <Kept all={data.records} writes={writes} onChanged={again} onAdd={(parentId) => add({ parentId })} />}
      {data && adds && (
        <AddQuestion
          all={data.records}
          parentId={adds.parentId}
          onClose={() => add(undefined)}
          onDone={() => {
            add(undefined)
            again()
          }}
        />
      )}
    </div>
  )
}

/** What the rows of the tree know and do. */
const Hands = createContext<
  | {
      all: readonly Category[]
      writes: boolean
      onOpen: (id: number) => void
      onMove: (one: Category, place: Place | undefined) => void
      onAdd: (parentId: number) => void
    }
  | undefined
>(undefined)
interface KeptProps {
  all: readonly Category[]
  writes: boolean
  onChanged: () => void
  onAdd: (parentId: number) => void
}
function Kept({ all, writes, onChanged, onAdd }: KeptProps) {
  const { t } = useTexts('categoriesstaff')
  const lang = useLang()
  const tree = useMemo(() => treeOf(all), [all])
  const [openId, open] = useState<number>()
  const moving = useDoing(async (one: Category, place: Place) => {
    const { id, version } = one
    await call('/api/v2/admin/category/move', { id, version, ...place, requestId: newRequestId() })
    say(t('moved', { name: pick(one.name, lang) }))
    onChanged()
  })
  const move = (one: Category, place: Place | undefined) => {
    if (place) void moving.run(one, place)
  }
  const opened = all.find((one) => one.id === openId)
  if (all.length === 0) return <Empty draw="box" title={t('none')} text={t('note')} />
  return (
    <Hands value={{ all, writes, onOpen: open, onMove: move, onAdd }}>
      {moving.fault && <Fault fault={moving.fault} />}
      <Tree<TreeNode>
        className="category-tree"
        blockNode
        defaultExpandAll={all.length < 60}
        selectable={false}
        draggable={writes && { icon: false }}
        treeData={tree}
        onDrop={({ node, dragNode, dropToGap, dropPosition }) => {
          const last = Number(node.pos.split('-').at(-1))
          const where = !dropToGap ? 'into' : dropPosition < last ? 'before' : 'behind'
          move(dragNode.of, placeAt(all, dragNode.of.id, node.of.id, where))
        }}
        titleRender={rowOf}
      />
      {opened && (
        <Suspense fallback={null}>
          <CategoryDrawer
            key={`${opened.id} ${opened.version}`}
            {...{ all, writes }}
            of={opened}
            onClose={() => open(undefined)}
            onChanged={onChanged}
          />
        </Suspense>
      )}
    </Hands>
  )
}

const rowOf = ({ of }: TreeNode) => <Row of={of} />
function Row({ of }: { of: Category }) {
  const { all, writes, onOpen, onMove, onAdd } = use(Hands)!
  const { t } = useTexts('categoriesstaff')
  const { lang, number, percent } = useFormat()
  const name = pick(of.name, lang)
  const missing = (['en-US', 'zh-CN', 'es-ES'] as const).filter((one) => !of.name[one]).length
  const byKeys = (event: KeyboardEvent) => {
    const by = event.altKey && writes ? byArrow.get(event.key) : undefined
    if (!by) return
    event.preventDefault()
    event.stopPropagation()
    onMove(of, placeBy(all, of.id, by))
  }
  return (
    <span className={of.closed ? 'category-row closed' : 'category-row'}>
      <button type="button" className="name" onClick={() => onOpen(of.id)} onKeyDown={byKeys}>
        {name}
      </button>
      {of.closed && <span className="mark">{t('closed')}</span>}
      {missing > 0 && <span className="mark miss">{t('missing', { count: missing })}</span>}
      <span className="figures muted">
        {of.commission !== null && <span>{percent(of.commission)}</span>}
        <span>{t('goods', { count: of.goods, n: number(of.goods) })}</span>
      </span>
      {writes && (
        <span className="row-acts">
          {moves.map((by) => (
            <IconAct
              key={by}
              Icon={icons[by]}
              label={t('actOf', { act: t(`move.${by}`), name })}
              off={!placeBy(all, of.id, by)}
              onDo={() => onMove(of, placeBy(all, of.id, by))}
            />
          ))}
          <IconAct
            Icon={Plus}
            label={t('actOf', { act: t('addBelow'), name })}
            off={of.level >= 3}
            onDo={() => onAdd(of.id)}
          />
        </span>
      )}
    </span>
  )
}
interface ActProps {
  Icon: LucideIcon
  label: string
  off: boolean
  onDo: () => void
}
const IconAct = ({ Icon, label, off, onDo }: ActProps) => (
  <button type="button" className="icon-button" title={label} aria-label={label} disabled={off} onClick={onDo}>
    <Icon className="i" size={15} />
  </button>
)
