// A question or a short form in the middle of the page. Focus is held inside and goes back where it came from.
// It brings Base UI along: open it through `lazy-dialog.tsx` on a first route.
import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import './layer.css'
import { classes } from '../layout/classes.ts'
import { Icon } from '../layout/icon.tsx'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  text?: ReactNode
  closeLabel: string
  children?: ReactNode
  /** Buttons at the lower edge; the primary one last. */
  foot?: ReactNode
  wide?: boolean
  /** An irreversible step: a press outside does not close it. */
  firm?: boolean
  initialFocus?: RefObject<HTMLElement | null>
}

export function Dialog({
  open,
  onClose,
  title,
  text,
  closeLabel,
  children,
  foot,
  wide = false,
  firm = false,
  initialFocus,
}: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()} disablePointerDismissal={firm}>
      <Base.Portal>
        <Base.Backdrop className="layer-back" />
        <Base.Popup
          className={classes('layer dialog', wide && 'dialog-wide')}
          initialFocus={initialFocus}
          {...(firm && { role: 'alertdialog' })}
        >
          <div className="layer-head">
            <Base.Title className="layer-title display">{title}</Base.Title>
            <Base.Close className="layer-close" aria-label={closeLabel}>
              <Icon of={X} size={22} />
            </Base.Close>
          </div>
          {text && <Base.Description className="layer-text">{text}</Base.Description>}
          {children ? <div className="layer-body">{children}</div> : <div className="h-6" />}
          {foot && <div className="layer-foot">{foot}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
