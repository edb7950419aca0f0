// The first page of a new shop, at the address that its start printed: all that makes it one, sent at once.
import { Button } from 'antd'
import { useState } from 'react'
import './door.css'
import './setup.css'
import { AdminPart, ContactPart, NamePart, SellerPart, TradePart } from '#features/site/identity/staff/setup-parts.tsx'
import { useSetup } from '#features/site/identity/staff/use-setup.ts'
import { Door } from './door.tsx'
import { SignIn } from './sign-in.tsx'
import type { Output } from '../desk/call.ts'
import { Fault } from '../desk/fault.tsx'
import { baseOf } from '../desk/side.ts'
import { useAsked } from '../desk/use-call.ts'
import { Languages } from '../shell/languages.tsx'
import { ThemeSwitch } from '../shell/theme-switch.tsx'
import { ShopMark } from '#web/shop-mark.tsx'
import { useTexts } from '#web/texts.tsx'

/** Stays in the address until it was used: a reload, or another language, must not lose it. */
const tokenHere = (): string => location.hash.slice(1, 101)

export default function Setup() {
  const { t } = useTexts('identitystaff')
  const [token] = useState(tokenHere)
  const { data, fault } = useAsked('/api/v2/setup/detail', token === '' ? null : { token })
  const [account, setAccount] = useState<string>()
  if (account !== undefined)
    return <SignIn account={account} words={t(data?.mail === false ? 'donePrinted' : 'done', { account })} />
  if (data) return <Form offered={data} token={token} onDone={setAccount} />
  if (!fault && token !== '') return null
  return (
    <Door title={t('over')} words={fault ? fault.message : t('overText')}>
      <p className="row door-ways">
        <Button href={baseOf('staff')}>{t('toSignIn')}</Button>
      </p>
    </Door>
  )
}

interface Props {
  offered: Output<'/api/v2/setup/detail'>
  token: string
  onDone: (account: string) => void
}
function Form({ offered, token, onDone }: Props) {
  const { t } = useTexts('identitystaff')
  const leave = (account: string) => {
    history.replaceState(null, '', baseOf('staff'))
    onDone(account)
  }
  const setup = useSetup(token, leave)
  const { doing, submit } = setup
  return (
    <main className="setup">
      <div className="setup-head">
        <ShopMark />
        <div>
          <Languages />
          <ThemeSwitch />
        </div>
      </div>
      <h1 className="display">{t('title')}</h1>
      <p className="muted">{t('lead')}</p>
      <form onSubmit={submit} noValidate>
        {!offered.mail && <p className="note">{t('noMail')}</p>}
        <NamePart {...setup} />
        <ContactPart {...setup} />
        <AdminPart {...setup} />
        <SellerPart {...setup} />
        <TradePart {...setup} trades={offered.trades} />
        <section>
          <h2 className="display">{t('there.title')}</h2>
          <p className="muted">{t('there.text')}</p>
          {!offered.online && <p className="muted">{t('there.noPayment')}</p>}
        </section>
        {doing.fault && <Fault fault={doing.fault} />}
        <Button className="setup-send" type="primary" htmlType="submit" size="large" block aria-busy={doing.busy}>
          {t('send')}
        </Button>
      </form>
    </main>
  )
}
