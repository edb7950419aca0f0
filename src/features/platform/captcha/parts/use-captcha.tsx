// Proof at the moment of need: whoever is about to ask for a code proves in a sheet to be no machine.
// Invariant: one proof is asked at most; closing the sheet answers null.
// A proof made on the page of its own is kept for the next who needs one.
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { call, CallError } from '#web/call.ts'
import type { Bound, Puzzle } from './puzzle.ts'

interface Asked {
  /** the sheet stays in the page after its first opening, so that it can close in peace */
  open: boolean
  first: Puzzle
  bound: Bound
  /** tells one sheet from the next */
  turn: number
  answer: (token: string | null) => void
  /** the sheet has left the page, and has given the focus back */
  gone: () => void
}
const CaptchaSheet = lazy(async () => ({ default: (await import('./captcha-sheet.tsx')).CaptchaSheet }))

let asked: Asked | undefined
let lastGone: Promise<void> | undefined
let kept: { token: string; until: number; bound: Bound } | undefined
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
function tell(next: Asked | undefined): void {
  asked = next
  listeners.forEach((listener) => listener())
}
/** Closes the sheet with this answer; a second answer is none. */
function end(token: string | null): void {
  if (!asked?.open) return
  const { answer } = asked
  tell({ ...asked, open: false })
  answer(token)
}

/** Keeps a proof for the next `prove` of the same in this tab. */
export const keepProof = (bound: Bound, token: string, seconds: number): void =>
  void (kept = { bound, token, until: Date.now() + (seconds - 10) * 1000 })
function keptProof({ scene, target }: Bound): string | undefined {
  const serves = kept && kept.until > Date.now() && kept.bound.scene === scene && kept.bound.target === target
  const proof = serves ? kept?.token : undefined
  kept = undefined
  return proof
}

function opened(first: Puzzle, bound: Bound): Promise<string | null> {
  let gone = () => {}
  lastGone = new Promise((resolve) => (gone = resolve))
  return new Promise((answer) => tell({ open: true, first, bound, turn: (asked?.turn ?? 0) + 1, answer, gone }))
}

/** Resolves when the sheet of the last proof has left: who moves the focus before loses it to what was pressed. */
export const captchaGone = async (): Promise<void> => lastGone

/**
 * A token to send along, silently where the shop asks for no proof;
 * null when the sheet was closed or no puzzle came (which is told by a toast).
 */
async function prove(bound: Bound): Promise<string | null> {
  const proof = keptProof(bound)
  if (proof) return proof
  end(null)
  try {
    const first = await call('/captcha/get', { kind: 'slide', ...bound })
    if (first.kind === 'none') return first.captchaToken
    return await opened(first, bound)
  } catch (fault) {
    if (fault instanceof CallError) return null
    throw fault
  }
}
/**
 * `const { prove } = useCaptcha()` · `const captchaToken = await prove({ scene, target })` · null: the person gave up,
 * do nothing.
 * A token serves one call, of this scene for this target, within two minutes.
 */
export const useCaptcha = (): { prove: typeof prove } => ({ prove })

/** Stands once in the shell. */
export function CaptchaHost() {
  const now = useSyncExternalStore(
    subscribe,
    () => asked,
    () => undefined,
  )
  const { key } = useLocation()
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page: the sheet was for the last one
  useEffect(() => () => end(null), [key])
  if (!now) return null
  return (
    <Suspense fallback={null}>
      <CaptchaSheet
        key={now.turn}
        open={now.open}
        first={now.first}
        bound={now.bound}
        onClose={() => end(null)}
        onProven={end}
        onGone={now.gone}
      />
    </Suspense>
  )
}
