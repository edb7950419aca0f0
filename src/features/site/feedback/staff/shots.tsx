// Screenshots of feedback: private, fetched with the sign-in of the console; a press shows one as large as it is.
import './feedback.css'
import { usePrivateFile } from '#surfaces/console/desk/private-file.ts'
import { useTexts } from '#web/texts.tsx'

export function Shots({ uploadIds }: { uploadIds: readonly string[] }) {
  if (uploadIds.length === 0) return null
  return (
    <ul className="feedback-shots">
      {uploadIds.map((id, at) => (
        <li key={id}>
          <Shot id={id} at={at + 1} of={uploadIds.length} />
        </li>
      ))}
    </ul>
  )
}
function Shot({ id, at, of }: { id: string; at: number; of: number }) {
  const { t } = useTexts('feedbackstaff')
  const { state, url } = usePrivateFile(id)
  const name = t('shot', { at, of })
  if (state === 'failed') return <span className="small muted">{t('shotGone')}</span>
  if (!url) return <span className="skel" role="img" aria-label={name} />
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <img src={url} alt={name} />
    </a>
  )
}
