// A place of the form: what staff noted there stands above the field, what is wrong below it.
import { MessageSquareWarning } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Field as Name } from '../content.ts'
import type { Draft, Hand } from './use-application.ts'
import { Field } from '#ui/controls/field.tsx'
import { FieldError } from '#ui/controls/field-frame.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { useTexts } from '#web/texts.tsx'

export function Spot({ of, hand, children }: { of: Name; hand: Hand; children: ReactNode }) {
  const { t } = useTexts('applying')
  const note = hand.note(of)
  return (
    <div className="sell-spot" data-spot={of}>
      {note && (
        <p className="sell-note">
          <Icon of={MessageSquareWarning} size={16} />
          <span>
            <b>{t('note.at')}</b> {note}
          </span>
        </p>
      )}
      {children}
    </div>
  )
}
/** What is wrong at a field, in words. */
export function useFault(hand: Hand): (of: Name) => string | undefined {
  const { t } = useTexts('applying')
  return (of) => {
    const fault = hand.fault(of)
    return fault && t(`fault.${fault}`)
  }
}
/** Below controls that have no frame of their own. */
export function SpotFault({ of, hand }: { of: Name; hand: Hand }) {
  const { t } = useTexts('storefront')
  return <FieldError id={`sell-${of}`} error={useFault(hand)(of)} errorWord={t('error')} />
}

type Texts = { [K in keyof Draft]: Draft[K] extends string ? K : never }[keyof Draft]
interface LineProps {
  of: Name
  part?: Texts
  hand: Hand
  label: string
  mark?: string
  hint?: string
  maxLength: number
  autoComplete?: string
  placeholder?: string
  spellCheck?: boolean
}
/** One line of text. */
export function Line({ of, part = of as Texts, hand, spellCheck = true, ...words }: LineProps) {
  const { t } = useTexts('storefront')
  const fault = useFault(hand)
  const { draft, change, judge } = hand
  return (
    <Spot of={of} hand={hand}>
      <Field
        autoComplete="off"
        {...words}
        spellCheck={spellCheck}
        name={part}
        value={draft[part]}
        error={fault(of)}
        errorWord={t('error')}
        onChange={(event) => change({ [part]: event.currentTarget.value })}
        onBlur={() => draft[part] !== '' && judge([of])}
      />
    </Spot>
  )
}
/** A number that is kept sealed: what was typed once shows its ends only, and is typed anew to change it. */
export function SecretLine({
  of,
  hand,
  ...words
}: Omit<LineProps, 'of' | 'part'> & { of: 'legalNumber' | 'bankAccount' }) {
  const { t } = useTexts('applying')
  const kept = hand.masked[of]
  return (
    <Line
      of={of}
      hand={hand}
      {...words}
      spellCheck={false}
      {...(kept && { placeholder: kept })}
      {...(kept && hand.draft[of] === '' && { hint: t('kept', { number: kept }) })}
    />
  )
}
