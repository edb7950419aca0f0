// A private picture under the name of who looks at it and the time; a PDF as a link that opens it.
import { usePrivateFile } from '#surfaces/console/desk/private-file.ts'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { serverNow } from '#surfaces/console/desk/clock.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { useState } from 'react'
import { useTexts } from '#web/texts.tsx'

export function PrivatePicture({ id, name }: { id: string; name: string }) {
  const { t } = useTexts('applyingstaff')
  const { state, url } = usePrivateFile(id)
  const { nickName } = useMember()
  const { when } = useFormat()
  const [at] = useState(serverNow)
  const [noPicture, setNoPicture] = useState(false)
  if (state === 'loading') return <span className="apply-file muted">…</span>
  if (state === 'failed') return <span className="apply-file muted">{t('unseen')}</span>
  return (
    <a className="apply-file" href={url} target="_blank" rel="noreferrer">
      {noPicture ? name : <img src={url} alt={name} onError={() => setNoPicture(true)} />}
      {!noPicture && (
        <em aria-hidden="true">
          {nickName} {when(at)}
        </em>
      )}
    </a>
  )
}
