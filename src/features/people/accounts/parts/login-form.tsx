// The form of signing in, on its page and in the quick sheet: by e-mail, by phone, by password, by WeChat.
// What was typed stays after every fault.
import type { ReactNode, RefObject } from 'react'
import { href, Link } from 'react-router'
import { CodeField } from '#ui/controls/code-field.tsx'
import { Field } from '#ui/controls/field.tsx'
import { TabsNav } from '#ui/controls/tabs-nav.tsx'
import { Form } from '#web/form-frame.tsx'
import type { FormInHand } from '#web/form.ts'
import { useTexts } from '#web/texts.tsx'
import { Agreement } from './agreement.tsx'
import type { SignedIn } from './arrive.ts'
import { AreaBox, ContactCode } from './contact-code.tsx'
import { looksLikePhone } from './contact.ts'
import { useEntranceLink } from './entrance-link.ts'
import { InviteField } from './invite-field.tsx'
import { SendButton, SentNote } from './send-button.tsx'
import { SubmitButton } from '#ui/controls/submit-button.tsx'
import { useContactSending, type CodeSending } from './use-code-sending.tsx'
import { loginWays, useLoginForm, type LoginFields, type LoginWay } from './use-login-form.tsx'
import './login.css'

export interface LoginFormProps {
  way: LoginWay
  onWay: (way: LoginWay) => void
  /** The address of a way, where the page has one. */
  wayLink?: (way: LoginWay) => string
  onDone: (person: SignedIn) => unknown
  /** The sheet's: an invitation code and WeChat are offered on the page only. */
  quick?: boolean
  /** Other ways in, below the form; `lack` says that the agreement is wanted first. */
  others?: (agreed: boolean, lack: () => void) => ReactNode
  /** Filled in already: who has just set a new password. */
  account?: string | undefined
  firstBox?: RefObject<HTMLInputElement | null>
}

export function LoginForm({
  way,
  onWay,
  wayLink,
  onDone,
  quick = false,
  others,
  account = '',
  firstBox,
}: LoginFormProps) {
  const { t } = useTexts(['accounts', 'storefront'])
  const { form, needsCode } = useLoginForm(way, account, onDone, onWay)
  const tabs = loginWays.map((key) => ({
    key,
    label: t(`login.way.${key}`),
    current: key === way,
    ...(wayLink ? { link: <Link to={wayLink(key)} replace preventScrollReset /> } : { onPress: () => onWay(key) }),
  }))
  const complete = () => form.fields.agreed && form.press()
  return (
    <>
      <TabsNav label={t('login.ways')} tabs={tabs} className="mb-6" />
      <Form form={form} className="grid gap-5">
        {way === 'password' ? (
          <PasswordWay form={form} needsCode={needsCode} firstBox={firstBox} />
        ) : (
          <ContactCode key={way} form={form} kind={way} purpose="login" firstBox={firstBox} onComplete={complete} />
        )}
        {!quick && way !== 'password' && <InviteField form={form} />}
        <Agreement form={form} />
        <SubmitButton size="lg" wide busy={form.busy}>
          {t('login.submit')}
        </SubmitButton>
      </Form>
      {others && (
        <div className="login-other">
          {others(form.fields.agreed, () => form.tell({ agreed: t('login.agreeFirst') }))}
        </div>
      )}
    </>
  )
}

/** Staff add a code to their password: its field comes when the shop asks for it. */
function PasswordWay({
  form,
  needsCode,
  firstBox,
}: {
  form: FormInHand<LoginFields>
  needsCode: boolean
  firstBox: RefObject<HTMLInputElement | null> | undefined
}) {
  const { t } = useTexts('accounts')
  const { account, area } = form.fields
  const byPhone = looksLikePhone(account)
  const entrance = useEntranceLink()
  const to = { kind: byPhone ? ('phone' as const) : ('email' as const), email: account, area, phone: account }
  const sending = useContactSending(to, 'login')
  return (
    <>
      <div className={byPhone ? 'contact-phone' : undefined}>
        {byPhone && <AreaBox {...form.text('area')} />}
        <Field
          {...form.text('account')}
          ref={firstBox}
          label={t('login.account')}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={254}
        />
      </div>
      <Field
        {...form.text('password')}
        type="password"
        label={t('login.password')}
        autoComplete="current-password"
        maxLength={64}
        reveal={{ show: t('password.show'), hide: t('password.hide') }}
      />
      <Link to={entrance(href('/login/login/forgot'))} className="login-link -mt-2 w-fit text-13">
        {t('login.forgot')}
      </Link>
      {needsCode && <StaffCode form={form} sending={sending} />}
    </>
  )
}

function StaffCode({ form, sending }: { form: FormInHand<LoginFields>; sending: CodeSending }) {
  const { t } = useTexts(['accounts', 'storefront'])
  return (
    <div className="grid gap-4">
      <p className="text-13 text-ink-2">{t('login.staffCode')}</p>
      <div className="w-fit rounded-control border border-control">
        <SendButton sending={sending} onPress={() => void sending.send()} />
      </div>
      <SentNote sending={sending} to={form.fields.account.trim()} />
      <CodeField
        name="code"
        label={t('login.codeAny')}
        value={form.fields.code}
        onChange={(digits) => form.change({ code: digits })}
        error={form.fault('code')}
        errorWord={t('storefront:error')}
      />
    </div>
  )
}
