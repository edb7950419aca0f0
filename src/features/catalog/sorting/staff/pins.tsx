// Goods pinned to the top of a category, in their order, each between its times; and those that can be.
import { Input } from 'antd'
import { ArrowDown, ArrowUp, Pin, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { mostPins } from '../limits.ts'
import type { Output } from '#surfaces/console/desk/call.ts'
import { Pic } from '#surfaces/console/desk/pic.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export type PinRow = Output<'/api/v2/admin/category/order/detail'>['pins'][number]
interface Props {
  categoryId: number
  pins: readonly PinRow[]
  onChange: (pins: readonly PinRow[]) => void
}
export function Pins({ categoryId, pins, onChange }: Props) {
  const { t } = useTexts('sortingstaff')
  const move = (from: number, to: number) => {
    const next = [...pins]
    next.splice(to, 0, ...next.splice(from, 1))
    onChange(next)
  }
  return (
    <section>
      <Sec title={t('pins')} note={t('pinsNote')} />
      {pins.length === 0 && <p className="small muted">{t('noPins')}</p>}
      <ol className="order-pins">
        {pins.map((one, at) => (
          <li key={one.productId}>
            <Pic of={one.picture} size={40} />
            <span className="grow">
              <span className="cut">{one.title}</span>
              {!one.listed && <span className="mark miss">{t('off')}</span>}
              <Times of={one} onTake={(part) => onChange(pins.map((p) => (p === one ? { ...p, ...part } : p)))} />
            </span>
            <span className="row">
              <Act Icon={ArrowUp} label={t('up', one)} off={at === 0} onDo={() => move(at, at - 1)} />
              <Act Icon={ArrowDown} label={t('down', one)} off={at === pins.length - 1} onDo={() => move(at, at + 1)} />
              <Act Icon={Trash2} label={t('unpin', one)} onDo={() => onChange(pins.filter((p) => p !== one))} />
            </span>
          </li>
        ))}
      </ol>
      {pins.length < mostPins ? (
        <Found
          categoryId={categoryId}
          taken={pins.map(({ productId }) => productId)}
          onPick={(one) => onChange([...pins, one])}
        />
      ) : (
        <p className="small muted">{t('full')}</p>
      )}
    </section>
  )
}
interface ActProps {
  Icon: typeof Pin
  label: string
  off?: boolean
  onDo: () => void
}
const Act = ({ Icon, label, off = false, onDo }: ActProps) => (
  <button type="button" className="icon-button" title={label} aria-label={label} disabled={off} onClick={onDo}>
    <Icon className="i" size={15} />
  </button>
)

/** As a field of date and time takes it, by the clock of whoever types. */
function fieldTime(at: string | null): string {
  if (at === null) return ''
  const ms = Date.parse(at)
  return new Date(ms - new Date(ms).getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
function timeIn(typed: string): string | null {
  const at = new Date(typed)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}
function Times({ of, onTake }: { of: PinRow; onTake: (part: Partial<Pick<PinRow, 'fromAt' | 'untilAt'>>) => void }) {
  const { t } = useTexts('sortingstaff')
  return (
    <span className="order-times small muted">
      <label>
        <span>{t('from')}</span>
        <Input
          size="small"
          type="datetime-local"
          aria-label={t('fromOf', { title: of.title })}
          value={fieldTime(of.fromAt)}
          onChange={({ target }) => onTake({ fromAt: timeIn(target.value) })}
        />
      </label>
      <label>
        <span>{t('until')}</span>
        <Input
          size="small"
          type="datetime-local"
          aria-label={t('untilOf', { title: of.title })}
          value={fieldTime(of.untilAt)}
          onChange={({ target }) => onTake({ untilAt: timeIn(target.value) })}
        />
      </label>
    </span>
  )
}

interface FoundProps {
  categoryId: number
  taken: readonly number[]
  onPick: (pin: PinRow) => void
}
function Found({ categoryId, taken, onPick }: FoundProps) {
  const { t } = useTexts('sortingstaff')
  const [word, setWord] = useState('')
  const keyword = word.trim()
  const { data } = useAsked('/api/v2/goods/goods/page', {
    categoryId,
    size: 8,
    ...(keyword === '' ? { sort: 'newest' as const } : { keyword }),
  })
  const found = (data?.records ?? []).filter(({ id }) => !taken.includes(id))
  return (
    <div>
      <Input
        type="search"
        aria-label={t('find')}
        placeholder={t('find')}
        maxLength={80}
        value={word}
        onChange={({ target }) => setWord(target.value)}
      />
      <ul className="order-found" aria-label={t('found')}>
        {found.map(({ id, title, picture }) => (
          <li key={id}>
            <button
              type="button"
              className="plain-button"
              aria-label={t('pin', { title })}
              onClick={() =>
                onPick({
                  productId: id,
                  title,
                  picture: picture?.file ?? null,
                  listed: true,
                  fromAt: null,
                  untilAt: null,
                })
              }
            >
              <Pic of={picture?.file ?? null} size={28} />
              <span className="cut grow">{title}</span>
              <Pin className="i" size={15} />
            </button>
          </li>
        ))}
        {data && found.length === 0 && <li className="small muted">{t('none')}</li>}
      </ul>
    </div>
  )
}
