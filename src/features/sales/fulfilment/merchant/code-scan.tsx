// Reads a code with the camera, where the browser can; else says that it cannot.
import { Button } from 'antd'
import { Camera } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTexts } from '#web/texts.tsx'

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}
type DetectorClass = new (options: { formats: string[] }) => Detector
const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
const canScan = (): boolean => detectorClass() !== undefined && 'mediaDevices' in navigator
const everyMs = 250

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
    const look = async (detector: Detector) => {
      const [first] = await detector.detect(video.current!).catch(() => [])
      if (isOver) return
      if (first && /^\d{8}$/.test(first.rawValue)) told.current.onCode(first.rawValue)
      else timer = setTimeout(() => void look(detector), everyMs)
    }
    const start = async () => {
      try {
        const opened = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
        stream = opened
        if (isOver) return stop()
        video.current!.srcObject = opened
        await video.current!.play()
        await look(new (detectorClass()!)({ formats: ['qr_code'] }))
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
