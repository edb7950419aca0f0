// Order by dragging a grip over the other tiles, with mouse, pen and finger.
import { useState, type PointerEvent } from 'react'

/** Tiles carry `data-tile={key}`. `move` gets the key of the dragged tile and of the one it now lies over. */
export function useDragOrder(move: (key: number, over: number) => void): {
  dragged: number | undefined
  grip: (key: number) => { onPointerDown: (event: PointerEvent) => void }
} {
  const [dragged, setDragged] = useState<number>()
  const start = (key: number, event: PointerEvent) => {
    if (event.button !== 0) return
    const room = event.currentTarget.closest('[data-tiles]')
    const pointer = event.pointerId
    const follow = (e: globalThis.PointerEvent) => {
      if (e.pointerId !== pointer) return
      const tile = document.elementFromPoint(e.clientX, e.clientY)?.closest<HTMLElement>('[data-tile]')
      const over = Number(tile?.dataset['tile'])
      if (tile && room?.contains(tile) && over !== key) move(key, over)
    }
    const end = (e: globalThis.PointerEvent) => {
      if (e.pointerId !== pointer) return
      setDragged(undefined)
      removeEventListener('pointermove', follow)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
    }
    setDragged(key)
    // not captured: a tile that changes its place would lose the capture
    addEventListener('pointermove', follow)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
  }
  return { dragged, grip: (key) => ({ onPointerDown: (event) => start(key, event) }) }
}
