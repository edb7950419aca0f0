// Swiping a line to the left takes it out of the cart; the remove button is its twin.
// The line follows the finger and springs back before a third of its width; `data-swiped` tells the styles whether
// letting go would take it away.
import type { PointerEvent } from 'react'

const slack = 12

/** Pointer handlers for the line. Only fingers: a mouse selects words. */
export function swipeAway(onAway: () => void) {
  return {
    onPointerDown: (down: PointerEvent<HTMLElement>) => {
      if (down.pointerType !== 'touch' || (down.target as Element).closest('input, button')) return
      const line = down.currentTarget
      const way = (event: globalThis.PointerEvent) => Math.min(0, event.clientX - down.clientX)
      const far = (event: globalThis.PointerEvent) => way(event) < -line.offsetWidth / 3
      const still = () => {
        line.style.removeProperty('--swipe')
        delete line.dataset['swiped']
      }
      const move = (event: globalThis.PointerEvent) => {
        if (way(event) >= -slack) return still()
        line.style.setProperty('--swipe', `${way(event)}px`)
        line.dataset['swiped'] = far(event) ? 'away' : 'on'
      }
      const leave = (event: globalThis.PointerEvent) => {
        line.removeEventListener('pointermove', move)
        line.removeEventListener('pointerup', leave)
        line.removeEventListener('pointercancel', leave)
        still()
        if (event.type === 'pointerup' && far(event)) onAway()
      }
      line.addEventListener('pointermove', move)
      line.addEventListener('pointerup', leave)
      line.addEventListener('pointercancel', leave)
    },
  }
}
