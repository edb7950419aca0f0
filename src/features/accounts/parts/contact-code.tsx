// An e-mail address or a phone with its "send code" button, and the six boxes for the code that came.
// Part of every form that proves an address.
import type { ChangeEvent, KeyboardEvent, Ref } from 'react'
import { CodeField } from '#ui/code-field.tsx'
import { Field } from '#ui/field.tsx'
import { quietly, type FormInHand } from '#web/form.ts'
import { useTexts } from '#web/texts.tsx'
import { emailLack, phoneLack, type ContactKind } from './contact.ts'
import { SendButton, SentNote } from './send-button.tsx'
import { useCodeSending } from './use-code-sending.tsx'
import './contact-code.css'

export interface ContactFields {
  email: string
  area: string
  phone: string
  code: string
}
export type AnybodysPurpose = 'login' | 'register' | 'resetPassword' | 'bindPhone' | 'changeEmail' | 'changePhone'
export interface ContactCodeProps<F extends ContactFields> {
  form: FormInHand<F>
  kind: ContactKind
  purpose: AnybodysPurpose
  firstBox?: Ref<HTMLInputElement>
  /** The last digit came in. */
  onComplete?: () => void
}

export function ContactCode<F extends ContactFields>({
  form,
  kind,
  purpose,
  firstBox,
  onComplete,
}: ContactCodeProps<F>) {
  const { t } = useTexts(['accounts', 'errors', 'shop'])
  const { email, area, phone, code } = form.fields
  const sending = useCodeSending((captchaToken) =>
    kind === 'email'
      ? quietly('/get-email-valid-code', { user_email: email.trim(), purpose, captchaToken }, { stay: true })
      : quietly(
          '/get-phone-valid-code',
          { area_code: area.trim(), phone: phone.trim(), purpose, captchaToken },
          { stay: true },
        ),
  )
  const lack = kind === 'email' ? emailLack(email) : phoneLack(area, phone)
  const send = async () => {
    if (lack) form.tell({ [kind]: t(`errors:${lack}`) } as Parameters<typeof form.tell>[0])
    else if (await sending.send()) form.focusOn('code')
  }
  const box = {
    ...form.text(kind),
    end: <SendButton sending={sending} onPress={() => void send()} />,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || sending.sent) return
      event.preventDefault()
      void send()
    },
  }
  const changed =
    (change: (event: ChangeEvent<HTMLInputElement>) => void) => (event: ChangeEvent<HTMLInputElement>) => {
      change(event)
      sending.forget()
    }
  return (
    <>
      {kind === 'email' ? (
        <Field
          {...box}
          ref={firstBox}
          onChange={changed(box.onChange)}
          type="email"
          label={t('login.email')}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={254}
        />
      ) : (
        <div className="contact-phone">
          <Field
            {...form.text('area')}
            label={t('login.area')}
            type="tel"
            autoComplete="tel-country-code"
            maxLength={5}
          />
          <Field
            {...box}
            ref={firstBox}
            onChange={changed(box.onChange)}
            type="tel"
            label={t('login.phone')}
            autoComplete="tel-national"
            inputMode="tel"
            maxLength={30}
          />
        </div>
      )}
      <SentNote sending={sending} to={kind === 'email' ? email.trim() : `${area.trim()} ${phone.trim()}`} />
      <CodeField
        name="code"
        label={kind === 'email' ? t('login.code') : t('login.codeText')}
        value={code}
        onChange={(digits) => form.change({ code: digits } as Partial<F>)}
        onComplete={onComplete}
        error={form.fault('code')}
        errorWord={t('shop:error')}
      />
    </>
  )
}
