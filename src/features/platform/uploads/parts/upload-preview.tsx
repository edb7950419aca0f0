// What a file looks like before and after it was sent: the picture itself, or a sign of its kind with its name.
import { Box, FileText, Film } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '#ui/layout/icon.tsx'
import type { Purpose } from '../limits.ts'
import type { Item } from './upload-list.ts'
import { useObjectUrl } from './use-object-url.ts'
import { usePrivateFile } from './use-private-file.ts'

/** The tile beside it names the file: the picture says nothing of its own. */
export function UploadPreview({ item, purpose }: { item: Item; purpose: Purpose }) {
  const own = useObjectUrl(item.file?.type.startsWith('image/') ? item.file : undefined)
  const shown = item.sent?.url ?? undefined
  const kept = usePrivateFile(item.file === undefined && !shown ? item.sent?.uploadId : undefined)
  const [unseen, setUnseen] = useState<string>()
  const picture =
    purpose === 'video' || purpose === 'model'
      ? undefined
      : (own ?? shown ?? (kept.type?.startsWith('image/') ? kept.url : undefined))
  if (picture && picture !== unseen)
    return <img src={picture} alt="" draggable={false} onError={() => setUnseen(picture)} />
  return (
    <span className="upload-sign">
      <Icon of={purpose === 'video' ? Film : purpose === 'model' ? Box : FileText} size={26} stroke={1.4} />
      <span>{item.name}</span>
    </span>
  )
}
