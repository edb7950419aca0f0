// Reads a code with the camera, where the browser can; else says that it cannot.
import { Button } from 'antd'
import { Camera } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTexts } from '#web/texts.tsx'

const canScan = (): boolean => 'mediaDevices' in navigator
const everyMs = 250
/** A code held before a camera is large: a small picture of it is read sooner. */
const widest = 640

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

export function CodeScan({ onCode }: { onCode: (read: string) => void }) {
  const { t } = useTexts('fulfilmentmerchant')
  const able = useSyncExternalStore(
    () => () => undefined,
    canScan,
    () => false,
  )
  const [on, setOn] = useState(false)
  const [failed, setFailed] = useState(false)
  if (!able) return <p className="muted counter-scan">{t('pickup.noScan')}</p>
  return (
    <div className="counter-scan">
      {on ? (
        <>
          <Eye
            onCode={(read) => {
              setOn(false)
              onCode(read)
            }}
            onFailed={() => {
              setOn(false)
              setFailed(true)
            }}
          />
          <Button onClick={() => setOn(false)}>{t('pickup.scanEnd')}</Button>
        </>
      ) : (
        <Button icon={<Camera size={15} />} onClick={() => setOn(true)}>
          {t('pickup.scan')}
        </Button>
      )}
      {failed && <p className="muted">{t('pickup.scanFailed')}</p>}
    </div>
  )
}

/** The picture of the camera; every quarter of a second it is looked at. */
function Eye({ onCode, onFailed }: { onCode: (read: string) => void; onFailed: () => void }) {
  const { t } = useTexts('fulfilmentmerchant')
  const video = useRef<HTMLVideoElement>(null)
  const told = useRef({ onCode, onFailed })
  useEffect(() => {
    told.current = { onCode, onFailed }
  })
  useEffect(() => {
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const stop = () => {
      isOver = true
      clearTimeout(timer)
      stream?.getTracks().forEach((track) => track.stop())
    }
    const canvas = document.createElement('canvas')
    const look = async () => {
      const read = await readFrom(video.current!, canvas)
      if (isOver) return
      if (read !== undefined && /^\d{8}$/.test(read)) told.current.onCode(read)
      else timer = setTimeout(() => void look(), everyMs)
    }
    const start = async () => {
      try {
        const opened = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
        stream = opened
        if (isOver) return stop()
        video.current!.srcObject = opened
        await video.current!.play()
        await look()
      } catch {
        if (!isOver) told.current.onFailed()
      }
    }
    void start()
    return stop
  }, [])
  return (
    <>
      <video ref={video} muted playsInline aria-label={t('pickup.scanning')} />
      <p className="muted">{t('pickup.scanning')}</p>
    </>
  )
}
