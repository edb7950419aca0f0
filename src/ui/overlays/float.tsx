// A raised panel at a field (calendar, places): focus is held inside and goes back to the button.
// It brings Base UI along: load it when it opens.
import { Popover as Base } from '@base-ui/react/popover'
import type { ReactNode, RefObject } from 'react'
import './float.css'
import { classes } from '../layout/classes.ts'

export type FloatProps = {
  open: boolean
  onClose: () => void
  /** The box it hangs at. */
  anchor: RefObject<HTMLElement | null>
  /** The button that opens and shuts it; it gets the focus back. */
  button: RefObject<HTMLElement | null>
  label: string
  align?: 'start' | 'end'
  initialFocus?: RefObject<HTMLElement | null>
  className?: string
  children: ReactNode
}

export function Float({
  open,
  onClose,
  anchor,
  button,
  label,
  align = 'start',
  initialFocus,
  className,
  children,
}: FloatProps) {
  return (
    <Base.Root
      open={open}
      modal="trap-focus"
      onOpenChange={(next, { event }) => {
        // the button shuts it by itself
        if (
          !next &&
          !(event.target instanceof Node && button.current?.contains(event.target) && event.type !== 'keydown')
        )
          onClose()
      }}
    >
      <Base.Portal>
        <Base.Positioner anchor={anchor} align={align} sideOffset={6} collisionPadding={8} className="z-[1100]">
          <Base.Popup
            className={classes('float', className)}
            aria-label={label}
            initialFocus={initialFocus}
            finalFocus={button}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
