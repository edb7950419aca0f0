// Swiping a line to the left takes it out of the cart; the remove button is its twin.
// The line follows the finger and springs back before a third of its width.
import type { PointerEvent } from 'react'

const slack = 12

/** Pointer handlers for the line. Only fingers: a mouse selects words. */
export function swipeAway(onAway: () => void) {
  return {
    onPointerDown: (down: PointerEvent<HTMLElement>) => {
      if (down.pointerType !== 'touch' || (down.target as Element).closest('input, button')) return
      const line = down.currentTarget
      const way = (event: globalThis.PointerEvent) => Math.min(0, event.clientX - down.clientX)
      const move = (event: globalThis.PointerEvent) =>
        line.style.setProperty('--swipe', `${way(event) < -slack ? way(event) : 0}px`)
      const leave = (event: globalThis.PointerEvent) => {
        line.removeEventListener('pointermove', move)
        line.removeEventListener('pointerup', leave)
        line.removeEventListener('pointercancel', leave)
        line.style.removeProperty('--swipe')
        if (event.type === 'pointerup' && way(event) < -line.offsetWidth / 3) onAway()
      }
      line.addEventListener('pointermove', move)
      line.addEventListener('pointerup', leave)
      line.addEventListener('pointercancel', leave)
    },
  }
}
