// Where a cascader's levels are chosen: at the field on a wide screen, in a sheet on a phone. Loaded by the field.
import { useRef } from 'react'
import { CascaderColumns } from './cascader-columns.tsx'
import type { CascaderColumnsProps } from './cascader-columns.tsx'
import { Float } from '../overlays/float.tsx'
import type { FloatProps } from '../overlays/float.tsx'
import { Sheet } from '../overlays/sheet.tsx'

export type CascaderPanelProps = Pick<FloatProps, 'open' | 'onClose' | 'anchor' | 'button' | 'label'> &
  Omit<CascaderColumnsProps, 'words' | 'findRef' | 'listRef'> & {
    id: string
    words: CascaderColumnsProps['words'] & { close: string }
  }

export function CascaderPanel({ id, open, onClose, anchor, button, label, ...columns }: CascaderPanelProps) {
  const find = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const content = <CascaderColumns {...columns} findRef={find} listRef={list} />
  // On a phone the list gets the focus: the keyboard would cover half of it.
  if (window.matchMedia('(max-width: 767px)').matches)
    return (
      <Sheet open={open} onClose={onClose} title={label} closeLabel={columns.words.close} initialFocus={list}>
        <div id={id}>{content}</div>
      </Sheet>
    )
  return (
    <Float open={open} onClose={onClose} anchor={anchor} button={button} label={label} initialFocus={find}>
      <div id={id}>{content}</div>
    </Float>
  )
}
