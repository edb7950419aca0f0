// A place in a tree (country, province, city, district), chosen level by level: columns on a wide screen,
// steps in a sheet on a phone.
// The field is a button; what it opens is loaded at the first press.
// Works over any source that answers what lies below a path.
import { ChevronDown } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { CascaderOption, CascaderSource } from './cascade.ts'
import type { CascaderWords } from './cascader-columns.tsx'
import { classes } from '../layout/classes.ts'
import { FieldFrame, fieldWiring, useField } from './field-frame.tsx'
import type { FieldWords } from './field-frame.tsx'
import { Icon } from '../layout/icon.tsx'
import { useFieldPanel } from './use-field-panel.ts'

const CascaderPanel = lazy(async () => ({ default: (await import('./cascader-panel.tsx')).CascaderPanel }))

export type CascaderProps = FieldWords & {
  /** The chosen path, from the root; [] for none. */
  value: readonly CascaderOption[]
  /** Called with a complete path only. */
  onChange: (path: readonly CascaderOption[]) => void
  source: CascaderSource
  /** The levels by name, from the root: their number bounds the depth. */
  levels: readonly string[]
  words: CascaderWords & { choose: string; close: string }
  id?: string
  disabled?: boolean
}

export function Cascader(props: CascaderProps) {
  const { id, words, rest } = useField(props)
  const { value, onChange, source, levels, words: said, disabled } = rest
  const { anchor, button, open, setOpen, panel } = useFieldPanel()
  const done = (path: readonly CascaderOption[]) => {
    setOpen(false)
    onChange(path)
  }
  const chosen = { label: words.label, value, source, levels, onDone: done, words: said }
  return (
    <FieldFrame id={id} words={words}>
      <div className="field-box" ref={anchor}>
        <button
          {...fieldWiring(id, words)}
          ref={button}
          type="button"
          role="combobox"
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={open ? `${id}-panel` : undefined}
          disabled={disabled}
          className={classes('field-input field-pick', value.length === 0 && 'field-pick-empty')}
          onClick={() => setOpen(!open)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return
            event.preventDefault()
            setOpen(true)
          }}
        >
          {value.length > 0 ? value.map((option) => option.name).join(' / ') : said.choose}
        </button>
        <Icon of={ChevronDown} size={16} className="field-arrow" />
      </div>
      {panel && (
        <Suspense fallback={null}>
          <CascaderPanel {...panel} {...chosen} id={`${id}-panel`} />
        </Suspense>
      )}
    </FieldFrame>
  )
}
