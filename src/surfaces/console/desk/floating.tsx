// A panel that hangs on its button: Escape, a press elsewhere and what it leads to close it.
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'

interface Props {
  /** the words of a button that shows an icon only */
  label?: string
  className?: string
  panelClass?: string
  /** hangs from the button's right edge */
  fromRight?: boolean
  button: ReactNode
  children: (close: () => void) => ReactNode
  /** opened from outside, by a key say: each new number opens */
  summons?: number
}
/** `left`: closed by whoever was inside, who goes back to the button. */
type Standing = 'shut' | 'open' | 'left'

export function Floating({ label, className, panelClass = '', fromRight, button, children, summons = 0 }: Props) {
  const [standing, stand] = useState<Standing>('shut')
  const [heard, hear] = useState(summons)
  if (summons !== heard) {
    hear(summons)
    stand('open')
  }
  const box = useRef<HTMLSpanElement>(null)
  const id = useId()
  const open = standing === 'open'
  useStanding(box, standing, stand)
  return (
    <span className="floating" ref={box}>
      <button
        type="button"
        className={className}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => stand(open ? 'shut' : 'open')}
      >
        {button}
      </button>
      {open && (
        <div id={id} className={`float ${fromRight ? 'from-right' : ''} ${panelClass}`}>
          {children(() => stand('left'))}
        </div>
      )}
    </span>
  )
}

const ofAntd = '.ant-picker-dropdown, .ant-select-dropdown'
function useStanding(box: RefObject<HTMLElement | null>, standing: Standing, stand: (next: Standing) => void): void {
  useEffect(() => {
    if (standing === 'left') box.current?.querySelector<HTMLElement>(':scope > button')?.focus()
    if (standing !== 'open') return undefined
    box.current?.querySelector<HTMLElement>('.float :is(input, button, a)')?.focus()
    const away = ({ target }: PointerEvent) => {
      // what antd opens from inside of it hangs on the body
      const inside = target instanceof Element && (box.current?.contains(target) || target.closest(ofAntd) !== null)
      if (!inside) stand('shut')
    }
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      stand('left')
    }
    addEventListener('pointerdown', away)
    addEventListener('keydown', press)
    return () => {
      removeEventListener('pointerdown', away)
      removeEventListener('keydown', press)
    }
  }, [box, standing, stand])
}
