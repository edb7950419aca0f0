// A sum in yuan as it is typed, and in fen as it is kept; nothing typed is null.
import { useState } from 'react'
import type { Field as Name } from '../content.ts'
import { Spot, useFault } from './spot.tsx'
import type { Hand } from './use-application.ts'
import { Field } from '#ui/controls/field.tsx'
import { typedFen } from '#kernel/data/money.ts'
import { useTexts } from '#web/texts.tsx'

type Sum = Extract<Name, 'firstFee' | 'nextFee' | 'freeFrom'>
const textOf = (fen: number | null): string => (fen === null ? '' : String(fen / 100))
const fenOf = (typed: string): number | undefined => {
  const fen = typedFen(typed)
  return fen !== undefined && fen >= 0 && fen < 1_000_000_000 ? fen : undefined
}
export function MoneyLine({ of, hand, label, mark, hint }: Words & { of: Sum; hand: Hand }) {
  const { t } = useTexts(['applying', 'storefront'])
  const fault = useFault(hand)
  const [typed, setTyped] = useState(() => textOf(hand.draft[of]))
  const unread = typed.trim() !== '' && fenOf(typed) === undefined
  return (
    <Spot of={of} hand={hand}>
      <Field
        label={label}
        {...(mark && { mark })}
        {...(hint && { hint })}
        start={<span aria-hidden="true">¥</span>}
        inputMode="decimal"
        autoComplete="off"
        name={of}
        value={typed}
        error={unread ? t('fault.fee') : fault(of)}
        errorWord={t('storefront:error')}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          hand.change({ [of]: fenOf(event.currentTarget.value) ?? null })
        }}
        onBlur={() => typed !== '' && hand.judge([of])}
      />
    </Spot>
  )
}
interface Words {
  label: string
  mark?: string
  hint?: string
}
