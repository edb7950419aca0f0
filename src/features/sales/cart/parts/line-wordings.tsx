// How the pieces of a cart line are made: each wording with its pieces, to be written anew, to be made more or fewer.
import { Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { Quantity } from '#ui/controls/quantity.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import {
  joined,
  most,
  piecesOf,
  writtenOut,
  type Answer,
  type ShownWording,
  type Wording,
} from '#features/catalog/products/questions.ts'
import { WordingText } from '#features/catalog/products/parts/wordings.tsx'
import { boundOf, type CartLine } from './cart-model.ts'
import type { CartInHand } from './use-cart.ts'

const WordingSheet = lazy(async () => ({ default: (await import('./wording-sheet.tsx')).WordingSheet }))

/** As they are kept, without the words they are shown in. */
const givenOf = ({ wordings, quantity }: CartLine): readonly Wording[] =>
  writtenOut(
    wordings.map((w) => ({
      quantity: w.quantity,
      answers: w.answers.map(({ code, given }) => ({ code, value: given })),
    })),
    quantity,
  )

interface LineProps {
  line: CartLine
  hand: CartInHand
}
export function LineWordings({ line, hand }: LineProps) {
  const { t } = useTexts('cart')
  const [edited, setEdited] = useState<{ at: number; open: boolean }>()
  const given = givenOf(line)
  const put = (next: readonly Wording[]) => void hand.setWordings(line, joined(next), piecesOf(next))
  const change = (at: number, part: Partial<Wording>) => given.map((w, i) => (i === at ? { ...w, ...part } : w))
  const use = (answers: Answer[]) => {
    const at = edited?.at ?? 0
    put(at < given.length ? change(at, { answers }) : [...given, { answers, quantity: 1 }])
  }
  const shown = line.wordings.length > 0 ? line.wordings : [{ quantity: line.quantity, answers: [] }]
  const spare = Math.max(0, boundOf(line).max - line.quantity)
  return (
    <>
      <ul className="wordings cart-wordings">
        {shown.map((wording, i) => (
          <OneWording
            key={JSON.stringify(wording.answers)}
            {...{ line, wording, spare }}
            alone={shown.length === 1}
            onEdit={() => setEdited({ at: i, open: true })}
            onQuantity={(quantity) => put(change(i, { quantity }))}
            onRemove={() => put(given.filter((_, j) => j !== i))}
          />
        ))}
      </ul>
      {line.wordings.length > 0 && spare > 0 && shown.length < most.wordings && (
        <p className="mt-1.5 text-13">
          <TextLink onClick={() => setEdited({ at: given.length, open: true })}>{t('addWording')}</TextLink>
        </p>
      )}
      {edited && (
        <Suspense fallback={null}>
          <WordingSheet
            key={`${edited.at} ${JSON.stringify(given[edited.at]?.answers)}`}
            line={line}
            answers={given[edited.at]?.answers ?? []}
            open={edited.open}
            onClose={() => setEdited({ ...edited, open: false })}
            onUse={use}
          />
        </Suspense>
      )}
    </>
  )
}

interface WordingProps extends Pick<LineProps, 'line'> {
  wording: ShownWording
  /** how many pieces more there may be */
  spare: number
  /** the only one: the stepper of the line is its own */
  alone: boolean
  onEdit: () => void
  onQuantity: (quantity: number) => void
  onRemove: () => void
}
function OneWording({ line, wording, spare, alone, onEdit, onQuantity, onRemove }: WordingProps) {
  const { t } = useTexts('cart')
  return (
    <li>
      <p>
        <WordingText wording={wording} counted={false} />
      </p>
      <div>
        <TextLink onClick={onEdit}>{t(wording.answers.length === 0 ? 'fillIn' : 'editWording')}</TextLink>
        {!alone && (
          <>
            <Quantity
              size="sm"
              value={wording.quantity}
              max={wording.quantity + spare}
              onCommit={onQuantity}
              label={t('wordingQuantity', { title: line.title })}
              lessLabel={t('less1')}
              moreLabel={t('more1')}
            />
            <button type="button" className="cart-wording-remove" aria-label={t('removeWording')} onClick={onRemove}>
              <Icon of={Trash2} size={16} />
            </button>
          </>
        )}
      </div>
    </li>
  )
}
