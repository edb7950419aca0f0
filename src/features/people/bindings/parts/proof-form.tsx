// Fresh proof: a code to the person's own e-mail or phone, and what is done with it.
// Loaded with the dialog that asks for it.
import { Form } from '#web/form-frame.tsx'
import { useForm } from '#web/form.ts'
import { useTexts } from '#web/texts.tsx'
import { OwnCode, speaksOfCode, type OwnContacts } from '#features/people/accounts/parts/own-code.tsx'
import { SubmitButton } from '#ui/controls/submit-button.tsx'

export interface ProofFormProps {
  own: OwnContacts
  submit: string
  /** What the code is for; a CallError is shown where it belongs. */
  onCode: (code: string) => Promise<unknown>
}

export function ProofForm({ own, submit, onCode }: ProofFormProps) {
  const { t } = useTexts('accounts')
  const form = useForm({
    first: { code: '' },
    order: ['code'],
    check: (_, { code }) => (code.length < 6 ? t('login.codeShort') : undefined),
    send: ({ code }) => onCode(code),
    fieldOf: ({ reason }) => (speaksOfCode(reason) ? 'code' : undefined),
    onDone: () => undefined,
  })
  return (
    <Form form={form} className="grid gap-5">
      <OwnCode form={form} name="code" own={own} purpose="bindAccount" />
      <SubmitButton busy={form.busy} wide>
        {submit}
      </SubmitButton>
    </Form>
  )
}
