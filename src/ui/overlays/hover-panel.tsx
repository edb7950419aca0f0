// A raised panel under a link: opens when the pointer rests on the link (120 ms), by a press, by the arrow key.
// Without scripts the link stays a link.
// Invariant: nothing of it is in the page while it is shut; Esc, leaving it or following a link shuts it.
import { cloneElement, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, PointerEvent, ReactElement, ReactNode, RefObject } from 'react'
import './hover-panel.css'
import { classes } from '../layout/classes.ts'
import { focusFirst, stepFocus } from '../controls/step-focus.ts'

type TriggerProps = { 'aria-expanded'?: boolean; 'aria-controls'?: string | undefined }

export type HoverPanelProps = {
  trigger: ReactElement<TriggerProps>
  /** The panel's name. */
  label: string
  children: ReactNode
  /** A mouse press: opens and shuts (toggle), or goes where the link leads (follow). A first tap always opens. */
  press: 'toggle' | 'follow'
  /** Opens when the keyboard reaches the link. */
  onFocus?: boolean
  /** The pointer is near: time to load what is in the panel. */
  warm?: () => void
  align?: 'start' | 'end' | 'stretch'
  className?: string
  boxClassName?: string
}
const intent = 120
const mercy = 240

export function HoverPanel({
  trigger,
  label,
  children,
  press,
  onFocus = false,
  warm,
  align = 'start',
  className,
  boxClassName,
}: HoverPanelProps) {
  const id = useId()
  const whole = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const { open, set, soon } = useOpening(whole, warm)
  const hands = useHands(box, press, open, set)
  return (
    <div
      ref={whole}
      className={classes('hover-panel', className)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && soon(true, intent)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && soon(false, mercy)}
      onFocus={(event) =>
        onFocus && !box.current?.contains(event.target) && event.target.matches(':focus-visible') && soon(true, intent)
      }
      onBlur={(event) => event.relatedTarget && !whole.current?.contains(event.relatedTarget) && set(false)}
      {...hands}
    >
      {cloneElement(trigger, { 'aria-expanded': open, 'aria-controls': open ? id : undefined })}
      {open && (
        <div
          ref={box}
          id={id}
          role="group"
          aria-label={label}
          tabIndex={-1}
          className={classes('hover-panel-box', `hover-panel-${align}`, boxClassName)}
          onClick={(event) => event.target instanceof Element && event.target.closest('a') && set(false)}
        >
          {children}
        </div>
      )}
    </div>
  )
}

/** Presses and arrow keys, on the link and in the box. */
function useHands(
  box: RefObject<HTMLDivElement | null>,
  press: HoverPanelProps['press'],
  open: boolean,
  set: (open: boolean) => void,
) {
  const touched = useRef(false)
  const toBox = useRef(false)
  useEffect(() => {
    if (open && toBox.current && box.current) focusFirst(box.current)
    toBox.current = false
  }, [open, box])

  const pressed = (event: MouseEvent) => {
    if (box.current?.contains(event.target as Node)) return
    const tap = touched.current
    touched.current = false
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    // the keyboard's Enter has no pointer: it goes the way of the mouse
    if (press === 'follow' && !(tap && !open)) return set(false)
    event.preventDefault()
    set(tap || event.detail === 0 ? !open : true)
  }
  const keyed = (event: KeyboardEvent) => {
    const onTrigger = !box.current?.contains(event.target as Node)
    if (onTrigger && event.key === 'ArrowDown') {
      event.preventDefault()
      toBox.current = !open
      if (open && box.current) focusFirst(box.current)
      else set(true)
    } else if (!onTrigger && box.current && stepFocus(box.current, event)) event.preventDefault()
  }
  const onPointerDown = (event: PointerEvent) =>
    void (touched.current = event.pointerType !== 'mouse' && !box.current?.contains(event.target as Node))
  return { onPointerDown, onClickCapture: pressed, onKeyDown: keyed }
}

/** Open or not. Esc and a press elsewhere shut it. */
function useOpening(whole: RefObject<HTMLDivElement | null>, warm?: () => void) {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const set = (next: boolean) => {
    clearTimeout(timer.current)
    setOpen(next)
  }
  const soon = (next: boolean, ms: number) => {
    clearTimeout(timer.current)
    if (next) warm?.()
    if (next !== open) timer.current = setTimeout(() => set(next), ms)
  }
  const shut = useEffectEvent((event: Event) => {
    if (event instanceof window.KeyboardEvent ? event.key !== 'Escape' : whole.current?.contains(event.target as Node))
      return
    const inside = whole.current?.querySelector('.hover-panel-box')?.contains(document.activeElement)
    set(false)
    if (inside && event instanceof window.KeyboardEvent)
      whole.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
  })
  useEffect(() => {
    if (!open) return undefined
    const look = (event: Event) => shut(event)
    document.addEventListener('keydown', look)
    document.addEventListener('pointerdown', look)
    return () => {
      document.removeEventListener('keydown', look)
      document.removeEventListener('pointerdown', look)
    }
  }, [open])
  useEffect(() => () => clearTimeout(timer.current), [])
  return { open, set, soon }
}
