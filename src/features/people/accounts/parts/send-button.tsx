// "Send code", inside a field or by itself, with the seconds until it may be sent again;
// and below it, in words, what became of it.
import { useId } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { FieldError } from '#ui/controls/field-frame.tsx'
import { useTexts } from '#web/texts.tsx'
import type { CodeSending } from './use-code-sending.tsx'

const inField =
  'px-3 text-13 font-semibold whitespace-nowrap tabular-nums aria-disabled:font-normal aria-disabled:text-ink-3'
/** `alone`: a button of its own, not in the box of a field. */
export function SendButton({
  sending,
  onPress,
  alone = false,
}: {
  sending: CodeSending
  onPress: () => void
  alone?: boolean
}) {
  const { t } = useTexts('accounts')
  const { seconds, busy, sent } = sending
  const words = seconds > 0 ? t('login.resendIn', { seconds }) : sent ? t('login.resend') : t('login.send')
  if (alone)
    return (
      <Button
        className="justify-self-start tabular-nums"
        busy={busy}
        aria-disabled={seconds > 0 || undefined}
        onClick={onPress}
      >
        {words}
      </Button>
    )
  return (
    <button
      type="button"
      className={inField}
      aria-disabled={seconds > 0 || busy || undefined}
      onClick={() => seconds === 0 && !busy && onPress()}
    >
      {seconds > 0 ? (
        <>
          <span className="max-md:sr-only">{words}</span>
          {/* beside a number there is little room */}
          <span className="md:hidden" aria-hidden="true">
            {t('login.seconds', { seconds })}
          </span>
        </>
      ) : (
        words
      )}
    </button>
  )
}

/** `to`: the address as the person knows it. */
export function SentNote({ sending, to }: { sending: CodeSending; to: string }) {
  const { t } = useTexts(['accounts', 'storefront'])
  const id = useId()
  return (
    <>
      <p role="status" className="-mt-3 text-13 text-success empty:hidden">
        {sending.sent ? t('login.sent', { email: to }) : ''}
      </p>
      <div className={sending.fault ? '-mt-3' : 'hidden'}>
        <FieldError id={id} error={sending.fault} errorWord={t('storefront:error')} />
      </div>
    </>
  )
}
