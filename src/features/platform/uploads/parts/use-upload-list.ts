// The files of a field, tied to the form that holds them and to the line they travel on.
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTexts } from '#web/texts.tsx'
import { CallError } from '#web/call.ts'
import { upload } from './sending.ts'
import type { Purpose } from '../limits.ts'
import { UploadList, type Item, type Uploaded } from './upload-list.ts'

interface Wants {
  purpose: Purpose
  value: readonly Uploaded[]
  onChange: (value: Uploaded[]) => void
  /** Gets the name of a file that has arrived. */
  onArrival: (name: string) => void
}
export function useUploadList({ purpose, value, onChange, onArrival }: Wants): {
  list: UploadList
  items: readonly Item[]
  busy: boolean
} {
  const { t } = useTexts('uploads')
  const [list] = useState(() => {
    const made = new UploadList()
    made.take(value)
    return made
  })
  useEffect(() => {
    list.wire({
      send: async (file, options) => {
        const sent = await upload(purpose, file, options)
        onArrival(file.name)
        return sent
      },
      report: onChange,
      wordsOf: (error) => (error instanceof CallError ? error.message : t('failed')),
    })
  })
  useEffect(() => list.take(value), [list, value])
  useEffect(() => () => list.stop(), [list])
  const items = useSyncExternalStore(list.subscribe, list.items, list.items)
  return { list, items, busy: items.some((i) => i.state === 'waiting' || i.state === 'sending') }
}
