// The check in a sheet over whatever asked for it, also over another sheet. Loaded when it is first needed.
import { useEffect, useRef, useState } from 'react'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { useTexts } from '#web/texts.tsx'
import { CaptchaTask } from './captcha-task.tsx'
import type { Bound, Puzzle, Way } from './puzzle.ts'

export interface CaptchaSheetProps {
  open: boolean
  first: Puzzle
  bound: Bound
  onClose: () => void
  onProven: (token: string) => void
  /** It has left the page, and the focus is back at what was pressed. */
  onGone: () => void
}

export function CaptchaSheet({ open, first, bound, onClose, onProven, onGone }: CaptchaSheetProps) {
  const { t } = useTexts(['captcha', 'storefront'])
  const [way, setWay] = useState<Way>('slide')
  const control = useRef<HTMLDivElement>(null)
  useOwnEscape(open, onClose)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('title')}
      text={t('intro')}
      closeLabel={t('storefront:close')}
      wide="centre"
      initialFocus={control}
    >
      <Leaving onGone={onGone} />
      {/* without its task a closed sheet asks for no more puzzles */}
      {open && (
        <CaptchaTask way={way} onWay={setWay} first={first} bound={bound} onProven={onProven} control={control} />
      )}
    </Sheet>
  )
}

/** Tells when what it stands in is taken out of the page; the sheet gives the focus back in a microtask of that. */
function Leaving({ onGone }: { onGone: () => void }): null {
  useEffect(() => () => void setTimeout(onGone), [onGone])
  return null
}

/** Over another sheet Escape closes this one only: both listen on the document. */
function useOwnEscape(open: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!open) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      onClose()
    }
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [open, onClose])
}
