// The goods of a line of the cart as they are now, read when a sheet about it is opened.
import { useEffect, useState } from 'react'
import { call } from '#web/call.ts'
import type { Goods } from '#surfaces/storefront/goods/sku-choice.ts'
import type { CartLine } from './cart-model.ts'

/** Undefined while they are read. Where they cannot be the client tells the fault, and the sheet is closed. */
export function useLineGoods({ productId }: CartLine, onClose: () => void): Goods | undefined {
  const [goods, setGoods] = useState<Goods>()
  useEffect(() => {
    const stop = new AbortController()
    call('/api/v2/goods/goods/detail/normal', { id: productId }, { signal: stop.signal }).then(
      setGoods,
      () => !stop.signal.aborted && onClose(),
    )
    return () => stop.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- read once per product
  }, [productId])
  return goods
}
