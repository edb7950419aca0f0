// The turning model of a product: a picture and a button first; what draws it is loaded when it is pressed. Where it
// cannot be drawn, that is said, and the file can be had.
import { Rotate3d } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import './goods-media.css'
import type { Stage } from './model-stage.ts'
import { publicUrl } from '#features/platform/uploads/limits.ts'
import { Icon } from '#ui/layout/icon.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  file: string
  /** what it shows */
  alt: string
  /** a picture for as long as it is not opened */
  poster?: string | undefined
}
export function GoodsModel({ file, alt, poster }: Props) {
  const { t } = useTexts('products')
  const [open, setOpen] = useState(false)
  if (open) return <Turning file={file} alt={alt} />
  return (
    <div className="goods-model">
      {poster && <img src={poster} alt="" />}
      <button type="button" className="goods-model-open shell-scripted" onClick={() => setOpen(true)}>
        <Icon of={Rotate3d} size={22} />
        {t('goods.turn')}
        <span className="vh">: {alt}</span>
      </button>
      <noscript>
        <a href={publicUrl(file)}>{t('goods.modelFile')}</a>
      </noscript>
    </div>
  )
}

const steps = new Map<string, readonly [right: number, down: number]>([
  ['ArrowLeft', [-15, 0]],
  ['ArrowRight', [15, 0]],
  ['ArrowUp', [0, -10]],
  ['ArrowDown', [0, 10]],
])
const nearer = 1.2
function Turning({ file, alt }: Omit<Props, 'poster'>) {
  const { t } = useTexts('products')
  const canvas = useRef<HTMLCanvasElement>(null)
  const stage = useRef<Stage>(undefined)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  useEffect(() => {
    let left = false
    const begin = async () => {
      const { openStage } = await import('./model-stage.ts')
      const opened = await openStage(canvas.current!, publicUrl(file))
      if (left) return opened.end()
      stage.current = opened
      setState('ready')
      return canvas.current?.focus()
    }
    begin().catch(() => !left && setState('failed'))
    return () => {
      left = true
      stage.current?.end()
    }
  }, [file])
  const turn = (event: KeyboardEvent) => {
    const [right, down] = steps.get(event.key) ?? []
    const zoom = event.key === '+' || event.key === '=' ? nearer : event.key === '-' ? 1 / nearer : undefined
    if (right === undefined && zoom === undefined) return
    event.preventDefault()
    // the gallery around it goes on by the same keys
    event.stopPropagation()
    if (right !== undefined) stage.current?.turn(right, down!)
    if (zoom !== undefined) stage.current?.zoom(zoom)
  }
  if (state === 'failed')
    return (
      <p className="goods-model goods-model-failed" role="status">
        {t('goods.modelFailed')} <a href={publicUrl(file)}>{t('goods.modelFile')}</a>
      </p>
    )
  return (
    <div className="goods-model" aria-busy={state === 'loading'}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is turned by keys */}
      <canvas ref={canvas} tabIndex={0} role="img" aria-label={`${alt}. ${t('goods.turnKeys')}`} onKeyDown={turn} />
      <span className="goods-model-hint">{t(state === 'loading' ? 'goods.modelLoading' : 'goods.turnHint')}</span>
    </div>
  )
}
