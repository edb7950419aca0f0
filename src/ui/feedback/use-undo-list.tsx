// A list whose rows can be deleted and taken back: a row goes at once, and a bar offers it back until its time is over.
import { useState } from 'react'
import type { ReactNode } from 'react'
import { UndoBar } from './undo-bar.tsx'

interface Undoing<T> {
  rows: readonly T[]
  /** Deletes a row, or takes the deletion back. False: it could not be. */
  onDelete: (row: T, takeBack: boolean) => Promise<boolean>
  /** Brings `rows` as they stand now. */
  reload: () => Promise<void>
  onRestored: (row: T) => void
  text: ReactNode
  undoLabel: string
}
/** `shown`: the rows without the one that is going. `bar` stands behind the list. */
export function useUndoList<T extends { id: number }>(list: Undoing<T>) {
  const { rows, onDelete, reload, onRestored, text, undoLabel } = list
  const [gone, setGone] = useState<T>()
  const remove = async (row: T) => {
    setGone(row)
    let done = false
    try {
      done = await onDelete(row, false)
    } finally {
      if (!done) setGone(undefined)
    }
  }
  const restore = async (row: T) => {
    const back = await onDelete(row, true)
    await reload()
    setGone(undefined)
    if (back) onRestored(row)
  }
  const end = () => {
    setGone(undefined)
    void reload()
  }
  const bar = gone && (
    <UndoBar key={gone.id} text={text} undoLabel={undoLabel} onUndo={() => void restore(gone)} onEnd={end} />
  )
  return { shown: rows.filter((row) => row.id !== gone?.id), remove: (row: T) => void remove(row), bar }
}
