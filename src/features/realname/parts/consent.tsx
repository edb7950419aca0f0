// The tick without which nothing is sent.
import { Tick } from '#ui/tick.tsx'
import { useTexts } from '#web/texts.tsx'

export function Consent({ given, fault, onChange }: { given: boolean; fault: string | undefined; onChange: (given: boolean) => void }) {
  const { t } = useTexts(['realname', 'shop'])
  return (
    <div>
      <Tick
        name="consent"
        label={t('consent')}
        checked={given}
        onChange={(e) => onChange(e.currentTarget.checked)}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? 'consent-fault' : undefined}
      />
      <p role="alert" id="consent-fault" className="mt-1.5 text-13 font-medium text-primary-ink empty:hidden">
        {fault && (
          <>
            <b>{t('shop:error')}:</b> {fault}
          </>
        )}
      </p>
    </div>
  )
}
