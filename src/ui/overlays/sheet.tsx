// A sheet: from below on a phone, from the right or in the middle on a wide screen. Same duties as a dialog.
// It brings Base UI along: open it through `lazy-sheet.tsx` on a first route.
import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import './layer.css'
import { classes } from '../layout/classes.ts'
import { Icon } from '../layout/icon.tsx'
import { sheetDrag } from './sheet-drag.ts'

export type SheetProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** The head shows `head` instead; the title stays for screen readers. */
  head?: ReactNode
  text?: ReactNode
  closeLabel: string
  children: ReactNode
  /** Stays in view at the lower edge: the buttons. */
  foot?: ReactNode
  /** Where it stands from 768 px up. */
  wide?: 'right' | 'centre'
  initialFocus?: RefObject<HTMLElement | null>
}

export function Sheet({
  open,
  onClose,
  title,
  head,
  text,
  closeLabel,
  children,
  foot,
  wide = 'right',
  initialFocus,
}: SheetProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="layer-back" />
        <Base.Popup className={classes('layer sheet', `sheet-${wide}`)} initialFocus={initialFocus}>
          <div className="sheet-handle" aria-hidden="true" {...sheetDrag(onClose)} />
          <div className="layer-head">
            {head ? (
              <div className="min-w-0 flex-1">
                <Base.Title className="vh">{title}</Base.Title>
                {head}
              </div>
            ) : (
              <Base.Title className="layer-title display">{title}</Base.Title>
            )}
            <Base.Close className="layer-close" aria-label={closeLabel}>
              <Icon of={X} size={22} />
            </Base.Close>
          </div>
          {text && <Base.Description className="layer-text">{text}</Base.Description>}
          <div className="layer-body">{children}</div>
          {foot && <div className="layer-foot">{foot}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
