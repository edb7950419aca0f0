// The proofs that were sent, small; each opens by itself.
import { FileText } from 'lucide-react'
import { usePrivateFile } from '#features/platform/uploads/parts/use-private-file.ts'
import { Icon } from '#ui/layout/icon.tsx'
import { useTexts } from '#web/texts.tsx'

export function ProofList({ ids }: { ids: readonly string[] }) {
  const { t } = useTexts('transfers')
  if (ids.length === 0) return null
  return (
    <ul className="transfer-files" aria-label={t('review.proofs')}>
      {ids.map((id, n) => (
        <Proof key={id} id={id} name={t('review.proof', { n: n + 1 })} />
      ))}
    </ul>
  )
}
function Proof({ id, name }: { id: string; name: string }) {
  const { state, url, type } = usePrivateFile(id)
  if (state !== 'ready') return <li aria-busy={state === 'loading'} />
  return (
    <li>
      <a href={url} target="_blank" rel="noreferrer" aria-label={name}>
        {type?.startsWith('image/') ? <img src={url} alt={name} /> : <Icon of={FileText} size={24} />}
      </a>
    </li>
  )
}
