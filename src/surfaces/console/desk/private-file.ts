// A private file at a desk: fetched with the sign-in of the console in the header, shown by an address of this page
// alone, forgotten with it.
import { useEffect, useState } from 'react'
import { desksOwn } from './call.ts'

export interface PrivateFile {
  state: 'loading' | 'ready' | 'failed'
  url?: string
}
export function usePrivateFile(uploadId: string): PrivateFile {
  const [known, setKnown] = useState<PrivateFile & { of: string }>({ state: 'loading', of: uploadId })
  useEffect(() => {
    const leaving = new AbortController()
    let url: string | undefined
    fetch(`/api/v2/token/file/${uploadId}`, { headers: desksOwn(), signal: leaving.signal })
      .then(async (reply) => {
        if (!reply.ok) throw new Error(String(reply.status))
        const blob = await reply.blob()
        if (leaving.signal.aborted) return
        url = URL.createObjectURL(blob)
        setKnown({ state: 'ready', url, of: uploadId })
      })
      .catch(() => leaving.signal.aborted || setKnown({ state: 'failed', of: uploadId }))
    return () => {
      leaving.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [uploadId])
  return known.of === uploadId ? known : { state: 'loading' }
}
