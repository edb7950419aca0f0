// A code to the person's own e-mail or phone proves that it is still them: where it goes (a choice if there are both),
// the button that sends it, and six boxes.
import { useRef, useState } from 'react'
import { CodeField } from '#ui/controls/code-field.tsx'
import { RadioCards } from '#ui/controls/radio.tsx'
import { quietly, type FormInHand } from '#web/form.ts'
import { useRoot } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import type { ContactKind } from './contact.ts'
import { DemoInbox } from './demo-inbox.tsx'
import { SendButton, SentNote } from './send-button.tsx'
import { useCodeSending } from './use-code-sending.tsx'

/** Masked, as the person knows them. */
export type OwnContacts = Record<ContactKind, string | null>
export type OwnPurpose =
  | 'resetPassword'
  | 'payPassword'
  | 'changeEmail'
  | 'changePhone'
  | 'bindPhone'
  | 'bindAccount'
  | 'cancelAccount'
  | 'exportData'
export interface OwnCodeProps<F extends object> {
  form: FormInHand<F>
  /** The field of the form that holds the digits. */
  name: keyof F & string
  own: OwnContacts
  purpose: OwnPurpose
  /** The last digit came in. */
  onComplete?: () => void
}

export function OwnCode<F extends object>({ form, name, own, purpose, onComplete }: OwnCodeProps<F>) {
  const { t } = useTexts(['accounts', 'storefront'])
  const demo = useRoot()?.demo ?? false
  const codeBox = useRef<HTMLInputElement>(null)
  const ways = (['email', 'phone'] as const).filter((kind) => own[kind] !== null)
  const [chosen, setWay] = useState<ContactKind>()
  const way = chosen ?? ways[0] ?? 'email'
  const masked = own[way] ?? ''
  // empty: to the own address, which need not be known here in full
  const sending = useCodeSending({ scene: purpose, target: '' }, (captchaToken) =>
    way === 'email'
      ? quietly('/get-email-valid-code', { user_email: '', purpose, captchaToken })
      : quietly('/get-phone-valid-code', { phone: '', purpose, captchaToken }),
  )
  const send = async () => {
    if (await sending.send()) codeBox.current?.focus()
  }
  const turn = (next: ContactKind) => {
    setWay(next)
    sending.forget()
  }
  return (
    <div className="grid gap-5">
      {ways.length > 1 ? (
        <RadioCards
          legend={t('own.by')}
          options={ways.map((kind) => ({ value: kind, label: t(`own.${kind}`, { masked: own[kind]! }) }))}
          value={way}
          onChange={turn}
        />
      ) : (
        <p>{t('own.to', { masked })}</p>
      )}
      <SendButton alone sending={sending} onPress={() => void send()} />
      <SentNote sending={sending} to={masked} />
      {demo && <DemoInbox />}
      <CodeField
        ref={codeBox}
        name={name}
        label={way === 'email' ? t('login.code') : t('login.codeText')}
        value={form.fields[name] as string}
        onChange={(digits) => form.change({ [name]: digits } as Partial<F>)}
        onComplete={onComplete}
        error={form.fault(name)}
        errorWord={t('storefront:error')}
      />
    </div>
  )
}
/** The refusals that speak of the code. */
export const speaksOfCode = (reason: string): boolean => reason === 'codeWrong' || reason === 'codeLocked'
