// A private picture under the name of who looks at it and the time; a PDF as a link that opens it.
import { useState } from 'react'
import './private-picture.css'
import { serverNow } from './clock.ts'
import { useFormat } from './format.ts'
import { useMember } from './member.tsx'
import { usePrivateFile } from './private-file.ts'
import { useTexts } from '#web/texts.tsx'

function PrivatePicture({ id, name }: { id: string; name: string }) {
  const { t } = useTexts('console')
  const { state, url } = usePrivateFile(id)
  const { nickName } = useMember()
  const { when } = useFormat()
  const [at] = useState(serverNow)
  const [noPicture, setNoPicture] = useState(false)
  if (state === 'loading') return <span className="private-file muted">…</span>
  if (state === 'failed') return <span className="private-file muted">{t('privateFile.unseen')}</span>
  return (
    <a className="private-file" href={url} target="_blank" rel="noreferrer">
      {noPicture ? name : <img src={url} alt={name} onError={() => setNoPicture(true)} />}
      {!noPicture && (
        <em aria-hidden="true">
          {nickName} {when(at)}
        </em>
      )}
    </a>
  )
}
/** Nothing private is fetched before somebody asks: each look is in the log. */
export function PrivateFiles({ ids, large = false }: { ids: readonly string[]; large?: boolean }) {
  const { t } = useTexts('console')
  const [shown, setShown] = useState(false)
  if (!shown)
    return (
      <button type="button" className="link" onClick={() => setShown(true)}>
        {t('privateFile.look')} ({ids.length})
      </button>
    )
  return (
    <span className={large ? 'private-files large' : 'private-files'}>
      {ids.map((id, n) => (
        <PrivatePicture key={id} id={id} name={t('privateFile.name', { n: n + 1 })} />
      ))}
    </span>
  )
}
