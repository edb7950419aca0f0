// An e-mail address or a phone with its "send code" button, and the six boxes for the code that came.
// Part of every form that proves an address.
import type { ChangeEvent, ComponentProps, KeyboardEvent, ReactNode, Ref } from 'react'
import { CodeField } from '#ui/controls/code-field.tsx'
import { Field } from '#ui/controls/field.tsx'
import type { FormInHand } from '#web/form.ts'
import { useTexts } from '#web/texts.tsx'
import { emailLack, phoneLack, type ContactKind } from './contact.ts'
import { LinkNote, useLetterLink } from './letter-link.tsx'
import { SendButton, SentNote } from './send-button.tsx'
import { useContactSending, type AnybodysPurpose } from './use-code-sending.tsx'
import './contact-code.css'

export interface ContactFields {
  email: string
  area: string
  phone: string
  code: string
}
export interface ContactCodeProps<F extends ContactFields> {
  form: FormInHand<F>
  kind: ContactKind
  purpose: AnybodysPurpose
  firstBox?: Ref<HTMLInputElement>
  /** The last digit came in. */
  onComplete?: () => void
}

/** An e-mail that came by the link in its letter needs no code. */
export function ContactCode<F extends ContactFields>(props: ContactCodeProps<F>) {
  const { form, kind } = props
  const { t } = useTexts('storefront')
  const letter = useLetterLink(({ email, link }) => form.change({ email, code: link } as Partial<F>))
  if (!letter.found || kind !== 'email') return <TypedCode {...props} />
  const drop = () => {
    letter.drop()
    form.change({ code: '' } as Partial<F>)
  }
  return <LinkNote email={letter.found.email} error={form.fault('code')} errorWord={t('error')} onDrop={drop} />
}

function TypedCode<F extends ContactFields>({ form, kind, purpose, firstBox, onComplete }: ContactCodeProps<F>) {
  const { t } = useTexts(['accounts', 'errors', 'storefront'])
  const { email, area, phone, code } = form.fields
  const sending = useContactSending({ kind, email, area, phone }, purpose)
  const lack = kind === 'email' ? emailLack(email) : phoneLack(area, phone)
  const send = async () => {
    if (lack) form.tell({ [kind]: t(`errors:${lack}`) } as Parameters<typeof form.tell>[0])
    else if (await sending.send()) form.focusOn('code')
  }
  const wiring = form.text(kind)
  const box = {
    ...wiring,
    ref: firstBox,
    end: <SendButton sending={sending} onPress={() => void send()} />,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      wiring.onChange(event)
      sending.forget()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || sending.sent) return
      event.preventDefault()
      void send()
    },
  }
  return (
    <>
      {kind === 'email' ? <EmailBox {...box} /> : <PhoneBox area={form.text('area')} box={box} />}
      <SentNote sending={sending} to={kind === 'email' ? email.trim() : `${area.trim()} ${phone.trim()}`} />
      <CodeField
        name="code"
        label={kind === 'email' ? t('login.code') : t('login.codeText')}
        value={code}
        onChange={(digits) => form.change({ code: digits } as Partial<F>)}
        onComplete={onComplete}
        error={form.fault('code')}
        errorWord={t('storefront:error')}
      />
    </>
  )
}

type Box = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  error: string | undefined
  errorWord: string
  end?: ReactNode
}
function EmailBox(box: Box) {
  const { t } = useTexts('accounts')
  return (
    <Field
      {...box}
      type="email"
      label={t('login.email')}
      autoComplete="email"
      inputMode="email"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={254}
    />
  )
}
function PhoneBox({ area, box }: { area: Box; box: Box }) {
  const { t } = useTexts('accounts')
  return (
    <div className="contact-phone">
      <AreaBox {...area} />
      <Field {...box} type="tel" label={t('login.phone')} autoComplete="tel-national" inputMode="tel" maxLength={30} />
    </div>
  )
}
export function AreaBox(area: Box) {
  const { t } = useTexts('accounts')
  return <Field {...area} label={t('login.area')} type="tel" autoComplete="tel-country-code" maxLength={5} />
}
