// Copies a text and says so in its own place for two seconds. Where the clipboard is not allowed, it says that instead.
import { useEffect, useState } from 'react'
import { TextLink } from './text-link.tsx'

export type CopyButtonProps = { text: string; label: string; doneLabel: string; failedLabel: string; className?: string; onCopied?: () => void }

export function CopyButton({ text, label, doneLabel, failedLabel, className, onCopied }: CopyButtonProps) {
  const [told, setTold] = useState<'done' | 'failed' | null>(null)
  useEffect(() => {
    const timer = told ? setTimeout(() => setTold(null), 2000) : undefined
    return () => clearTimeout(timer)
  }, [told])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setTold('done')
      onCopied?.()
    } catch {
      setTold('failed')
    }
  }
  const words = told === 'done' ? doneLabel : told === 'failed' ? failedLabel : label
  return (
    <>
      <TextLink className={className} onClick={() => void copy()}>
        {words}
      </TextLink>
      <span className="vh" role="status">
        {told ? words : ''}
      </span>
    </>
  )
}
