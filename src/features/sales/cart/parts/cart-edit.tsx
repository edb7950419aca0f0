// What is done to the ticked lines of the cart other than buying them: saved for another day, or taken out.
import { Button } from '#ui/controls/button.tsx'
import { Tick } from '#ui/controls/checkbox.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { useOffered } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { useSignIn } from '#surfaces/storefront/visit/sign-in.tsx'
import { selectedOf, ticked, type CartLine } from './cart-model.ts'
import { PhoneBar } from './phone-bar.tsx'
import type { CartInHand } from './use-cart.ts'

interface EditProps {
  lines: readonly CartLine[]
  hand: CartInHand
}

/** Saving belongs to a person: a visitor signs in first, and the lines are the account's by then. */
function useCollecting({ lines, hand }: EditProps): () => void {
  const { t } = useTexts('cart')
  const afterSignIn = useSignIn()
  return () =>
    afterSignIn(async () => {
      if (await hand.collect(lines)) toast(t('collected', { count: lines.length }), { kind: 'success' })
    })
}

export function CollectChosen(props: EditProps) {
  const { t } = useTexts('cart')
  const collect = useCollecting(props)
  if (!useOffered('favourites')) return null
  return <TextLink onClick={collect}>{t('collectSelected', { count: props.lines.length })}</TextLink>
}

/** On a phone, in the place of the way to the confirmation. */
export function EditBar({ lines, hand }: EditProps) {
  const { t } = useTexts('cart')
  const [state, chosen] = [ticked(lines), selectedOf(lines)]
  const collect = useCollecting({ lines: chosen, hand })
  const saves = useOffered('favourites')
  const none = chosen.length === 0 || undefined
  return (
    <PhoneBar label={t('edit')} className="cart-bar cart-edit-bar">
      <Tick
        label={t('selectAll')}
        checked={state === 'all'}
        mixed={state === 'some'}
        onChange={() => void hand.select(lines, state !== 'all')}
      />
      {saves && (
        <Button size="sm" aria-disabled={none} onClick={() => !none && collect()}>
          {t('collectShort')}
        </Button>
      )}
      <Button size="sm" aria-disabled={none} onClick={() => !none && void hand.remove(chosen)}>
        {t('removeShort')}
      </Button>
    </PhoneBar>
  )
}
