// One file of an upload field: preview, how far it has come, retry, remove, its place among the others
// and, where asked for, words on what it shows.
import { ArrowLeft, ArrowRight, GripVertical, RotateCw, X } from 'lucide-react'
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react'
import { useTexts } from '#web/texts.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import type { Purpose } from '../limits.ts'
import type { Item, UploadList } from './upload-list.ts'
import { UploadPreview } from './upload-preview.tsx'

export interface TileProps {
  item: Item
  name: string
  purpose: Purpose
  list: UploadList
  /** counted from 0 */
  at: number
  of: number
  alt: boolean
  dragged: boolean
  grip: { onPointerDown: (event: PointerEvent) => void }
  onMove: (to: number) => void
  onRemove: () => void
}
const steps: ReadonlyMap<string, (at: number, of: number) => number> = new Map(
  Object.entries({
    ArrowLeft: (at) => at - 1,
    ArrowUp: (at) => at - 1,
    ArrowRight: (at) => at + 1,
    ArrowDown: (at) => at + 1,
    Home: () => 0,
    End: (_at, of) => of - 1,
  }),
)

export function UploadTile(props: TileProps) {
  const { item, name, purpose, list, at, of, alt, dragged, onRemove } = props
  const { t } = useTexts('uploads')
  return (
    <li className="upload" data-tile={item.key} data-state={item.state} data-dragged={dragged || undefined}>
      <div className="upload-picture">
        <span className="vh">{t('item', { name, at: at + 1, of })}</span>
        <UploadPreview item={item} purpose={purpose} />
        <State {...props} />
        {of > 1 && <Grip {...props} />}
        <button
          type="button"
          className="upload-button upload-remove"
          aria-label={t('remove', { name })}
          onClick={onRemove}
        >
          <span className="upload-face">
            <Icon of={X} size={16} />
          </span>
        </button>
      </div>
      {of > 1 && <Order {...props} />}
      {alt && (
        <Field
          className="upload-alt"
          label={t('alt')}
          mark={t('altOptional')}
          value={item.alt}
          maxLength={120}
          onChange={(e) => list.describe(item.key, e.currentTarget.value)}
        />
      )}
    </li>
  )
}

function State({ item, name, list }: TileProps) {
  const { t } = useTexts('uploads')
  if (item.state === 'sent') return null
  if (item.state === 'failed')
    return (
      <button
        type="button"
        className="upload-veil upload-retry"
        aria-label={t('retryOf', { name })}
        onClick={() => list.retry(item.key)}
      >
        <Icon of={RotateCw} size={20} />
        <span>{t('retry')}</span>
      </button>
    )
  const percent = Math.round(item.share * 100)
  const words =
    item.state === 'waiting'
      ? t('state.waiting')
      : percent === 100
        ? t('state.checking')
        : t('state.sending', { percent })
  return (
    <div className="upload-veil">
      <span aria-hidden="true">{words}</span>
      <div
        className="meter"
        role="progressbar"
        aria-label={t('progress', { name })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={words}
      >
        <i style={{ '--share': `${percent}%` } as CSSProperties} />
      </div>
    </div>
  )
}

function Grip({ name, at, of, grip, onMove }: TileProps) {
  const { t } = useTexts('uploads')
  const press = (event: KeyboardEvent) => {
    const to = steps.get(event.key)?.(at, of)
    if (to === undefined) return
    event.preventDefault()
    onMove(to)
  }
  return (
    <button
      type="button"
      className="upload-button upload-grip"
      aria-label={t('grip', { name })}
      onKeyDown={press}
      {...grip}
    >
      <span className="upload-face">
        <Icon of={GripVertical} size={16} />
      </span>
    </button>
  )
}
function Order({ name, at, of, onMove }: TileProps) {
  const { t } = useTexts('uploads')
  return (
    <div className="upload-order">
      <button
        type="button"
        aria-label={t('earlier', { name })}
        aria-disabled={at === 0 || undefined}
        onClick={() => onMove(at - 1)}
      >
        <Icon of={ArrowLeft} size={18} />
      </button>
      <button
        type="button"
        aria-label={t('later', { name })}
        aria-disabled={at === of - 1 || undefined}
        onClick={() => onMove(at + 1)}
      >
        <Icon of={ArrowRight} size={18} />
      </button>
    </div>
  )
}
