// Recovery codes, shown this once: written down or copied, then put away.
import { Button } from 'antd'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#web/texts.tsx'

export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTexts('securitymerchant')
  const [copied, setCopied] = useState(false)
  const copy = () => void navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true))
  return (
    <div className="note calm" role="status">
      <span className="grow">
        <b className="strong">{t('codes.title')}</b> {t('codes.text')}
        <ol className="recovery">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <span className="row">
          <Button size="small" icon={copied ? <Check size={14} /> : <Copy size={14} />} onClick={copy}>
            {t(copied ? 'codes.copied' : 'codes.copy')}
          </Button>
          <Button size="small" onClick={onClose}>
            {t('codes.kept')}
          </Button>
        </span>
      </span>
    </div>
  )
}
