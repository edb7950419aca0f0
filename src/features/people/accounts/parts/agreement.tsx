// The tick for user agreement and privacy policy: never set beforehand.
import { useId } from 'react'
import { Link } from 'react-router'
import { FieldError } from '#ui/controls/field-frame.tsx'
import { LinkedText } from '#ui/text/linked-text.tsx'
import { Tick } from '#ui/controls/checkbox.tsx'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import type { FormInHand } from '#web/form.ts'
import './login.css'

const article = (code: string) => (words: string) => (
  <Link to={hrefWith('/home/article', { code })} target="_blank" className="login-link">
    {words}
  </Link>
)

export function Agreement<F extends { agreed: boolean }>({ form }: { form: FormInHand<F> }) {
  const { t } = useTexts(['accounts', 'storefront'])
  const id = useId()
  const fault = form.fault('agreed')
  return (
    <div>
      <Tick
        name="agreed"
        label={
          <LinkedText
            text={t('login.agreement')}
            links={{ user: article('user-agreement'), privacy: article('privacy-policy') }}
          />
        }
        checked={form.fields.agreed}
        onChange={(event) => form.change({ agreed: event.currentTarget.checked } as Partial<F>)}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-error` : undefined}
      />
      <FieldError id={id} error={fault} errorWord={t('storefront:error')} />
    </div>
  )
}
