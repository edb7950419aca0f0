// Where a link leads that calls somebody to the staff, or back: a name and a password where they have none, then the
// sign-in by password and code like everybody's.
import { Button, Input } from 'antd'
import { useState, type FormEvent } from 'react'
import './door.css'
import { Door } from './door.tsx'
import { SignIn } from './sign-in.tsx'
import { call, type Output } from '../desk/call.ts'
import { Fault } from '../desk/fault.tsx'
import { Field } from '../desk/field.tsx'
import { roleWord } from '../desk/role-word.ts'
import { dropSession } from '../desk/session.ts'
import { baseOf } from '../desk/side.ts'
import { useAsked, useDoing } from '../desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

type Link = Output<'/api/v2/console/link/detail'>
/** Read once, then it is gone from the address: who comes after at this browser does not see it. */
function takeToken(): string {
  const token = location.hash.slice(1)
  if (token !== '') history.replaceState(null, '', location.pathname)
  return token.slice(0, 100)
}
const leave = () => history.replaceState(null, '', baseOf('staff'))

export function Join() {
  const { t } = useTexts('console')
  const [token] = useState(takeToken)
  const { data, fault } = useAsked('/api/v2/console/link/detail', token === '' ? null : { token })
  const [used, setUsed] = useState<string>()
  if (used !== undefined && data) {
    const words = t(data.kind === 'reset' ? 'join.anew' : 'join.joined', { account: used })
    return <SignIn account={used} words={words} />
  }
  if (data) return <Answer link={data} token={token} onUsed={setUsed} />
  if (!fault && token !== '') return null
  return (
    <Door title={t('join.over')} words={fault && fault.reason !== 'staffLinkOver' ? fault.message : t('join.overText')}>
      <p className="row door-ways">
        <Button href={baseOf('staff')}>{t('join.toSignIn')}</Button>
      </p>
    </Door>
  )
}

interface Props {
  link: Link
  token: string
  onUsed: (account: string) => void
}
function useAnswering({ link, token, onUsed }: Props) {
  const [typed, setTyped] = useState({ nickName: '', password: '', again: '' })
  const [tried, setTried] = useState(false)
  const using = useDoing(async () => {
    const { account } = await call('/api/v2/console/link/use', {
      token,
      ...(link.wantsName && { nickName: typed.nickName }),
      ...(link.wantsPassword && { password: typed.password }),
    })
    dropSession()
    leave()
    onUsed(account)
  })
  const differs = link.wantsPassword && typed.password !== typed.again
  const nameless = link.wantsName && typed.nickName.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!differs && !nameless) void using.run()
  }
  return { typed, setTyped, using, submit, differs: tried && differs, nameless: tried && nameless }
}
/** Who calls whom, and as what. */
function useWords({ account, kind, invitedBy: name, role, roleName }: Link): string {
  const { t, has } = useTexts('console')
  if (kind === 'reset') return t('join.resetWords', { account })
  const said = { account, role: roleWord(role ?? '', t, has, roleName) }
  return name === null ? t('join.wordsShell', said) : t('join.words', { name, ...said })
}
const atField: readonly string[] = ['nicknameInvalid', 'passwordInvalid']
function Answer(props: Props) {
  const { t } = useTexts('console')
  const { link } = props
  const { typed, setTyped, using, submit, differs, nameless } = useAnswering(props)
  const words = useWords(link)
  const type = (more: Partial<typeof typed>) => setTyped({ ...typed, ...more })
  const of = (reason: string) => (using.fault?.reason === reason ? using.fault.message : undefined)
  const nameFault = nameless ? t('join.nameMissing') : of('nicknameInvalid')
  const again = link.kind === 'reset'
  return (
    <Door title={t(again ? 'join.resetTitle' : 'join.title')} words={words}>
      <form className="door-form" onSubmit={submit} noValidate>
        {link.wantsName && (
          <Field label={t('join.name')} help={t('join.nameHelp')} fault={nameFault}>
            {(own) => (
              <Input
                {...own}
                size="large"
                value={typed.nickName}
                onChange={(e) => type({ nickName: e.target.value })}
                autoComplete="name"
                autoFocus
              />
            )}
          </Field>
        )}
        {link.wantsPassword ? (
          <Passwords typed={typed} onType={type} fault={of('passwordInvalid')} differs={differs} />
        ) : (
          <p className="muted small">{t('join.hasOne')}</p>
        )}
        {using.fault && !atField.includes(using.fault.reason) && <Fault fault={using.fault} />}
        <Button type="primary" htmlType="submit" size="large" block aria-busy={using.busy}>
          {t(again ? 'join.set' : 'join.accept')}
        </Button>
      </form>
    </Door>
  )
}
interface PasswordsProps {
  typed: { password: string; again: string }
  onType: (more: { password?: string; again?: string }) => void
  fault: string | undefined
  differs: boolean
}
function Passwords({ typed, onType, fault, differs }: PasswordsProps) {
  const { t } = useTexts('console')
  return (
    <>
      <Field label={t('join.password')} help={t('join.passwordHelp')} fault={fault}>
        {(own) => (
          <Input.Password
            {...own}
            size="large"
            value={typed.password}
            onChange={(e) => onType({ password: e.target.value })}
            autoComplete="new-password"
          />
        )}
      </Field>
      <Field label={t('join.again')} fault={differs ? t('join.differs') : undefined}>
        {(own) => (
          <Input.Password
            {...own}
            size="large"
            value={typed.again}
            onChange={(e) => onType({ again: e.target.value })}
            autoComplete="new-password"
          />
        )}
      </Field>
    </>
  )
}
