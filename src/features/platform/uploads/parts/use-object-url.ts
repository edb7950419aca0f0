// An address of this page for bytes it holds, given back when nobody looks any more.
import { useMemo, useSyncExternalStore } from 'react'

function keeper(bytes: Blob | undefined) {
  let url: string | undefined
  return {
    read: () => url,
    subscribe: (listen: () => void) => {
      url = bytes && URL.createObjectURL(bytes)
      listen()
      return () => {
        if (url) URL.revokeObjectURL(url)
        url = undefined
      }
    },
  }
}
/** Undefined on the server and before the first drawing. */
export function useObjectUrl(bytes: Blob | undefined): string | undefined {
  const { subscribe, read } = useMemo(() => keeper(bytes), [bytes])
  return useSyncExternalStore(subscribe, read, () => undefined)
}
