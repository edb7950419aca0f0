// A proof that a shop sent, under the name of who looks at it and the time; a PDF as a link that opens it.
import { useState } from 'react'
import './proof.css'
import { serverNow } from '#surfaces/console/desk/clock.ts'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { usePrivateFile } from '#surfaces/console/desk/private-file.ts'
import { useTexts } from '#web/texts.tsx'

export function Proof({ id, name }: { id: string; name: string }) {
  const { t } = useTexts('brandsstaff')
  const { state, url } = usePrivateFile(id)
  const { nickName } = useMember()
  const { when } = useFormat()
  const [at] = useState(serverNow)
  const [noPicture, setNoPicture] = useState(false)
  if (state !== 'ready') return <span className="proof muted">{state === 'loading' ? '…' : t('unseen')}</span>
  return (
    <a className="proof" href={url} target="_blank" rel="noreferrer">
      {noPicture ? name : <img src={url} alt={name} onError={() => setNoPicture(true)} />}
      {!noPicture && (
        <em aria-hidden="true">
          {nickName} {when(at)}
        </em>
      )}
    </a>
  )
}
