// A number in fours, copied with one press and without its spaces.
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { fours } from './format.ts'
import { useTexts } from '#web/texts.tsx'

export const No = ({ no }: { no: string }) => <span className="nowrap">{fours(no)}</span>

export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTexts('console')
  const [done, setDone] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setDone(true)
    setTimeout(() => setDone(false), 1500)
  }
  const Icon = done ? Check : Copy
  return (
    <button
      type="button"
      className="copy"
      aria-label={done ? t('copied') : label}
      title={label}
      onClick={() => void copy()}
    >
      <Icon className="i" size={14} />
    </button>
  )
}
