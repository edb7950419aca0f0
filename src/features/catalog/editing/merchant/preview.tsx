// What is written as a shopper would see it: on a phone and on a wide screen, in each language. The page is the shop's
// own, in frames; nothing of it can be bought.
import { Button, Segmented } from 'antd'
import { ExternalLink, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import './preview.css'
import { tongueNames } from './tongues.tsx'
import { languages } from '#kernel/text/language.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { usePhone } from '#surfaces/console/dress/dress.tsx'
import { useLang, type Lang } from '#ui/text/lang.tsx'
import { previewPath } from '#web/preview-path.ts'
import { useTexts } from '#web/texts.tsx'

const sizes = { phone: 390, desktop: 1280 } as const
type Size = keyof typeof sizes

export function PreviewDialog({ draftId, onClose }: { draftId: number; onClose: () => void }) {
  const { t } = useTexts('editingmerchant')
  const own = useLang()
  const [lang, setLang] = useState(own)
  const [size, setSize] = useState<Size>('phone')
  const narrow = usePhone()
  const asked = useAsked('/api/v2/mch/goods/preview', { draftId })
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = box.current!
    dialog.showModal()
    return () => dialog.close()
  }, [])
  const address = asked.data && `${previewPath}?${new URLSearchParams({ t: asked.data.token, lang }).toString()}`
  const shown: readonly Size[] = narrow ? [size] : ['phone', 'desktop']
  return (
    <dialog
      ref={box}
      className="goods-preview"
      aria-labelledby="preview-title"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <Head {...{ lang, setLang, size, setSize, narrow, address, onClose }} />
      {asked.fault && <Failed fault={asked.fault} onRetry={asked.again} />}
      {!address && !asked.fault && <Bones rows={6} />}
      {address && (
        <div className="goods-preview-frames">
          {shown.map((one) => (
            <Frame key={`${one} ${lang}`} size={one} address={address} title={t(`previewOn.${one}`)} />
          ))}
        </div>
      )}
    </dialog>
  )
}
interface HeadProps {
  lang: Lang
  setLang: (lang: Lang) => void
  size: Size
  setSize: (size: Size) => void
  narrow: boolean
  address: string | undefined
  onClose: () => void
}
function Head({ lang, setLang, size, setSize, narrow, address, onClose }: HeadProps) {
  const { t } = useTexts('editingmerchant')
  return (
    <header className="row wrap">
      <h2 id="preview-title" className="strong">
        {t('preview')}
      </h2>
      <Segmented
        value={lang}
        aria-label={t('previewLanguage')}
        options={languages.map((value) => ({ value, label: tongueNames[value] }))}
        onChange={setLang}
      />
      {narrow && (
        <Segmented
          value={size}
          aria-label={t('previewSize')}
          options={(['phone', 'desktop'] as const).map((value) => ({ value, label: t(`previewOn.${value}`) }))}
          onChange={setSize}
        />
      )}
      <span className="grow" />
      {address && (
        <a className="link row small" href={address} target="_blank" rel="noreferrer">
          <ExternalLink className="i" size={14} />
          {t('previewTab')}
        </a>
      )}
      <Button type="text" icon={<X size={16} />} aria-label={t('previewClose')} onClick={onClose} />
    </header>
  )
}
/** A window of that width, drawn smaller where there is less room. */
function Frame({ size, address, title }: { size: Size; address: string; title: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<{ width: number; height: number }>()
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect))
    watch.observe(box.current!)
    return () => watch.disconnect()
  }, [])
  const scale = room ? Math.min(1, room.width / sizes[size]) : 1
  return (
    <figure className={`goods-preview-${size}`}>
      <figcaption className="small muted">{title}</figcaption>
      <div ref={box}>
        {room && (
          <iframe
            // the shop's own page, which needs its scripts; it may not lead the desk around it away
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin"
            src={address}
            title={title}
            style={{ width: sizes[size], height: room.height / scale, transform: `scale(${scale})` }}
          />
        )}
      </div>
    </figure>
  )
}
