// Reads codes with the camera, where the browser can; else says that it cannot. QR codes everywhere, barcodes where
// the browser knows them.
import { Button } from 'antd'
import { Camera } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import './code-scan.css'
import { useTexts } from '#web/texts.tsx'

const canScan = (): boolean => 'mediaDevices' in navigator
const everyMs = 250
/** A code held before a camera is large: a small picture of it is read sooner. */
const widest = 640
/** So long the same code is not read again: it is still held there. */
const restMs = 1_500

interface Detector {
  detect: (from: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}
type DetectorClass = new (options: { formats: string[] }) => Detector
const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'qr_code']
/** The browser's own, which also knows barcodes. */
function ownDetector(): Detector | undefined {
  const found = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  try {
    return found && new found({ formats })
  } catch {
    return undefined // it knows none of them
  }
}

/** The code in what the camera sees now, as text; undefined where there is none. */
async function readFrom(video: HTMLVideoElement, canvas: HTMLCanvasElement): Promise<string | undefined> {
  const { decodeQR } = await import('qr/decode.js')
  const scale = Math.min(1, widest / video.videoWidth)
  canvas.width = Math.round(video.videoWidth * scale)
  canvas.height = Math.round(video.videoHeight * scale)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen || canvas.width === 0) return undefined
  pen.drawImage(video, 0, 0, canvas.width, canvas.height)
  try {
    return decodeQR(pen.getImageData(0, 0, canvas.width, canvas.height))
  } catch {
    return undefined // it throws where it finds none
  }
}

interface Props {
  onCode: (read: string) => void
  /** whether a code is one of those meant */
  accepts?: (read: string) => boolean
  /** goes on after a code, for many in a row */
  goesOn?: boolean
  /** what to do where there is no camera */
  otherwise: string
}
export function CodeScan({ onCode, accepts = () => true, goesOn = false, otherwise }: Props) {
  const { t } = useTexts('console')
  const able = useSyncExternalStore(
    () => () => undefined,
    canScan,
    () => false,
  )
  const [on, setOn] = useState(false)
  const [failed, setFailed] = useState(false)
  if (!able) return <p className="muted code-scan">{`${t('scan.none')} ${otherwise}`}</p>
  return (
    <div className="code-scan">
      {on ? (
        <>
          <Eye
            accepts={accepts}
            onCode={(read) => {
              if (!goesOn) setOn(false)
              onCode(read)
            }}
            onFailed={() => {
              setOn(false)
              setFailed(true)
            }}
          />
          <Button onClick={() => setOn(false)}>{t('scan.end')}</Button>
        </>
      ) : (
        <Button icon={<Camera size={15} />} onClick={() => setOn(true)}>
          {t('scan.start')}
        </Button>
      )}
      {failed && <p className="muted">{`${t('scan.failed')} ${otherwise}`}</p>}
    </div>
  )
}

interface EyeProps {
  onCode: (read: string) => void
  accepts: (read: string) => boolean
  onFailed: () => void
}
type Told = Omit<EyeProps, 'onFailed'>
/** Looks every quarter of a second, until it is told to end. */
function watch(video: HTMLVideoElement, told: () => Told): { look: () => Promise<void>; end: () => void } {
  const canvas = document.createElement('canvas')
  const detector = ownDetector()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let last = { read: '', at: 0 }
  const hand = (read: string) => {
    const now = performance.now()
    const isHeld = read === last.read && now - last.at < restMs
    last = { read, at: now }
    if (!isHeld) told().onCode(read)
  }
  const look = async () => {
    const found = await detector?.detect(video).catch(() => undefined)
    const read = found?.[0]?.rawValue ?? (await readFrom(video, canvas))
    if (isOver) return
    if (read !== undefined && told().accepts(read)) hand(read)
    timer = setTimeout(() => void look(), everyMs)
  }
  const end = () => {
    isOver = true
    clearTimeout(timer)
  }
  return { look, end }
}

/** The picture of the camera; every quarter of a second it is looked at. */
function Eye(props: EyeProps) {
  const { t } = useTexts('console')
  const video = useRef<HTMLVideoElement>(null)
  const told = useRef(props)
  useEffect(() => {
    told.current = props
  })
  useEffect(() => {
    let stream: MediaStream | undefined
    let isOver = false
    const watching = watch(video.current!, () => told.current)
    const stop = () => {
      isOver = true
      watching.end()
      stream?.getTracks().forEach((track) => track.stop())
    }
    const start = async () => {
      try {
        const opened = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
        stream = opened
        if (isOver) return stop()
        video.current!.srcObject = opened
        await video.current!.play()
        await watching.look()
      } catch {
        if (!isOver) told.current.onFailed()
      }
    }
    void start()
    return stop
  }, [])
  return (
    <>
      <video ref={video} muted playsInline aria-label={t('scan.looking')} />
      <p className="muted">{t('scan.looking')}</p>
    </>
  )
}
