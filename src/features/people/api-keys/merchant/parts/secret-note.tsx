// A secret, shown this once in a calm line: copied, then put away.
import { Button } from 'antd'
import { Check, Copy, KeyRound } from 'lucide-react'
import { useState } from 'react'
import './keys.css'
import { useTexts } from '#web/texts.tsx'

interface Props {
  title: string
  secret: string
  children: string
  onClose: () => void
}
export function SecretNote({ title, secret, children, onClose }: Props) {
  const { t } = useTexts('apikeysmerchant')
  const [copied, setCopied] = useState(false)
  const copy = () => void navigator.clipboard.writeText(secret).then(() => setCopied(true))
  return (
    <div className="note calm secret-note" role="status">
      <KeyRound className="i" size={16} />
      <span className="grow">
        <b className="strong">{title}</b> <code>{secret}</code>
        <br />
        <span className="muted">{children}</span>
      </span>
      <Button size="small" icon={copied ? <Check size={14} /> : <Copy size={14} />} onClick={copy}>
        {t(copied ? 'copied' : 'copy')}
      </Button>
      <Button size="small" type="text" onClick={onClose}>
        {t('done')}
      </Button>
    </div>
  )
}
