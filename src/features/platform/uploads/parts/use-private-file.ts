// A private file in the browser: fetched with the sign-in in the header, shown by an address of this page alone,
// forgotten with it.
import { useEffect, useState } from 'react'
import { token } from '#web/session.ts'

export interface PrivateFile {
  state: 'loading' | 'ready' | 'failed'
  /** for `src` or `href` of this page; only when ready */
  url?: string
  type?: string
}
/** `staff` reads as a reviewer does. Without an id nothing is asked. */
export function usePrivateFile(uploadId: string | undefined, { staff = false }: { staff?: boolean } = {}): PrivateFile {
  const [known, setKnown] = useState<PrivateFile & { of?: string }>({ state: 'loading' })
  useEffect(() => {
    const bearer = token()
    if (!uploadId || !bearer) return undefined
    const leaving = new AbortController()
    let url: string | undefined
    fetch(`/api/v2/token/file/${uploadId}`, {
      headers: { authorization: `Bearer ${bearer}`, 'user-type': staff ? '3' : '1' },
      signal: leaving.signal,
    })
      .then(async (reply) => {
        if (!reply.ok) throw new Error(String(reply.status))
        const blob = await reply.blob()
        if (leaving.signal.aborted) return
        url = URL.createObjectURL(blob)
        setKnown({ state: 'ready', url, type: blob.type, of: uploadId })
      })
      .catch(() => leaving.signal.aborted || setKnown({ state: 'failed', of: uploadId }))
    return () => {
      leaving.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [uploadId, staff])
  return known.of === uploadId ? known : { state: 'loading' }
}
