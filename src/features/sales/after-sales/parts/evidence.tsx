// Photos of a case: asked for with the sign-in, shown small, opened large.
import { useState } from 'react'
import { usePrivateFile } from '#features/platform/uploads/parts/use-private-file.ts'
import { LazyLightbox } from '#ui/overlays/lazy-lightbox.tsx'
import { useTexts } from '#web/texts.tsx'
import './claim-story.css'

interface Seen {
  url: string
  width: number
  height: number
}
export function Evidence({ uploadIds }: { uploadIds: readonly string[] }) {
  const { t } = useTexts(['aftersales', 'storefront'])
  const [seen, setSeen] = useState<ReadonlyMap<string, Seen>>(new Map())
  const [open, setOpen] = useState<string | null>(null)
  const label = (at: number) => t('detail.photo', { at: at + 1, of: uploadIds.length })
  const there = uploadIds.filter((id) => seen.has(id))
  if (uploadIds.length === 0) return null
  return (
    <>
      <ul className="evidence" aria-label={t('detail.photos')}>
        {uploadIds.map((id, at) => (
          <Photo
            key={id}
            uploadId={id}
            label={label(at)}
            onSeen={(photo) => setSeen((now) => new Map([...now, [id, photo]]))}
            onOpen={() => setOpen(id)}
          />
        ))}
      </ul>
      <LazyLightbox
        at={open === null || !there.includes(open) ? null : there.indexOf(open)}
        onClose={() => setOpen(null)}
        pictures={there.map((id) => {
          const { url, width, height } = seen.get(id)!
          return { shot: { src: url, width, height }, alt: label(uploadIds.indexOf(id)) }
        })}
        words={{
          title: t('detail.photos'),
          close: t('storefront:close'),
          previous: t('viewer.previous'),
          next: t('viewer.next'),
          zoomIn: t('viewer.zoomIn'),
          zoomOut: t('viewer.zoomOut'),
        }}
      />
    </>
  )
}

interface PhotoProps {
  uploadId: string
  label: string
  onSeen: (photo: Seen) => void
  onOpen: () => void
}
function Photo({ uploadId, label, onSeen, onOpen }: PhotoProps) {
  const { t } = useTexts('aftersales')
  const file = usePrivateFile(uploadId)
  if (file.state === 'failed')
    return (
      <li>
        <span>{t('detail.photoGone')}</span>
      </li>
    )
  return (
    <li>
      <button type="button" aria-label={label} onClick={onOpen}>
        {file.url && (
          <img
            src={file.url}
            alt=""
            onLoad={({ currentTarget: { src: url, naturalWidth, naturalHeight } }) =>
              onSeen({ url, width: naturalWidth || 1, height: naturalHeight || 1 })
            }
          />
        )}
      </button>
    </li>
  )
}
