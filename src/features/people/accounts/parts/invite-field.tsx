// An invitation code, folded away until somebody has one.
import { Field } from '#ui/controls/field.tsx'
import { useTexts } from '#web/texts.tsx'
import type { FormInHand } from '#web/form.ts'

export function InviteField<F extends { invite: string }>({ form }: { form: FormInHand<F> }) {
  const { t } = useTexts('accounts')
  return (
    <details className="login-fold" open={form.fault('invite') !== undefined || undefined}>
      <summary>{t('login.invite')}</summary>
      <Field
        {...form.text('invite')}
        className="mt-3"
        label={t('login.inviteLabel')}
        autoComplete="off"
        maxLength={32}
      />
    </details>
  )
}
