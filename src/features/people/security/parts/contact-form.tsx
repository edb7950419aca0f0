// Another e-mail or phone, or the first: proof that it is the person, then a code to the new address.
// A first one minutes after the sign-in needs no further proof.
import { useState } from 'react'
import { useLang } from '#ui/text/lang.tsx'
import { CallError } from '#web/call.ts'
import { Form } from '#web/form-frame.tsx'
import { quietly, useForm } from '#web/form.ts'
import { useTexts } from '#web/texts.tsx'
import { ContactCode, type ContactFields } from '#features/people/accounts/parts/contact-code.tsx'
import { homeArea, type ContactKind } from '#features/people/accounts/parts/contact.ts'
import { contactFieldOf, useContactLacks } from '#features/people/accounts/parts/field-errors.ts'
import { SubmitButton } from '#ui/controls/submit-button.tsx'
import { FreshProof, givenProof, noProof, useProofLacks, type ProofFields } from './fresh-proof.tsx'
import type { Security } from './score.tsx'

type Fields = ContactFields & ProofFields
const proofFields = ['proof', 'payPassword'] as const

function fieldOf({ reason, params }: CallError, kind: ContactKind): keyof Fields | undefined {
  if (['payPasswordWrong', 'payPasswordLocked', 'payPasswordNotSet'].includes(reason)) return 'payPassword'
  // two codes are in play; the shop says which one was wrong
  return params['of'] === 'old_code' ? 'proof' : contactFieldOf(reason, kind)
}

function send(
  kind: ContactKind,
  { email, area, phone, code }: ContactFields,
  proof: ReturnType<typeof givenProof>,
): Promise<null> {
  return kind === 'email'
    ? quietly('/email-change-bind', { user_email: email.trim(), code, ...proof })
    : quietly('/mobile-change-bind', { area_code: area.trim(), phone: phone.trim(), code, ...proof })
}

function useContactForm(kind: ContactKind, security: Security, onDone: () => unknown) {
  const [proves, setProves] = useState(security[kind] !== null || !security.freshSignIn)
  const contactLack = useContactLacks(kind)
  const proofLack = useProofLacks()
  const form = useForm<Fields, unknown>({
    first: { ...noProof, email: '', area: homeArea(useLang()), phone: '', code: '' },
    order: [...(proves ? proofFields : []), kind, 'code'],
    check: (name, f) => proofLack(name, f) ?? contactLack(name, f),
    send: (f) =>
      send(kind, f, proves ? givenProof(f) : {}).catch((fault: unknown) => {
        // the sign-in is no longer fresh
        if (fault instanceof CallError && fault.reason === 'proofRequired') setProves(true)
        throw fault
      }),
    fieldOf: (fault) => fieldOf(fault, kind),
    onDone,
  })
  return { form, proves }
}

export function ContactForm({
  kind,
  security,
  onDone,
}: {
  kind: ContactKind
  security: Security
  onDone: () => unknown
}) {
  const { t } = useTexts('security')
  const { form, proves } = useContactForm(kind, security, onDone)
  const changing = kind === 'email' ? 'changeEmail' : security.phone === null ? 'bindPhone' : 'changePhone'
  return (
    <Form form={form} className="mt-8 grid gap-8">
      {proves && (
        <fieldset>
          <legend className="display mb-3 text-22">{t('prove.title')}</legend>
          <FreshProof form={form} own={security} purpose={changing} hasPayPassword={security.hasPayPassword} />
        </fieldset>
      )}
      <fieldset>
        <legend className="display mb-3 text-22">{proves ? t(`${kind}.stepNew`) : t(`${kind}.step`)}</legend>
        <div className="grid gap-5">
          <ContactCode form={form} kind={kind} purpose={changing} />
        </div>
      </fieldset>
      <SubmitButton busy={form.busy} className="justify-self-start">
        {t(`${kind}.save`)}
      </SubmitButton>
    </Form>
  )
}
