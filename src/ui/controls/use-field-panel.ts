// The panel that hangs at a field (calendar, places): what it hangs at, the button that opens it, whether it is open.
// There is none before the first press, so that its code need not be loaded until then.
import { useRef, useState } from 'react'
import type { FloatProps } from '../overlays/float.tsx'

export function useFieldPanel() {
  const anchor = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<boolean>()
  const panel: Pick<FloatProps, 'open' | 'onClose' | 'anchor' | 'button'> | undefined =
    open === undefined ? undefined : { open, onClose: () => setOpen(false), anchor, button }
  return { anchor, button, open: open ?? false, setOpen, panel }
}
