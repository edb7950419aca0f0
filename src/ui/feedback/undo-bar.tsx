// After a deletion: five seconds to take it back. It waits while the pointer or the focus rests on it,
// and whoever walks there by Tab has all the time again with each step. Give it a key per deletion.
import { useEffect, useEffectEvent, useRef } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import './undo-bar.css'
import { pausableTimer } from './pausable-timer.ts'
import type { PausableTimer } from './pausable-timer.ts'

export type UndoBarProps = {
  text: ReactNode
  undoLabel: string
  onUndo: () => void
  /** The time is over: take the bar away. */
  onEnd: () => void
  /** ms */
  duration?: number
}

export function UndoBar({ text, undoLabel, onUndo, onEnd, duration = 5000 }: UndoBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const timer = useRef<PausableTimer>(null)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const begin = () => void (timer.current = pausableTimer(duration, () => end()))
    const step = ({ key }: KeyboardEvent) => {
      if (key !== 'Tab' || bar.current?.contains(document.activeElement)) return
      timer.current?.stop()
      begin()
      bar.current?.getAnimations({ subtree: true }).forEach((thread) => void (thread.currentTime = 0))
    }
    begin()
    addEventListener('keydown', step)
    return () => {
      timer.current?.stop()
      removeEventListener('keydown', step)
    }
  }, [duration])
  const pause = () => timer.current?.pause()
  const resume = () => timer.current?.resume()
  const undo = () => {
    timer.current?.stop()
    onUndo()
  }
  return (
    <div
      ref={bar}
      className="undo"
      role="alert"
      style={{ '--undo-ms': `${duration}ms` } as CSSProperties}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <span>{text}</span>
      <button type="button" onClick={undo}>
        {undoLabel}
      </button>
    </div>
  )
}
