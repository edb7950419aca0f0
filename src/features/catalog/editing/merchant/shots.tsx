// Pictures by drag or by keys: the first stands on cards; each with its words for those who do not see it.
import { GripVertical, ImagePlus } from 'lucide-react'
import { memo, useState } from 'react'
import { most } from '../content.ts'
import type { FaultWords } from './fault-words.ts'
import { ShotWords, type SetShots, type Shot } from './shot-words.tsx'
import type { Patch } from './use-draft.ts'
import { useDragOrder } from '#features/platform/uploads/parts/use-drag-order.ts'
import { typesOf } from '#features/platform/uploads/limits.ts'
import { languages } from '#kernel/text/language.ts'
import { call } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Pic } from '#surfaces/console/desk/pic.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { sendFile } from '#surfaces/console/desk/send-file.ts'
import { useDoing, type Doing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

const moved = <T,>(list: readonly T[], from: number, to: number): T[] => {
  const next = [...list]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}
/** Sends pictures one after the other; their files. */
export async function bringPictures(files: readonly File[]): Promise<string[]> {
  const made: string[] = []
  for (const file of files) {
    const uploadId = await sendFile('goods', file)
    made.push((await call('/api/v2/mch/goods/picture', { uploadId })).file)
  }
  return made
}

interface Props {
  pictures: readonly Shot[]
  fault: FaultWords
  patch: Patch
}
export const Shots = memo(function Shots({ pictures, fault, patch }: Props) {
  const { t } = useTexts('editingmerchant')
  const [open, setOpen] = useState<string>()
  const { set, move, bringing } = usePictures(pictures, patch)
  const { dragged, grip } = useDragOrder(move)
  const worded = pictures.filter(({ alt }) => languages.every((lang) => alt[lang]?.trim())).length
  const chosen = pictures.find(({ file }) => file === open) ?? pictures[0]
  return (
    <section id="pictures">
      <Sec
        title={t('pictures')}
        note={t('picturesNote')}
        end={pictures.length > 0 && <span className="muted">{t('worded', { n: worded, of: pictures.length })}</span>}
      />
      <div
        className="rule shots"
        id="at-pictures"
        data-tiles
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          const files = [...event.dataTransfer.files].filter(({ type }) => typesOf('goods').includes(type))
          if (files.length > 0) void bringing.run(files)
        }}
      >
        {pictures.map((shot, i) => (
          <div
            key={shot.file}
            className={`shot ${shot === chosen ? 'at' : ''} ${dragged === i ? 'dragged' : ''}`}
            data-tile={i}
          >
            <ShotButton
              {...{ pictures, shot, move }}
              at={i}
              isChosen={shot === chosen}
              onChoose={() => setOpen(shot.file)}
            />
            <span className="shot-grip" title={t('drag')} {...grip(i)}>
              <GripVertical className="i" size={14} />
            </span>
          </div>
        ))}
        {pictures.length < most.pictures && <AddShots bringing={bringing} />}
      </div>
      {bringing.fault && <Fault fault={bringing.fault} />}
      {fault('pictures') && <p className="field-said bad">{fault('pictures')}</p>}
      {chosen && <ShotWords {...{ pictures, chosen, set, move }} />}
    </section>
  )
})
function usePictures(pictures: readonly Shot[], patch: Patch) {
  const set: SetShots = (change) => patch((now) => ({ ...now, pictures: change(now.pictures) }))
  const move = (from: number, to: number) => {
    if (to >= 0 && to < pictures.length) set((now) => moved(now, from, to))
  }
  const bringing = useDoing(async (files: readonly File[]) => {
    const room = most.pictures - pictures.length
    const brought = await bringPictures(files.slice(0, room))
    set((now) => [
      ...now,
      ...brought.filter((file) => now.every((p) => p.file !== file)).map((file) => ({ file, alt: {} })),
    ])
  })
  return { set, move, bringing }
}
interface ShotButtonProps {
  pictures: readonly Shot[]
  shot: Shot
  at: number
  isChosen: boolean
  onChoose: () => void
  move: (from: number, to: number) => void
}
function ShotButton({ pictures, shot, at, isChosen, onChoose, move }: ShotButtonProps) {
  const { t } = useTexts('editingmerchant')
  return (
    <button
      type="button"
      aria-label={[t('picture', { n: at + 1, of: pictures.length }), ...(at === 0 ? [t('card')] : [])].join(', ')}
      aria-pressed={isChosen}
      onClick={onChoose}
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
        event.preventDefault()
        move(at, at + (event.key === 'ArrowLeft' ? -1 : 1))
      }}
    >
      <Pic of={shot.file} size={84} />
      {at === 0 && <span className="shot-first">{t('card')}</span>}
    </button>
  )
}
function AddShots({ bringing }: { bringing: Doing<[readonly File[]]> }) {
  const { t } = useTexts('editingmerchant')
  return (
    <label className="shot-add" aria-busy={bringing.busy}>
      <ImagePlus className="i" size={20} />
      {t(bringing.busy ? 'bringing' : 'add')}
      <input
        type="file"
        className="vh"
        multiple
        accept={typesOf('goods').join()}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) void bringing.run(files)
        }}
      />
    </label>
  )
}
