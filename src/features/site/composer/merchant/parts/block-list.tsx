// The blocks of a page in their order: picked, moved by drag or by keys, hidden, taken away, added. It knows no kind of
// block: what they are called is said by whoever shows it.
import { Dropdown } from 'antd'
import { Eye, EyeOff, GripVertical, Plus, Trash2 } from 'lucide-react'
import { useState, type PointerEvent } from 'react'
import './editor.css'
import { useDragOrder } from '#features/platform/uploads/parts/use-drag-order.ts'
import { useTexts } from '#web/texts.tsx'

interface ListedBlock {
  key: string
  hidden: boolean
}
interface Props<B extends ListedBlock> {
  blocks: readonly B[]
  picked: string | undefined
  max: number
  /** undefined: nothing may be changed */
  set: ((blocks: readonly B[]) => void) | undefined
  onPick: (key: string) => void
  kinds: readonly { key: string; label: string; fresh: () => B }[]
  /** its kind, a line of what it holds, and what is amiss with it */
  said: (block: B) => { kind: string; line: string; amiss?: string | undefined }
}
export function BlockList<B extends ListedBlock>({ blocks, picked, max, set, onPick, kinds, said }: Props<B>) {
  const { t } = useTexts('composermerchant')
  const move = (from: number, to: number) => {
    if (!set || to < 0 || to >= blocks.length) return
    const next = [...blocks]
    next.splice(to, 0, ...next.splice(from, 1))
    set(next)
  }
  const [held, hold] = useState<string>()
  const { dragged, grip } = useDragOrder((_from, over) => {
    const from = blocks.findIndex(({ key }) => key === held)
    if (from >= 0) move(from, over)
  })
  return (
    <nav className="page-blocks" aria-label={t('blocks')}>
      <ol data-tiles>
        {blocks.map((block, place) => (
          <BlockRow
            key={block.key}
            place={place}
            block={block}
            isPicked={block.key === picked}
            isDragged={dragged !== undefined && held === block.key}
            said={said(block)}
            onGrip={(event) => {
              hold(block.key)
              grip(place).onPointerDown(event)
            }}
            onPick={() => onPick(block.key)}
            onMove={(by) => move(place, place + by)}
            onHide={set && (() => set(blocks.map((b) => (b === block ? { ...b, hidden: !b.hidden } : b))))}
            onDrop={set && (() => set(blocks.filter((b) => b !== block)))}
          />
        ))}
      </ol>
      {set && <Add {...{ blocks, max, set, kinds, onPick }} />}
      {set && blocks.length > 1 && <p className="tiny faint page-blocks-help">{t('dragHelp')}</p>}
    </nav>
  )
}
interface RowProps {
  place: number
  block: ListedBlock
  isPicked: boolean
  isDragged: boolean
  said: { kind: string; line: string; amiss?: string | undefined }
  onGrip: (event: PointerEvent) => void
  onPick: () => void
  onMove: (by: -1 | 1) => void
  /** undefined: nothing may be changed */
  onHide: (() => void) | undefined
  onDrop: (() => void) | undefined
}
function BlockRow({ place, block, isPicked, isDragged, said, onGrip, onPick, onMove, onHide, onDrop }: RowProps) {
  return (
    <li data-tile={place} className={[isPicked && 'at', isDragged && 'dragged'].filter(Boolean).join(' ')}>
      {onHide && (
        <span className="grip" onPointerDown={onGrip}>
          <GripVertical className="i" size={14} />
        </span>
      )}
      <BlockName {...{ place, isPicked, said, onPick, onMove }} isHidden={block.hidden} />
      {onHide && onDrop && (
        <BlockActs name={`${place + 1} ${said.kind}`} isHidden={block.hidden} onHide={onHide} onDrop={onDrop} />
      )}
    </li>
  )
}
function Add<B extends ListedBlock>({
  blocks,
  max,
  set,
  kinds,
  onPick,
}: Pick<Props<B>, 'blocks' | 'max' | 'kinds' | 'onPick'> & { set: (blocks: readonly B[]) => void }) {
  const { t } = useTexts('composermerchant')
  if (blocks.length >= max) return <p className="tiny faint page-blocks-help">{t('full', { max })}</p>
  const add = (fresh: () => B) => {
    const made = fresh()
    set([...blocks, made])
    onPick(made.key)
  }
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items: kinds.map(({ key, label, fresh }) => ({ key, label, onClick: () => add(fresh) })) }}
    >
      <button type="button" className="plain-button page-blocks-add">
        <Plus className="i" size={15} />
        {t('add')}
      </button>
    </Dropdown>
  )
}
interface NameProps {
  place: number
  isPicked: boolean
  isHidden: boolean
  said: { kind: string; line: string; amiss?: string | undefined }
  onPick: () => void
  onMove: (by: -1 | 1) => void
}
function BlockName({ place, isPicked, isHidden, said: { kind, line, amiss }, onPick, onMove }: NameProps) {
  const { t } = useTexts('composermerchant')
  return (
    <button
      type="button"
      className="page-block-name"
      aria-pressed={isPicked}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      onClick={onPick}
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
        event.preventDefault()
        onMove(event.key === 'ArrowUp' ? -1 : 1)
      }}
    >
      <span className="display faint">{place + 1}</span>
      <span>
        <b className="strong">{kind}</b>
        {line && <small>{line}</small>}
        {isHidden ? <small>{t('hiddenOne')}</small> : amiss && <small className="amber">{amiss}</small>}
      </span>
    </button>
  )
}
interface ActsProps {
  name: string
  isHidden: boolean
  onHide: () => void
  onDrop: () => void
}
function BlockActs({ name, isHidden, onHide, onDrop }: ActsProps) {
  const { t } = useTexts('composermerchant')
  const Icon = isHidden ? EyeOff : Eye
  return (
    <span className="page-block-acts">
      <button
        type="button"
        className="icon-button"
        aria-label={t(isHidden ? 'show' : 'hide', { name })}
        onClick={onHide}
      >
        <Icon className="i" size={14} />
      </button>
      <button type="button" className="icon-button" aria-label={t('drop', { name })} onClick={onDrop}>
        <Trash2 className="i" size={14} />
      </button>
    </span>
  )
}
