// Files for a form: added by button, drop or paste, sent at once, put in order by drag, buttons and keys.
// The form holds what has arrived.
import { Plus } from 'lucide-react'
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { useTexts } from '#web/texts.tsx'
import './upload-field.css'
import { FieldFrame, fieldWiring } from '#ui/controls/field-frame.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { ruleOf, typesOf, type Purpose } from '../limits.ts'
import { useDragOrder } from './use-drag-order.ts'
import type { Item, Uploaded } from './upload-list.ts'
import { UploadTile } from './upload-tile.tsx'
import { useUploadList } from './use-upload-list.ts'

/** Any picture: a phone then offers its camera, and turns its own format into a common one; and its films. */
const phones = [
  ['image', ['image/*']],
  ['video', ['video/quicktime']],
] as const

export type { Uploaded }
export interface UploadFieldProps {
  purpose: Purpose
  /** Never more than the purpose takes. */
  max?: number
  label: string
  mark?: string
  hint?: ReactNode
  error?: string | undefined
  value: readonly Uploaded[]
  onChange: (value: Uploaded[]) => void
  /** Ask for words on each picture. */
  alt?: boolean
  /** Files are on their way: a form should wait. */
  onBusy?: (busy: boolean) => void
}

/** The files in hand: adding, moving, removing, and what is told of it. */
function useFiles(props: UploadFieldProps, input: RefObject<HTMLInputElement | null>) {
  const { purpose, max = Infinity, label, value, onChange, onBusy } = props
  const { t } = useTexts(['uploads', 'errors'])
  const [said, setSaid] = useState('')
  const [refused, setRefused] = useState<string[]>([])
  const { list, items, busy } = useUploadList({
    purpose,
    value,
    onChange,
    onArrival: (name) => setSaid(t('said.sent', { name })),
  })
  useEffect(() => onBusy?.(busy), [busy, onBusy])
  const most = Math.min(max, ruleOf(purpose).max)
  const nameOf = (item: Item) => item.name || `${label} ${items.indexOf(item) + 1}`

  const add = (files: readonly File[]) => {
    const fit = files.filter((f) => mayBe(purpose, f))
    const room = Math.max(0, most - items.length)
    const wrong = files
      .filter((f) => !fit.includes(f))
      .map((f) => t('said.failed', { name: f.name, why: t('errors:uploadTypeRefused') }))
    setRefused([...wrong, ...(fit.length > room ? [t('full', { count: most })] : [])])
    if (room > 0 && fit.length > 0) list.add(fit.slice(0, room))
  }
  const move = (item: Item, to: number) => {
    if (to < 0 || to >= items.length) return
    list.move(item.key, to)
    setSaid(t('said.moved', { name: nameOf(item), at: to + 1, of: items.length }))
  }
  const remove = (item: Item) => {
    setSaid(t('said.removed', { name: nameOf(item) }))
    list.remove(item.key)
    requestAnimationFrame(() => input.current?.focus())
  }
  const failed = items.flatMap((i) => (i.fault ? [t('said.failed', { name: nameOf(i), why: i.fault })] : []))
  return { list, items, most, said, faults: [...failed, ...refused], nameOf, add, move, remove }
}
type Files = ReturnType<typeof useFiles>

export function UploadField(props: UploadFieldProps) {
  const { purpose, label, mark, hint, error, alt = false } = props
  const { t } = useTexts(['uploads', 'storefront'])
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const files = useFiles(props, input)
  const { items, most, said, faults, add } = files
  const words = {
    label,
    mark: [mark, most > 1 && t('count', { n: items.length, max: most })].filter(Boolean).join(' · '),
    hint,
    error,
    errorWord: t('storefront:error'),
  }
  return (
    <FieldFrame id={id} words={words}>
      <DropRoom onFiles={add} alt={alt}>
        {items.length > 0 && <Tiles files={files} purpose={purpose} label={label} alt={alt} />}
        <AddTile
          {...{ id, purpose, input }}
          several={most > 1}
          wide={items.length === 0}
          full={items.length >= most}
          wiring={fieldWiring(id, words)}
          onFiles={add}
        />
      </DropRoom>
      <div className="upload-faults" role="alert" hidden={faults.length === 0}>
        {faults.map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
      </div>
      <p className="vh" role="status">
        {said}
      </p>
    </FieldFrame>
  )
}

interface TilesProps {
  files: Files
  purpose: Purpose
  label: string
  alt: boolean
}
function Tiles({ files: { list, items, nameOf, move, remove }, purpose, label, alt }: TilesProps) {
  const { t } = useTexts('uploads')
  const { dragged, grip } = useDragOrder((key, over) =>
    list.move(
      key,
      list.items().findIndex((i) => i.key === over),
    ),
  )
  return (
    <ul className="uploads-list" data-tiles aria-label={t('list', { label })}>
      {items.map((item, at) => (
        <UploadTile
          key={item.key}
          {...{ item, purpose, list, alt, at }}
          name={nameOf(item)}
          of={items.length}
          dragged={dragged === item.key}
          grip={grip(item.key)}
          onMove={(to) => move(item, to)}
          onRemove={() => remove(item)}
        />
      ))}
    </ul>
  )
}

/** Pictures of other types than the shop takes may still be turned into one that it takes. */
const mayBe = (purpose: Purpose, { type }: File): boolean =>
  typesOf(purpose).includes(type) || (ruleOf(purpose).kinds.includes('image') && /^image\/(?!svg)/.test(type))

/** Where files may be dropped and pasted. */
function DropRoom({ onFiles, alt, children }: { onFiles: (files: File[]) => void; alt: boolean; children: ReactNode }) {
  const [over, setOver] = useState(false)
  const carries = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  const hover = (event: DragEvent) => {
    if (!carries(event)) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    if (!carries(event)) return
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  const leave = (event: DragEvent) => event.currentTarget.contains(event.relatedTarget as Node | null) || setOver(false)
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  }
  return (
    <div
      className="uploads"
      data-over={over || undefined}
      data-alt={alt || undefined}
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={leave}
      onDrop={drop}
      onPaste={paste}
    >
      {children}
    </div>
  )
}

interface AddTileProps {
  id: string
  purpose: Purpose
  input: RefObject<HTMLInputElement | null>
  several: boolean
  wide: boolean
  full: boolean
  wiring: object
  onFiles: (files: File[]) => void
}
function AddTile({ id, purpose, input, several, wide, full, wiring, onFiles }: AddTileProps) {
  const { t } = useTexts('uploads')
  const { kinds } = ruleOf(purpose)
  const what = kinds.includes('pdf')
    ? several
      ? 'files'
      : 'file'
    : kinds.includes('video')
      ? 'video'
      : kinds.includes('model')
        ? 'model'
        : several
          ? 'photos'
          : 'photo'
  return (
    <div className="uploads-add" data-wide={wide || undefined} hidden={full}>
      <input
        {...wiring}
        ref={input}
        type="file"
        className="vh"
        accept={[...phones.flatMap(([kind, types]) => (kinds.includes(kind) ? types : [])), ...typesOf(purpose)].join(
          ',',
        )}
        multiple={several}
        onChange={(e) => {
          onFiles([...(e.currentTarget.files ?? [])])
          e.currentTarget.value = ''
        }}
      />
      <label htmlFor={id}>
        <Icon of={Plus} size={22} />
        <span>{t(`add.${what}`)}</span>
        {wide && <span className="uploads-drop">{t('drop')}</span>}
      </label>
    </div>
  )
}
