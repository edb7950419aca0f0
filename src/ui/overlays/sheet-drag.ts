// Pulling a sheet down by its handle: it follows the finger and closes past a quarter of its height or on a quick
// flick. The close button is its twin.
import type { PointerEvent } from 'react'

const FLICK = 0.6

/** Pointer handlers for the handle. `sheet` finds the moving element from the handle. */
export function sheetDrag(onClose: () => void) {
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const handle = event.currentTarget
      const sheet = handle.parentElement
      if (!sheet) return
      const from = { y: event.clientY, at: event.timeStamp }
      handle.setPointerCapture(event.pointerId)
      sheet.toggleAttribute('data-dragging', true)
      const move = (next: globalThis.PointerEvent) =>
        sheet.style.setProperty('--drag', `${Math.max(0, next.clientY - from.y)}px`)
      const leave = (next: globalThis.PointerEvent) => {
        handle.removeEventListener('pointermove', move)
        handle.removeEventListener('pointerup', leave)
        handle.removeEventListener('pointercancel', leave)
        sheet.toggleAttribute('data-dragging', false)
        const way = next.clientY - from.y
        const speed = way / Math.max(1, next.timeStamp - from.at)
        if (next.type === 'pointerup' && (way > sheet.offsetHeight / 4 || (way > 24 && speed > FLICK))) onClose()
        sheet.style.removeProperty('--drag')
      }
      handle.addEventListener('pointermove', move)
      handle.addEventListener('pointerup', leave)
      handle.addEventListener('pointercancel', leave)
    },
  }
}
