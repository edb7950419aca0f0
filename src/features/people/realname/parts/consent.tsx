// The tick without which nothing is sent.
import { FieldError } from '#ui/controls/field-frame.tsx'
import { Tick } from '#ui/controls/checkbox.tsx'
import { useTexts } from '#web/texts.tsx'

export function Consent({
  given,
  fault,
  onChange,
}: {
  given: boolean
  fault: string | undefined
  onChange: (given: boolean) => void
}) {
  const { t } = useTexts(['realname', 'storefront'])
  return (
    <div>
      <Tick
        name="consent"
        label={t('consent')}
        checked={given}
        onChange={(e) => onChange(e.currentTarget.checked)}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? 'consent-error' : undefined}
      />
      <FieldError id="consent" error={fault} errorWord={t('storefront:error')} />
    </div>
  )
}
