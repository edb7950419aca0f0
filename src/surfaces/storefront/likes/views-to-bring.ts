// What a visitor looked at, with its time, until somebody signs in: then the shop gets it once.
import { call, CallError } from '#web/call.ts'
import { keep } from '#web/kept.ts'

interface View {
  productId: number
  at: string
}
const most = 40
const isView = (v: unknown): v is View =>
  typeof v === 'object' &&
  v !== null &&
  'productId' in v &&
  Number.isSafeInteger(v.productId) &&
  'at' in v &&
  typeof v.at === 'string' &&
  !Number.isNaN(Date.parse(v.at))
const views = keep<readonly View[]>('views-to-bring', (stored) =>
  Array.isArray(stored) ? stored.filter(isView).slice(0, most) : [],
)

export const addView = (productId: number): void =>
  views.set(
    [{ productId, at: new Date().toISOString() }, ...views.get().filter((v) => v.productId !== productId)].slice(
      0,
      most,
    ),
  )
export const forgetViews = (): void => views.set([])

/** Gives them to the person who is signed in. True when there were any. */
export async function bringViews(): Promise<boolean> {
  const brought = views.get()
  if (brought.length === 0) return false
  views.set([])
  try {
    await call('/api/v2/goods/browse/add', { views: [...brought] }, { quiet: true, stay: true })
  } catch (fault) {
    if (!(fault instanceof CallError)) throw fault
    // an answer means that the shop will not have them; without one they wait
    if (fault.code === 0) views.set(brought)
  }
  return true
}
