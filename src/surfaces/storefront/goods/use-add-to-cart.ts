// Puts pieces into the cart: the account's when signed in, else the one in this browser,
// with the same limits and the same words.
import { useState } from 'react'
import { openTexts, useSpeech, useTexts } from '#web/texts.tsx'
import { href, useNavigate } from 'react-router'
import { most, type Answer } from '#features/catalog/products/questions.ts'
import { toast } from '#ui/feedback/toast.tsx'
import { call, CallError, requestId } from '#web/call.ts'
import { keepCartCount, token } from '#web/session.ts'
import { tellCart } from '#surfaces/storefront/visit/look.ts'
import { flyThread } from '#surfaces/storefront/visit/thread-flight.ts'
import { visitorCart } from '#surfaces/storefront/visit/visitor-cart.ts'
import type { Say } from '#kernel/text/words.ts'

export interface Wanted {
  skuId: number
  /** what it is called, to say what was added */
  name: string
  /** fen */
  price: number
  /** undefined: not known here, the cart will say */
  available?: number
  limit?: number | null
  /** to its custom options */
  answers?: Answer[]
}

export function useAddToCart() {
  const { t } = useTexts('products')
  const { lang } = useSpeech()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  const forVisitor = async (wanted: Wanted, quantity: number): Promise<boolean> => {
    const { skuId, price, available, limit, answers = [] } = wanted
    const all = visitorCart.quantityOf(skuId) + quantity
    // every card stands ready to add, and the words of all refusals are many: they come when one is told
    const refuse = async (...told: Parameters<Say<'errors'>>) => {
      toast((await openTexts(lang, 'errors'))(...told), { kind: 'error' })
      return false
    }
    if (available !== undefined && available <= 0) return refuse('itemNotInStock')
    if (limit && all > limit) return refuse('atMost', { limit })
    if (available !== undefined && all > available) return refuse('onlyLeft', { left: available })
    if (visitorCart.wordingsWith(skuId, quantity, answers).length > most.wordings)
      return refuse('tooManyWordings', { max: most.wordings })
    return visitorCart.add(skuId, quantity, price, answers) || refuse('cartFull', { max: 120 })
  }
  const forBuyer = async ({ skuId, answers = [] }: Wanted, quantity: number): Promise<boolean> => {
    try {
      const { count } = await call('/api/v2/cart/cart/add', {
        skuId,
        quantity,
        ...(answers.length > 0 && { answers }),
        requestId: requestId(),
      })
      keepCartCount(count)
      return true
    } catch (fault) {
      if (fault instanceof CallError) return false // the client has told it
      throw fault
    }
  }
  /** True when the pieces are in the cart. `from` is where the thread starts. */
  const add = async (wanted: Wanted, quantity: number, from?: Element | null): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    const way = token() ? forBuyer : forVisitor
    const done = await way(wanted, quantity).finally(() => setBusy(false))
    if (!done) return false
    tellCart(wanted.skuId)
    if (from) flyThread(from)
    toast(t('goods.added', { name: wanted.name }), {
      kind: 'success',
      action: { label: t('goods.toCart'), onPress: () => void navigate(href('/shoppingCart')) },
    })
    return true
  }
  return { add, busy }
}
