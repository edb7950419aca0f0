// The search box of the wide head. Its panel (history, hot words, suggestions) is loaded when the box is reached,
// and listens to the box by itself.
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ComponentProps, SyntheticEvent } from 'react'
import { useLocation } from 'react-router'
import { SearchForm } from '#surfaces/storefront/shell/search-form.tsx'
import { PanelWait } from '#surfaces/storefront/shell/panel-wait.tsx'

const load = () => import('#features/catalog/search/parts/suggestions.tsx')
const Suggestions = lazy(async () => ({ default: (await load()).Suggestions }))

export function SearchBox() {
  const { key } = useLocation()
  const whole = useRef<HTMLDivElement>(null)
  /** The box that has the panel; null: shut. */
  const [box, setBox] = useState<HTMLInputElement | null>(null)
  const shut = () => setBox(null)
  const left = useEffectEvent(shut)
  useEffect(() => {
    const press = (event: PointerEvent) => !whole.current?.contains(event.target as Node) && left()
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [])
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page
  useEffect(() => () => left(), [key])

  const open = (event: SyntheticEvent<HTMLInputElement>) => setBox(event.currentTarget)
  const input: ComponentProps<'input'> = {
    onPointerEnter: () => void load(),
    onFocus: open,
    onClick: open,
    onInput: open,
    onKeyDown: (event) => event.key === 'ArrowDown' && !box && open(event),
  }
  return (
    <div
      ref={whole}
      className="shell-search-box"
      onBlur={(event) => event.relatedTarget && !whole.current?.contains(event.relatedTarget) && shut()}
    >
      <SearchForm scoped input={input} onSubmit={shut} />
      {box && (
        <div className="shell-search-panel">
          <Suspense fallback={<PanelWait />}>
            <Suggestions input={box} place="panel" onClose={shut} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
