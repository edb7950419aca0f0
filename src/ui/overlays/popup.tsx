// The frame of what the shop holds out by itself (coupons for today):
// a small raised paper with a way out that can be seen. Esc, a press outside and the button shut it;
// the focus goes back where it was. Open it through `lazy-popup.tsx`.
import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import './layer.css'
import './popup.css'
import { Icon } from '../layout/icon.tsx'

export type PopupProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  text?: ReactNode
  /** Edge to edge above the title. */
  picture?: ReactNode
  closeLabel: string
  children: ReactNode
  /** The one action. */
  foot?: ReactNode
}

export function Popup({ open, onClose, title, text, picture, closeLabel, children, foot }: PopupProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="layer-back" />
        <Base.Popup className="layer dialog popup">
          {picture && <div className="popup-picture">{picture}</div>}
          <div className="layer-body">
            <Base.Title className="popup-title display">{title}</Base.Title>
            {text && <Base.Description className="popup-text">{text}</Base.Description>}
            {children}
          </div>
          {foot && <div className="layer-foot">{foot}</div>}
          <Base.Close className="popup-close" aria-label={closeLabel}>
            <Icon of={X} size={22} />
          </Base.Close>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
