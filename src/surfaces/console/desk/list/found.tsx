// A value that is looked for by name: a field, and below it what is called so. Enter takes the first.
import { useEffect, useState } from 'react'
import { CallFault } from '../call.ts'
import { Fault } from '../fault.tsx'
import type { Find, Option } from './columns.ts'
import { useTexts } from '#web/texts.tsx'

/** Asked after so long without a further letter. */
const pause = 200
interface Held {
  of: string
  options?: readonly Option[]
  fault?: CallFault
}
/** What is called so; of older words until that is there. */
function useFound(find: Find, words: string): Held & { fresh: boolean } {
  const [held, hold] = useState<Held>({ of: '' })
  useEffect(() => {
    const leaving = new AbortController()
    const ask = () =>
      find({ words }, leaving.signal).then(
        (options) => hold({ of: words, options }),
        (fault: unknown) => {
          if (leaving.signal.aborted) return
          if (!(fault instanceof CallFault)) throw fault
          hold({ of: words, fault })
        },
      )
    const timer = setTimeout(() => void ask(), pause)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [find, words])
  return { ...held, fresh: held.of === words && held.options !== undefined }
}

export function Found({ label, find, onTake }: { label: string; find: Find; onTake: (value: string) => void }) {
  const { t } = useTexts('console')
  const [words, setWords] = useState('')
  const { options, fault, fresh } = useFound(find, words.trim())
  return (
    <>
      <form
        className="find small"
        onSubmit={(event) => {
          event.preventDefault()
          const [first] = options ?? []
          if (first && fresh) onTake(first.value)
        }}
      >
        <input value={words} onChange={(e) => setWords(e.target.value)} aria-label={label} maxLength={60} />
      </form>
      <ul aria-busy={!fresh}>
        {options?.map(({ value, label: name }) => (
          <li key={value}>
            <button type="button" onClick={() => onTake(value)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      {fault && <Fault fault={fault} />}
      {options?.length === 0 && (
        <p className="muted" role="status">
          {t('list.nothing')}
        </p>
      )}
    </>
  )
}

/** The name of a value; the value itself where none is found. */
export function FoundWords({ find, value }: { find: Find; value: string }) {
  const [name, setName] = useState<{ of: string; words: string }>()
  useEffect(() => {
    const leaving = new AbortController()
    const set = (words: string) => leaving.signal.aborted || setName({ of: value, words })
    find({ value }, leaving.signal).then(
      (options) => set(options[0]?.label ?? value),
      () => set(value),
    )
    return () => leaving.abort()
  }, [find, value])
  return name?.of === value ? name.words : '…'
}
