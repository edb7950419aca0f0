// The real page drawn from what is written, as a computer or a phone shows it, in one of the languages. Each save draws
// it anew, and it stays where one was reading.
import { ExternalLink, Monitor, Moon, Smartphone, Sun } from 'lucide-react'
import { Segmented } from 'antd'
import { useEffect, useRef, useState } from 'react'
import './editor.css'
import { languages, type Language } from '#kernel/text/language.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

const widths = { desktop: 1280, phone: 390 } as const
type Device = keyof typeof widths
export type Look = 'light' | 'dark'
export const tongueNames: Record<Language, string> = { 'zh-CN': '中文', 'en-US': 'English', 'es-ES': 'Español' }

interface Props {
  /** undefined: it is on its way */
  address: ((lang: Language, look: Look) => string) | undefined
  /** whether the address tells light from dark */
  looks?: boolean
  /** how often it was saved */
  times: number
  picked: string | undefined
}
export function PageFrame({ address, looks = false, times, picked }: Props) {
  const { t } = useTexts('composermerchant')
  const [device, setDevice] = useState<Device>('desktop')
  const [lang, setLang] = useState<Language>(useLang())
  const [look, setLook] = useState<Look>(() =>
    document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light',
  )
  const at = address?.(lang, look)
  return (
    <section className="page-stage" aria-label={t('preview')}>
      <header className="row wrap">
        <Devices device={device} onDevice={setDevice} />
        <Segmented
          size="small"
          aria-label={t('language')}
          value={lang}
          onChange={setLang}
          options={languages.map((value) => ({ value, label: tongueNames[value] }))}
        />
        {looks && <Looks look={look} onLook={setLook} />}
        <span className="grow" />
        {at && (
          <a className="link row small" href={at} target="_blank" rel="noreferrer">
            <ExternalLink className="i" size={14} />
            {t('previewTab')}
          </a>
        )}
      </header>
      {at ? <Frame key={`${device} ${lang} ${look}`} {...{ device, at, times, picked }} /> : <Bones rows={6} />}
    </section>
  )
}
function Devices({ device, onDevice }: { device: Device; onDevice: (device: Device) => void }) {
  const { t } = useTexts('composermerchant')
  return (
    <Segmented
      size="small"
      aria-label={t('device')}
      value={device}
      onChange={onDevice}
      options={[
        { value: 'desktop', icon: <Monitor size={14} className="i" />, title: t('desktop') },
        { value: 'phone', icon: <Smartphone size={14} className="i" />, title: t('phone') },
      ]}
    />
  )
}
function Looks({ look, onLook }: { look: Look; onLook: (look: Look) => void }) {
  const { t } = useTexts('composermerchant')
  return (
    <Segmented
      size="small"
      aria-label={t('look2')}
      value={look}
      onChange={onLook}
      options={[
        { value: 'light', icon: <Sun size={14} className="i" />, title: t('light') },
        { value: 'dark', icon: <Moon size={14} className="i" />, title: t('dark') },
      ]}
    />
  )
}
interface FrameProps extends Pick<Props, 'times' | 'picked'> {
  device: Device
  at: string
}
function Frame({ device, at, times, picked }: FrameProps) {
  const { t } = useTexts('composermerchant')
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const read = useRef(0)
  const [room, setRoom] = useState<{ width: number; height: number }>()
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect))
    watch.observe(box.current!)
    return () => watch.disconnect()
  }, [])
  // replaced, not set: what is drawn anew is no step that one could go back by
  const drawn = useRef(times)
  useEffect(() => {
    if (drawn.current === times || !frame.current?.contentWindow) return
    drawn.current = times
    read.current = frame.current.contentWindow.scrollY
    frame.current.contentWindow.location.replace(`${at}&v=${times}`)
  }, [at, times])
  useEffect(() => lookAt(frame.current, picked), [picked])
  const scale = room ? Math.min(1, room.width / widths[device]) : 1
  return (
    <div ref={box} className={`page-paper page-paper-${device}`}>
      {room && (
        <iframe
          ref={frame}
          // the shop's own page, which needs its scripts; it may not lead the desk around it away
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin"
          src={at}
          title={t('preview')}
          style={{ width: widths[device], height: room.height / scale, transform: `scale(${scale})` }}
          onLoad={() => {
            if (read.current > 0) frame.current?.contentWindow?.scrollTo({ top: read.current, behavior: 'instant' })
            else lookAt(frame.current, picked)
          }}
        />
      )}
    </div>
  )
}
function lookAt(frame: HTMLIFrameElement | null, key: string | undefined): void {
  const page = frame?.contentDocument
  if (!page || key === undefined) return
  for (const one of page.querySelectorAll<HTMLElement>('[data-block]')) {
    const isIt = one.dataset['block'] === key
    one.style.outline = isIt ? '2px solid currentColor' : ''
    one.style.outlineOffset = isIt ? '8px' : ''
    // `scrollIntoView` would scroll the desk around it too
    const { top, height } = one.getBoundingClientRect()
    const view = frame.contentWindow!
    const above = Math.max(80, (view.innerHeight - height) / 2)
    if (isIt) view.scrollTo({ top: view.scrollY + top - above, behavior: 'instant' })
  }
}
