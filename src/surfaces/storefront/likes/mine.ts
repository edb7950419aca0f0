// What the signed-in person saved and follows, as hearts and buttons of any page need it:
// asked once per visit and person, after the page is there, then kept right by every press.
// Invariant: pages say nothing of it themselves (visitors' pages are shared),
// and nothing of one person is left when another signs in.
import { useEffect, useSyncExternalStore } from 'react'
import { call, CallError } from '#web/call.ts'
import { recentlyViewed } from '#surfaces/storefront/visit/recently-viewed.ts'
import { token, useSession } from '#web/session.ts'
import { bringViews } from './views-to-bring.ts'

export interface FollowNow {
  on: boolean
  followers: number
}
interface Mine {
  /** whose it is */
  of: string | undefined
  /** the shop has told what follows; presses are known before */
  told: boolean
  hearts: ReadonlyMap<number, boolean>
  follows: ReadonlyMap<string, FollowNow>
  followed: ReadonlySet<string>
  recent: readonly number[]
  paused: boolean
  /** SKUs of which the person is told when they are back; presses are known before */
  waits: ReadonlyMap<number, boolean>
}
const nothing: Mine = {
  of: undefined,
  told: false,
  hearts: new Map(),
  follows: new Map(),
  followed: new Set(),
  recent: [],
  paused: false,
  waits: new Map(),
}
export const followKey = (type: 'merchant' | 'brand', id: number): string => `${type} ${id}`

let mine = nothing
let loading: { of: string; done: Promise<void> } | undefined
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
function tell(next: Mine): void {
  mine = next
  listeners.forEach((listener) => listener())
}
/** What is known of the person who is signed in now. */
const own = (): Mine => (mine.of === token() ? mine : { ...nothing, of: token() })

async function load(of: string): Promise<void> {
  await bringViews()
  try {
    const { collected, merchants, brands, recent, paused, waiting } = await call(
      '/api/v2/user/likes/mine',
      {},
      { quiet: true, stay: true },
    )
    if (token() !== of) return
    const before = own()
    tell({
      ...before,
      told: true,
      hearts: new Map([...collected.map((id) => [id, true] as const), ...before.hearts]),
      followed: new Set([
        ...merchants.map((id) => followKey('merchant', id)),
        ...brands.map((id) => followKey('brand', id)),
      ]),
      recent,
      paused,
      waits: new Map([...waiting.map((id) => [id, true] as const), ...before.waits]),
    })
  } catch (fault) {
    if (!(fault instanceof CallError)) throw fault // the page goes on without
  }
}
/** Asks the shop once per person; at once when nobody is signed in. */
export function loadMine(): Promise<void> {
  const of = token()
  if (of === undefined || (mine.of === of && mine.told)) return Promise.resolve()
  if (loading?.of === of) return loading.done
  const done = load(of).finally(() => (loading = undefined))
  loading = { of, done }
  return done
}

/** Everything of the person, empty until it is known and for visitors. */
export function useMine(): Mine {
  const { signedIn, person } = useSession()
  const who = person?.userId
  useEffect(() => {
    if (signedIn) void loadMine()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another person in the same browser
  }, [signedIn, who])
  const now = useSyncExternalStore(
    subscribe,
    () => mine,
    () => nothing,
  )
  return signedIn && now.of === token() ? now : nothing
}

export const isPaused = (): boolean => own().paused
export const setHearts = (ids: readonly number[], on: boolean): void =>
  tell({ ...own(), hearts: new Map([...own().hearts, ...ids.map((id) => [id, on] as const)]) })
export const setFollow = (key: string, now: FollowNow): void =>
  tell({ ...own(), follows: new Map([...own().follows, [key, now]]) })
export const setWait = (skuId: number, on: boolean): void =>
  tell({ ...own(), waits: new Map([...own().waits, [skuId, on]]) })
export const setPaused = (paused: boolean): void => tell({ ...own(), paused })
/** These products were deleted from what was looked at. */
export function forgetRecent(ids: readonly number[] | 'all'): void {
  if (ids === 'all') recentlyViewed.clear()
  else recentlyViewed.drop(ids)
  tell({ ...own(), recent: ids === 'all' ? [] : own().recent.filter((id) => !ids.includes(id)) })
}
/** A deletion was taken back. */
export const rememberRecent = (ids: readonly number[]): void => tell({ ...own(), recent: ids })
