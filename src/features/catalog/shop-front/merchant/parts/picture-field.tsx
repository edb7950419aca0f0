// A picture of the shop: chosen, cut out to its frame, sent and brought; or taken away.
import { Button } from 'antd'
import { ImagePlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import './shop-desk.css'
import type { CropArea } from '#features/platform/uploads/parts/avatar-crop.tsx'
import { typesOf } from '#features/platform/uploads/limits.ts'
import { call } from '#surfaces/console/desk/call.ts'
import { Question } from '#surfaces/console/desk/question.tsx'
import { sendFile } from '#surfaces/console/desk/send-file.ts'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { shotOf } from '#web/pictures.ts'
import { useTexts } from '#web/texts.tsx'

const Crop = lazy(async () => ({
  default: (await import('#features/platform/uploads/parts/avatar-crop.tsx')).AvatarCrop,
}))

interface Props {
  label: string
  help: string
  file: string | null
  frame: { width: number; height: number }
  onChange: (file: string | null) => void
  /** Makes it a picture of whoever asks; else of the shop that is worked for. */
  bring?: (uploadId: string) => Promise<{ file: string }>
}
const bringToShop = (uploadId: string) => call('/api/v2/mch/shop/picture', { uploadId })
export function PictureField({ label, help, file, frame, onChange, bring = bringToShop }: Props) {
  const { t } = useTexts('shopfrontmerchant')
  const [chosen, choose] = useState<File>()
  const done = (made: string) => {
    choose(undefined)
    onChange(made)
  }
  return (
    <div className="field">
      <span>{label}</span>
      <div className="picture-field">
        <Shown file={file} frame={frame} />
        <label className="drop-line plain-button">
          <ImagePlus className="i" size={16} />
          {t(file ? 'picture.change' : 'picture.choose')}
          <input
            type="file"
            className="vh"
            aria-label={`${label}: ${t('picture.choose')}`}
            accept={typesOf('shop').join()}
            onChange={(event) => {
              choose(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </label>
        {file && (
          <Button size="small" type="text" onClick={() => onChange(null)}>
            {t('picture.remove')}
          </Button>
        )}
      </div>
      <p className="field-said">{help}</p>
      {chosen && <Cut of={chosen} frame={frame} bring={bring} onDone={done} onClose={() => choose(undefined)} />}
    </div>
  )
}
function Shown({ file, frame }: Pick<Props, 'file' | 'frame'>) {
  const wide = frame.width > frame.height * 2
  const width = wide ? 'min(100%, 420px)' : 84
  const style = { width, height: 'auto', aspectRatio: `${frame.width} / ${frame.height}` }
  if (!file) return <span className={wide ? 'none wide' : 'none'} style={style} />
  return (
    <img
      className={wide ? 'wide' : ''}
      src={shotOf(file, { largest: 480 }).widths!.at(-1)!.src}
      width={frame.width}
      height={frame.height}
      style={style}
      alt=""
    />
  )
}
interface CutProps {
  of: File
  frame: Props['frame']
  bring: (uploadId: string) => Promise<{ file: string }>
  onDone: (file: string) => void
  onClose: () => void
}
function Cut({ of, frame, bring, onDone, onClose }: CutProps) {
  const { t } = useTexts('shopfrontmerchant')
  const [area, setArea] = useState<CropArea>()
  // who presses before the picture is drawn does not press in vain
  const [wanted, want] = useState(false)
  const [unreadable, setUnreadable] = useState(false)
  const bringing = useDoing(async (part: CropArea) => {
    const { cutOut } = await import('#features/platform/uploads/parts/cut-out.ts')
    const uploadId = await sendFile('shop', await cutOut(of, part, frame))
    onDone((await bring(uploadId)).file)
  })
  const take = (part: CropArea | undefined) => {
    want(part === undefined && !unreadable)
    if (part) void bringing.run(part)
  }
  const draw = (part: CropArea) => {
    setArea(part)
    if (wanted) take(part)
  }
  // a form of its own, not within the one it is asked from: what is sent here saves nothing there
  return createPortal(
    <div onSubmit={(event) => event.stopPropagation()}>
      <Question
        title={t('picture.cut')}
        verb={t('picture.take')}
        suggested
        doing={{ busy: bringing.busy || wanted, fault: bringing.fault }}
        onDo={() => take(area)}
        onClose={onClose}
      >
        <Suspense fallback={<div style={{ height: 320 }} />}>
          <Crop
            file={of}
            aspect={frame.width / frame.height}
            round={false}
            onArea={draw}
            onUnreadable={() => {
              want(false)
              setUnreadable(true)
            }}
          />
        </Suspense>
        {unreadable && <p className="field-said bad">{t('picture.unreadable')}</p>}
      </Question>
    </div>,
    document.body,
  )
}
