// The cart while it is open: every tap shows at once, goes to its keeper in order, and the shop's own list follows.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLang } from '#ui/lang.tsx'
import { CallError } from '#web/call.ts'
import { browserKeeper, shopKeeper } from './cart-keeper.ts'
import { linesOf, without, withQuantity, withSelected } from './cart-model.ts'
import type { Cart, CartLine } from './cart-model.ts'

export interface Removal {
  id: number
  count: number
  putBack: () => Promise<void>
}
const messageOf = (fault: unknown): string => (fault instanceof CallError ? fault.message : String(fault))

/** `first` is the server's list; null for a visitor, whose lines only the browser knows. */
export function useCart(first: Cart | null) {
  const keeper = first ? shopKeeper : browserKeeper
  const lang = useLang()
  const [seen, setSeen] = useState(first)
  const [cart, setCart] = useState(first)
  const [failed, setFailed] = useState<string>()
  const [faults, setFaults] = useState<Record<number, string>>({})
  const [waiting, setWaiting] = useState(0)
  const [removal, setRemoval] = useState<Removal>()
  const turn = useRef(0)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  if (first !== seen) {
    setSeen(first)
    setCart(first)
  }

  const reload = async () => {
    const mine = ++turn.current
    try {
      const next = await keeper.list()
      if (mine !== turn.current) return
      setCart(next)
      setFailed(undefined)
    } catch (fault) {
      if (mine === turn.current) setFailed(messageOf(fault))
    }
  }
  const firstLook = useEffectEvent(() => {
    if (!first) void reload()
  })
  useEffect(() => firstLook(), [lang])

  /** Shows `guess` at once, then does the work after all earlier work; a refusal is told at the line. */
  const act = (guess: (cart: Cart) => Cart, work: () => Promise<unknown>, skuId?: number): Promise<void> => {
    turn.current++ // a list that is still on its way is older than this tap
    setCart((now) => now && guess(now))
    setWaiting((n) => n + 1)
    if (skuId !== undefined) setFaults(({ [skuId]: _, ...rest }) => rest)
    const done = queue.current.then(async () => {
      try {
        await work()
      } catch (fault) {
        if (skuId !== undefined) setFaults((now) => ({ ...now, [skuId]: messageOf(fault) }))
        else setFailed(messageOf(fault))
      }
      await reload()
      setWaiting((n) => n - 1)
    })
    queue.current = done
    return done
  }
  const remove = (lines: readonly CartLine[]) =>
    act(
      (now) =>
        without(
          now,
          lines.map((l) => l.skuId),
        ),
      async () => {
        const putBack = await keeper.remove(lines)
        setRemoval({ id: turn.current, count: lines.length, putBack })
      },
    )
  return {
    cart,
    failed,
    faults,
    removal,
    busy: waiting > 0,
    reload,
    /** Resolves when every tap has reached its keeper. */
    settled: () => queue.current,
    setQuantity: (line: CartLine, quantity: number) =>
      act(
        (now) => withQuantity(now, line.skuId, quantity),
        () => keeper.setQuantity(line, quantity),
        line.skuId,
      ),
    select: (lines: readonly CartLine[], selected: boolean) =>
      act(
        (now) =>
          withSelected(
            now,
            lines.map((l) => l.skuId),
            selected,
          ),
        () => keeper.select(lines, selected, cart !== null && lines.length === linesOf(cart).length),
      ),
    remove,
    undoRemoval: () => {
      const { putBack } = removal ?? {}
      setRemoval(undefined)
      if (putBack) void act((now) => now, putBack)
    },
    endRemoval: () => setRemoval(undefined),
    clearInvalid: () =>
      act(
        (now) => ({ ...now, invalid: [] }),
        () => keeper.clearInvalid(cart?.invalid ?? []),
      ),
  }
}
export type CartInHand = ReturnType<typeof useCart>
