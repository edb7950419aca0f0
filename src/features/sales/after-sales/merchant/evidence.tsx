// Private pictures of a claim: seen by its buyer, its merchant and staff only. A press shows one as large as it is.
import { ImageOff } from 'lucide-react'
import './claim.css'
import { usePrivateFile } from '#surfaces/console/desk/private-file.ts'
import { useTexts } from '#web/texts.tsx'

export function Evidence({ uploadIds }: { uploadIds: readonly string[] }) {
  if (uploadIds.length === 0) return null
  return (
    <ul className="evidence">
      {uploadIds.map((uploadId, at) => (
        <li key={uploadId}>
          <Shot uploadId={uploadId} at={at + 1} of={uploadIds.length} />
        </li>
      ))}
    </ul>
  )
}
function Shot({ uploadId, at, of }: { uploadId: string; at: number; of: number }) {
  const { t } = useTexts('aftersalesmerchant')
  const { state, url } = usePrivateFile(uploadId)
  const name = t('evidence.photo', { at, of })
  if (state === 'failed')
    return (
      <span className="shot gone small muted" role="img" aria-label={`${name}: ${t('evidence.gone')}`}>
        <ImageOff className="i" size={16} />
        {t('evidence.gone')}
      </span>
    )
  if (!url) return <span className="shot skel" role="img" aria-label={name} />
  return (
    <a className="shot" href={url} target="_blank" rel="noreferrer">
      <img src={url} alt={name} />
    </a>
  )
}
