// Photos to send with an answer: chosen, sent at once, taken away again.
import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import './claim.css'
import { ruleOf, typesOf } from '#features/platform/uploads/limits.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { sendFile } from '#surfaces/console/desk/send-file.ts'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export interface Photo {
  uploadId: string
  file: File
}
interface Props {
  photos: readonly Photo[]
  onChange: (change: (photos: readonly Photo[]) => readonly Photo[]) => void
  onBusy: (busy: boolean) => void
  tried: boolean
}
export function Photos({ photos, onChange, onBusy, tried }: Props) {
  const { t } = useTexts('aftersalesmerchant')
  const id = useId()
  const left = ruleOf('claim').max - photos.length
  const sending = useDoing(async (files: readonly File[]) => {
    onBusy(true)
    try {
      for (const file of files.slice(0, left)) {
        const photo = { uploadId: await sendFile('claim', file), file }
        onChange((now) => [...now, photo])
      }
    } finally {
      onBusy(false)
    }
  })
  const lacks = tried && photos.length === 0
  return (
    <div className="field">
      <label htmlFor={id}>{t('photos.label')}</label>
      <Chosen photos={photos} onDrop={(photo) => onChange((now) => now.filter((p) => p !== photo))} />
      {left > 0 && (
        <span className="photo-input" aria-busy={sending.busy}>
          <input
            id={id}
            type="file"
            multiple
            accept={typesOf('claim').join(',')}
            disabled={sending.busy}
            aria-invalid={lacks || undefined}
            aria-describedby={`${id}-said`}
            onChange={(e) => {
              const files = [...(e.target.files ?? [])]
              e.target.value = ''
              if (files.length > 0) void sending.run(files)
            }}
          />
        </span>
      )}
      <p id={`${id}-said`} className={lacks ? 'field-said bad' : 'field-said'} role={lacks ? 'alert' : undefined}>
        {sending.busy ? t('photos.sending') : t('photos.help')}
      </p>
      {sending.fault && <Fault fault={sending.fault} />}
    </div>
  )
}
function Chosen({ photos, onDrop }: { photos: readonly Photo[]; onDrop: (photo: Photo) => void }) {
  const { t } = useTexts('aftersalesmerchant')
  if (photos.length === 0) return null
  return (
    <ul className="photos">
      {photos.map((photo, n) => (
        <li key={photo.uploadId}>
          <Preview file={photo.file} name={t('evidence.photo', { at: n + 1, of: photos.length })} />
          <button type="button" aria-label={t('photos.drop', { at: n + 1 })} onClick={() => onDrop(photo)}>
            <X className="i" size={13} />
          </button>
        </li>
      ))}
    </ul>
  )
}
function Preview({ file, name }: { file: File; name: string }) {
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    picture.current!.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])
  return (
    <span className="shot">
      <img ref={picture} alt={name} />
    </span>
  )
}
