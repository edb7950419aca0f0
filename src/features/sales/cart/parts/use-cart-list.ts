// The cart's list while it is open: a tap shows at once, its work is done in order, and the shop's own list follows.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CallError } from '#web/call.ts'
import type { CartKeeper } from './cart-keeper.ts'
import type { Cart } from './cart-model.ts'

const messageOf = (fault: unknown): string => (fault instanceof CallError ? fault.message : String(fault))

/** Work done strictly one after the other. `settled` resolves when nothing is left. */
function useQueue() {
  const [waiting, setWaiting] = useState(0)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const inOrder = (work: () => Promise<void>): Promise<void> => {
    setWaiting((n) => n + 1)
    const done = last.current.then(work).finally(() => setWaiting((n) => n - 1))
    last.current = done
    return done
  }
  return { inOrder, busy: waiting > 0, settled: () => last.current }
}

/** What was refused at a line, by its SKU. */
function useFaults() {
  const [faults, setFaults] = useState<Record<number, string>>({})
  const forget = (skuId: number | undefined) => {
    if (skuId !== undefined) setFaults(({ [skuId]: _, ...rest }) => rest)
  }
  const tell = (said: string, skuId: number) => setFaults((now) => ({ ...now, [skuId]: said }))
  return { faults, forget, tell }
}

interface Shown {
  keeper: CartKeeper
  show: (cart: Cart) => void
  fail: (said: string | undefined) => void
}
/** The shop's own list after a tap; a list that is still on its way is older than a newer one. */
function useReload({ keeper, show, fail }: Shown) {
  const turn = useRef(0)
  const begin = () => ++turn.current
  const reload = async () => {
    const mine = begin()
    try {
      const next = await keeper.list()
      if (mine !== turn.current) return // a newer tap has its own list coming
      show(next)
      fail(undefined)
    } catch (fault) {
      if (mine === turn.current) fail(messageOf(fault))
    }
  }
  return { begin, reload }
}

/** `first` is the list that came with the page; null when only the browser knows the lines. */
export function useCartList(first: Cart | null, keeper: CartKeeper) {
  const [seen, setSeen] = useState(first)
  const [cart, setCart] = useState(first)
  const [failed, setFailed] = useState<string>()
  const { faults, forget, tell } = useFaults()
  const { inOrder, busy, settled } = useQueue()
  const { begin, reload } = useReload({ keeper, show: setCart, fail: setFailed })
  if (first !== seen) {
    setSeen(first)
    setCart(first)
  }
  const look = useEffectEvent(() => first ?? keeper.list())
  useEffect(() => {
    let here = true
    Promise.resolve(look()).then(
      (list) => here && setCart(list),
      (fault: unknown) => here && setFailed(messageOf(fault)),
    )
    return () => void (here = false)
  }, [])

  /**
   * Shows `guess` at once and does the work after all earlier work;
   * a refusal is told at the line of `skuId`, else on top. False when it was refused.
   */
  const act = async (guess: (cart: Cart) => Cart, work: () => Promise<unknown>, skuId?: number): Promise<boolean> => {
    begin()
    setCart((now) => now && guess(now))
    forget(skuId)
    let refused: string | undefined
    await inOrder(async () => {
      try {
        await work()
      } catch (fault) {
        refused = messageOf(fault)
      }
      await reload()
      if (refused === undefined) return
      if (skuId === undefined) setFailed(refused)
      else tell(refused, skuId)
    })
    return refused === undefined
  }
  return { cart, failed, faults, busy, reload, act, settled }
}
