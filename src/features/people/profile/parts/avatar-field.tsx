// The picture of a person: chosen, cut to a square in a dialog that is loaded then, sent at once;
// it counts when the form is saved.
import { lazy, Suspense, useRef, useState } from 'react'
import { Avatar } from '#ui/layout/avatar.tsx'
import { Button } from '#ui/controls/button.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { useTexts } from '#web/texts.tsx'

const AvatarCropper = lazy(async () => ({
  default: (await import('#features/platform/uploads/parts/avatar-cropper.tsx')).AvatarCropper,
}))

interface AvatarFieldProps {
  name: string
  picture: string | null
  onChange: (avatar: { uploadId: string; url: string } | null) => void
}

export function AvatarField({ name, picture, onChange }: AvatarFieldProps) {
  const { t } = useTexts('profile')
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [wanted, setWanted] = useState(false)
  return (
    <div className="avatar-field" role="group" aria-label={t('edit.picture')}>
      <Avatar name={name} picture={picture} size="lg" />
      <div className="grid gap-2">
        <div className="avatar-field-acts">
          <Button size="sm" onClick={() => input.current?.click()}>
            {picture ? t('edit.changePicture') : t('edit.choosePicture')}
          </Button>
          {picture && <TextLink onClick={() => onChange(null)}>{t('edit.removePicture')}</TextLink>}
        </div>
        <p className="text-13 text-ink-2">{t('edit.pictureHint')}</p>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? []
          if (!chosen) return
          setWanted(true)
          setFile(chosen)
          event.currentTarget.value = '' // the same file may be chosen again
        }}
      />
      {wanted && (
        <Suspense fallback={null}>
          <AvatarCropper
            file={file}
            onClose={() => setFile(null)}
            onUploaded={({ uploadId, url }) => onChange({ uploadId, url: url ?? '' })}
          />
        </Suspense>
      )}
    </div>
  )
}
