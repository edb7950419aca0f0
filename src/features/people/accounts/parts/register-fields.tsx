// What every registration asks: an address with its code, a password twice, an invitation code, the agreement.
import { ChipRadios } from '#ui/controls/chip.tsx'
import { useTexts } from '#web/texts.tsx'
import type { FormInHand } from '#web/form.ts'
import { Agreement } from './agreement.tsx'
import { ContactCode } from './contact-code.tsx'
import type { ContactKind } from './contact.ts'
import { InviteField } from './invite-field.tsx'
import { NewPassword } from './new-password.tsx'

export interface RegisterFields {
  email: string
  area: string
  phone: string
  code: string
  password: string
  again: string
  invite: string
  agreed: boolean
}
export const emptyRegister = (area: string): RegisterFields => ({
  email: '',
  area,
  phone: '',
  code: '',
  password: '',
  again: '',
  invite: '',
  agreed: false,
})

export function RegisterFieldset<F extends RegisterFields>({
  form,
  kind,
  onKind,
}: {
  form: FormInHand<F>
  kind: ContactKind
  onKind: (kind: ContactKind) => void
}) {
  const { t } = useTexts('accounts')
  return (
    <>
      <ChipRadios
        legend={t('register.by')}
        options={[
          { value: 'email', label: t('forgot.byEmail') },
          { value: 'phone', label: t('forgot.byPhone') },
        ]}
        value={kind}
        onChange={onKind}
      />
      <ContactCode key={kind} form={form} kind={kind} purpose="register" />
      <NewPassword form={form} />
      <InviteField form={form} />
      <Agreement form={form} />
    </>
  )
}
