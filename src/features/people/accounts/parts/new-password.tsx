// A new login password, typed twice: its rules stand there before the first letter and are ticked as they are kept.
import { Check, Circle } from 'lucide-react'
import { useId } from 'react'
import { Field } from '#ui/controls/field.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { Meter } from '#ui/feedback/meter.tsx'
import { useTexts } from '#web/texts.tsx'
import type { FormInHand } from '#web/form.ts'
import { passwordRules, ruleNames, strengthOf } from './password-rules.ts'
import './new-password.css'

export interface NewPasswordFields {
  password: string
  again: string
}
const steps = { weak: 1, fair: 2, good: 3 } as const

export function NewPassword<F extends NewPasswordFields>({
  form,
  optional = false,
}: {
  form: FormInHand<F>
  optional?: boolean
}) {
  const { t } = useTexts('accounts')
  const id = useId()
  const { password } = form.fields
  const reveal = { show: t('password.show'), hide: t('password.hide') }
  const mark = optional ? t('password.optional') : undefined
  return (
    <div className="grid gap-5">
      <div>
        <Field
          {...form.text('password')}
          type="password"
          label={t('password.new')}
          mark={mark}
          autoComplete="new-password"
          maxLength={64}
          reveal={reveal}
          aria-describedby={id}
        />
        <Rules id={id} password={password} />
        {password !== '' && <Strength password={password} />}
      </div>
      <Field
        {...form.text('again')}
        type="password"
        label={t('password.again')}
        mark={mark}
        autoComplete="new-password"
        maxLength={64}
        reveal={reveal}
      />
    </div>
  )
}

function Rules({ id, password }: { id: string; password: string }) {
  const { t } = useTexts('accounts')
  return (
    <ul id={id} className="password-rules" aria-label={t('password.rules')}>
      {ruleNames.map((name) => {
        const kept = password !== '' && passwordRules[name](password)
        return (
          <li key={name} className={kept ? 'password-kept' : undefined}>
            <Icon of={kept ? Check : Circle} size={14} />
            {t(`password.rule.${name}`)}
            {kept && <span className="vh"> ({t('password.kept')})</span>}
          </li>
        )
      })}
    </ul>
  )
}

function Strength({ password }: { password: string }) {
  const { t } = useTexts('accounts')
  const strength = strengthOf(password)
  const words = t(`password.strength.${strength}`)
  return (
    <p className={`password-strength password-${strength}`} role="status">
      <Meter value={steps[strength]} of={3} text={words} />
      <span aria-hidden="true">{words}</span>
    </p>
  )
}
