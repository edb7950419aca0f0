// Second proofs: an authenticator app, passkeys, recovery codes. Each change asks for the password anew.
import { Button } from 'antd'
import { useState } from 'react'
import { AppQuestion } from './app-question.tsx'
import { hasPasskeys, PasskeyQuestion } from './passkey-question.tsx'
import { PasswordQuestion } from './password-question.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { call, type Output } from '#surfaces/console/desk/call.ts'
import { say } from '#surfaces/console/desk/said.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useTexts } from '#web/texts.tsx'

type List = Output<'/api/v2/console/proof/list'>
type Asking = 'app' | 'passkey' | 'codes' | { id: number; name: string }

export function Proofs({ proofs, onDone }: { proofs: List; onDone: () => void }) {
  const { t } = useTexts('securitymerchant')
  const [asks, ask] = useState<Asking>()
  const [codes, setCodes] = useState<readonly string[]>()
  const close = () => ask(undefined)
  const done = (fresh?: readonly string[] | null) => {
    if (fresh) setCodes(fresh)
    close()
    onDone()
  }
  const any = proofs.totp !== null || proofs.passkeys.length > 0
  return (
    <section>
      <Sec title={t('proofs.title')} note={t('proofs.note')} />
      {proofs.demandedBy.length > 0 && !any && (
        <p className="note" role="status">
          {t('proofs.demanded', { shop: proofs.demandedBy.join(', ') })}
        </p>
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
      <Lines proofs={proofs} onRemove={ask} />
      <p className="own-acts">
        {!proofs.totp && <Button onClick={() => ask('app')}>{t('proofs.addApp')}</Button>}
        {hasPasskeys() && <Button onClick={() => ask('passkey')}>{t('proofs.addPasskey')}</Button>}
        {any && <Button onClick={() => ask('codes')}>{t('proofs.newCodes')}</Button>}
      </p>
      <Asked {...{ asks, done, close }} />
    </section>
  )
}
interface AskedProps {
  asks: Asking | undefined
  done: (fresh?: readonly string[] | null) => void
  close: () => void
}
function Asked({ asks, done, close }: AskedProps) {
  const { t } = useTexts('securitymerchant')
  if (asks === undefined) return null
  if (asks === 'app') return <AppQuestion onDone={done} onClose={close} />
  if (asks === 'passkey') return <PasskeyQuestion onDone={done} onClose={close} />
  if (asks === 'codes')
    return (
      <PasswordQuestion
        title={t('proofs.newCodesTitle')}
        verb={t('proofs.newCodes')}
        words={t('proofs.newCodesText')}
        suggested
        work={async (password) => done((await call('/api/v2/console/proof/recovery', { password })).recoveryCodes)}
        onClose={close}
      />
    )
  const { id, name } = asks
  return (
    <PasswordQuestion
      title={t('proofs.removeTitle', { name })}
      verb={t('proofs.remove')}
      words={t('proofs.removeText')}
      work={async (password) => {
        await call('/api/v2/console/proof/remove', { id, password })
        say(t('proofs.removed', { name }))
        done()
      }}
      onClose={close}
    />
  )
}
function Lines({ proofs, onRemove }: { proofs: List; onRemove: (asked: { id: number; name: string }) => void }) {
  const { t } = useTexts('securitymerchant')
  const { totp, passkeys, recoveryLeft } = proofs
  const rows = [
    ...(totp ? [{ ...totp, name: t('proofs.app'), kind: '' }] : []),
    ...passkeys.map((key) => ({ ...key, kind: t('proofs.passkey') })),
  ]
  if (rows.length === 0) return <p className="small muted">{t('proofs.none')}</p>
  return (
    <ul className="own-lines">
      {rows.map(({ id, name, kind, since, lastUsedAt }) => (
        <li key={id}>
          <span className="what">
            <b className="strong">{name}</b> <span className="faint">{kind}</span>
            <small>
              {t('proofs.since')} <Time at={since} />
              {lastUsedAt && (
                <>
                  , {t('proofs.used')} <Time at={lastUsedAt} />
                </>
              )}
            </small>
          </span>
          <button type="button" className="link" onClick={() => onRemove({ id, name })}>
            {t('proofs.remove')}
          </button>
        </li>
      ))}
      <li>
        <span className="what">
          <b className="strong">{t('proofs.codes')}</b>
          <small>{t('proofs.codesLeft', { count: recoveryLeft })}</small>
        </span>
      </li>
    </ul>
  )
}
