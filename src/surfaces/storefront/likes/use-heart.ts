// One's own heart of a product: pressing says what is wished, so that a double tap undoes nothing;
// a visitor signs in over the page, and the wish is done then.
import { useRef, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { toast } from '#ui/feedback/toast.tsx'
import { call, CallError, requestId } from '#web/call.ts'
import { useSignIn } from '#surfaces/storefront/visit/sign-in.tsx'
import { useTexts } from '#web/texts.tsx'
import { setHearts, useMine } from './mine.ts'

/** Presses that come faster are one press. */
const doubleTap = 400

/** `served`: how the page came, until more is known. */
export function useHeart(productId: number, served = false) {
  const { t } = useTexts('likes')
  const mine = useMine()
  const afterSignIn = useSignIn()
  const navigate = useNavigate()
  const [favourites, setFavourites] = useState<number>()
  const last = useRef(0)
  const on = mine.hearts.get(productId) ?? (mine.told ? false : served)

  const wish = async (wanted: boolean) => {
    setHearts([productId], wanted)
    try {
      const now = await call('/api/v2/user/collection/addOrCancel', { productId, on: wanted, requestId: requestId() })
      setHearts([productId], now.on)
      setFavourites(now.favourites)
      if (wanted)
        toast(t('heart.done'), {
          kind: 'success',
          action: { label: t('heart.see'), onPress: () => void navigate(href('/user/user/collection')) },
        })
    } catch (fault) {
      setHearts([productId], !wanted)
      if (!(fault instanceof CallError)) throw fault // the client has told it
    }
  }
  const press = () => {
    const now = performance.now()
    const again = now - last.current < doubleTap
    last.current = now
    if (!again) afterSignIn(() => wish(!on))
  }
  return { on, press, favourites }
}
