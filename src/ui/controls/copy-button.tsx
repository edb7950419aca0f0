// Copies a text, or one that must be asked for first, and says so in its own place for two seconds.
// Where the clipboard is not allowed, it says that instead.
import { useEffect, useState } from 'react'
import { TextLink } from '../text/text-link.tsx'

export type CopyButtonProps = {
  text: string | (() => Promise<string>)
  label: string
  doneLabel: string
  failedLabel: string
  className?: string
  onCopied?: () => void
}

export function CopyButton({ text, label, doneLabel, failedLabel, className, onCopied }: CopyButtonProps) {
  const [told, setTold] = useState<'done' | 'failed' | null>(null)
  useEffect(() => {
    const timer = told ? setTimeout(() => setTold(null), 2000) : undefined
    return () => clearTimeout(timer)
  }, [told])
  const copy = async () => {
    try {
      // a promise given at once keeps the permission of the press while the text is on its way
      if (typeof text === 'string') await navigator.clipboard.writeText(text)
      else
        await navigator.clipboard.write([
          new ClipboardItem({ 'text/plain': text().then((asked) => new Blob([asked], { type: 'text/plain' })) }),
        ])
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
