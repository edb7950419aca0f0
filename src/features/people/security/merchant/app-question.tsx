// Adding an authenticator app: the password, then the secret drawn and to be typed, then the first code.
import { Input } from 'antd'
import { encodeQR } from 'qr'
import { useState } from 'react'
import { PasswordField } from './password-question.tsx'
import { call, type Output } from '#surfaces/console/desk/call.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { fours } from '#surfaces/console/desk/format.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  onDone: (codes: readonly string[] | null) => void
  onClose: () => void
}
export function AppQuestion({ onDone, onClose }: Props) {
  const { t } = useTexts('securitymerchant')
  const [password, setPassword] = useState('')
  const [begun, begin] = useState<Output<'/api/v2/console/proof/totp/begin'>>()
  const [code, setCode] = useState('')
  const doing = useDoing(async () => {
    if (!begun) return begin(await call('/api/v2/console/proof/totp/begin', { password }))
    onDone((await call('/api/v2/console/proof/totp/confirm', { code })).recoveryCodes)
  })
  return (
    <Question
      title={t('app.title')}
      verb={t(begun ? 'app.confirm' : 'next')}
      suggested
      doing={doing}
      onDo={() => void doing.run()}
      onClose={onClose}
    >
      {begun ? (
        <>
          <p className="small muted">{t('app.scan')}</p>
          <Drawn text={begun.address} label={t('app.drawn')} />
          <p className="small muted">
            {t('app.typed')} <code className="own-secret">{fours(begun.secret)}</code>
          </p>
          <Field label={t('app.code')}>
            {(own) => (
              <Input
                {...own}
                className="code"
                value={code}
                onChange={(e) => setCode(e.target.value.replace(/\D/g, '').slice(0, 6))}
                inputMode="numeric"
                autoComplete="one-time-code"
                autoFocus
              />
            )}
          </Field>
        </>
      ) : (
        <>
          <p className="small muted">{t('app.text')}</p>
          <PasswordField value={password} onType={setPassword} />
        </>
      )}
    </Question>
  )
}
function Drawn({ text, label }: { text: string; label: string }) {
  const data = encodeQR(text, 'raw', { ecc: 'medium', border: 3 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className="own-qr" viewBox={`0 0 ${data.length} ${data.length}`} role="img" aria-label={label}>
      <rect width={data.length} height={data.length} fill="#fff" />
      <path d={squares.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
