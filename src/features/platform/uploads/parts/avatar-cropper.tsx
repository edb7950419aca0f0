// Choosing the round part of a photo that becomes the avatar. Everything heavy is loaded when a photo was picked.
import { lazy, Suspense, useRef, useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { Button } from '#ui/controls/button.tsx'
import { FieldError } from '#ui/controls/field-frame.tsx'
import { LazyDialog } from '#ui/overlays/lazy-dialog.tsx'
import { CallError } from '#web/call.ts'
import { upload, type SentFile } from './sending.ts'
import type { CropArea } from './avatar-crop.tsx'

const AvatarCrop = lazy(async () => ({ default: (await import('./avatar-crop.tsx')).AvatarCrop }))

export interface AvatarCropperProps {
  /** The photo that was picked; null: closed. */
  file: File | null
  onClose: () => void
  /** The part has been sent: take its `uploadId` in a call. */
  onUploaded: (sent: SentFile) => void | Promise<void>
}
/** The part that was chosen, on its way to the shop. */
function useCut({ file, onClose, onUploaded }: AvatarCropperProps) {
  const { t } = useTexts('uploads')
  const [area, setArea] = useState<CropArea>()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const leaving = useRef<AbortController>(null)
  const close = () => {
    leaving.current?.abort()
    setFault(undefined)
    setArea(undefined)
    onClose()
  }
  const save = async () => {
    if (!file || !area) return
    const line = (leaving.current = new AbortController())
    setBusy(true)
    setFault(undefined)
    try {
      const { cutOut } = await import('./cut-out.ts')
      const sent = await upload('avatar', await cutOut(file, area), { signal: line.signal })
      await onUploaded(sent)
      close()
    } catch (error) {
      if (!line.signal.aborted) setFault(error instanceof CallError ? error.message : t('failed'))
    } finally {
      setBusy(false)
    }
  }
  return { area, setArea, busy, fault, setFault, close, save }
}

export function AvatarCropper(props: AvatarCropperProps) {
  const { file } = props
  const { t } = useTexts(['uploads', 'storefront'])
  const { area, setArea, busy, fault, setFault, close, save } = useCut(props)
  const foot = (
    <>
      <Button onClick={close}>{t('avatar.cancel')}</Button>
      <Button kind="primary" busy={busy} disabled={!area} onClick={() => void save()}>
        {t('avatar.save')}
      </Button>
    </>
  )
  return (
    <LazyDialog
      open={file !== null}
      onClose={close}
      title={t('avatar.title')}
      text={t('avatar.text')}
      closeLabel={t('storefront:close')}
      foot={foot}
    >
      {file && (
        <Suspense fallback={<div className="h-80" />}>
          <AvatarCrop file={file} onArea={setArea} onUnreadable={() => setFault(t('avatar.unreadable'))} />
        </Suspense>
      )}
      <FieldError id="avatar" error={fault} errorWord={t('storefront:error')} />
    </LazyDialog>
  )
}
