// The login password: another by the present one, or the first by a code.
// The first needs no code minutes after the sign-in.
import { useState } from 'react'
import { href, Link } from 'react-router'
import { Field } from '#ui/controls/field.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { CallError } from '#web/call.ts'
import { Form } from '#web/form-frame.tsx'
import { quietly, useForm } from '#web/form.ts'
import { useTexts } from '#web/texts.tsx'
import { usePasswordLacks } from '#features/people/accounts/parts/field-errors.ts'
import { NewPassword } from '#features/people/accounts/parts/new-password.tsx'
import { OwnCode, speaksOfCode } from '#features/people/accounts/parts/own-code.tsx'
import { SubmitButton } from '#ui/controls/submit-button.tsx'
import type { Security } from './score.tsx'

interface Fields {
  old: string
  code: string
  password: string
  again: string
}
function fieldOf({ reason }: CallError): keyof Fields | undefined {
  if (speaksOfCode(reason)) return 'code'
  if (reason === 'oldPasswordWrong' || reason === 'passwordLocked') return 'old'
  return reason === 'passwordInvalid' || reason === 'passwordSame' ? 'password' : undefined
}

function usePasswordForm({ hasPassword, freshSignIn }: Security, onDone: () => unknown) {
  const { t } = useTexts(['security', 'accounts'])
  const [needsCode, setNeedsCode] = useState(!hasPassword && !freshSignIn)
  const newLack = usePasswordLacks(false)
  const form = useForm<Fields, unknown>({
    first: { old: '', code: '', password: '', again: '' },
    order: [...(hasPassword ? (['old'] as const) : needsCode ? (['code'] as const) : []), 'password', 'again'],
    check: (name, f) => {
      if (name === 'old') return f.old === '' ? t('password.oldMissing') : undefined
      if (name === 'code') return f.code.length < 6 ? t('accounts:login.codeShort') : undefined
      return newLack(name, f)
    },
    send: ({ old, code, password }) =>
      quietly('/update-password', {
        new_password: password,
        ...(hasPassword && { old_password: old }),
        ...(needsCode && { code }),
      }).catch((fault: unknown) => {
        // the sign-in is no longer fresh
        if (fault instanceof CallError && fault.reason === 'proofRequired') setNeedsCode(true)
        throw fault
      }),
    fieldOf,
    onDone,
  })
  return { form, needsCode }
}

export function PasswordForm({ security, onDone }: { security: Security; onDone: () => unknown }) {
  const { t } = useTexts(['security', 'accounts', 'storefront'])
  const { form, needsCode } = usePasswordForm(security, onDone)
  return (
    <Form form={form} className="mt-8 grid gap-8">
      {security.hasPassword && (
        <div className="grid gap-2">
          <Field
            {...form.text('old')}
            type="password"
            label={t('password.old')}
            autoComplete="current-password"
            maxLength={64}
            reveal={{ show: t('accounts:password.show'), hide: t('accounts:password.hide') }}
          />
          <p>
            <TextLink render={<Link to={href('/login/login/forgot')} />}>{t('password.forgot')}</TextLink>
          </p>
        </div>
      )}
      {needsCode && (
        <fieldset>
          <legend className="display mb-3 text-22">{t('prove.title')}</legend>
          <OwnCode form={form} name="code" own={security} purpose="resetPassword" />
        </fieldset>
      )}
      {needsCode ? (
        <fieldset>
          <legend className="display mb-3 text-22">{t('password.stepNew')}</legend>
          <NewPassword form={form} />
        </fieldset>
      ) : (
        <NewPassword form={form} />
      )}
      <SubmitButton busy={form.busy} className="justify-self-start">
        {t('password.save')}
      </SubmitButton>
    </Form>
  )
}
