// What this browser looked at: up to 20 product ids, newest first. It never leaves the browser by itself.
import { keep, useKept } from '#web/kept.ts'
import { useComfort } from '#web/use-comfort.ts'

const most = 20
const none: readonly number[] = []
const ids = keep<readonly number[]>('recently-viewed', (stored) =>
  Array.isArray(stored)
    ? [...new Set(stored.filter((id): id is number => Number.isSafeInteger(id) && (id as number) > 0))].slice(0, most)
    : none,
)

export const recentlyViewed = {
  ids: ids.get,
  /** Nothing while the page is being taken over from the server. */
  useIds: () => useKept(ids, none),
  /** The same for choosing goods by it: none where that is not wanted. */
  usePersonal: (): readonly number[] => {
    const viewed = useKept(ids, none)
    return useComfort().personal === 'off' ? none : viewed
  },
  /** The product stands first from now on. */
  add: (id: number): void => ids.set([id, ...ids.get().filter((known) => known !== id)].slice(0, most)),
  drop: (gone: readonly number[]): void => ids.set(ids.get().filter((id) => !gone.includes(id))),
  clear: (): void => ids.set(none),
}
