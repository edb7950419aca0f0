// A short list of actions behind a button. Entries act (`onSelect`) or lead somewhere (`link`).
// It brings Base UI along.
import { Menu as Base } from '@base-ui/react/menu'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import './menu.css'
import { Icon } from '../layout/icon.tsx'
import type { Wearer } from '../layout/wear.tsx'

export type MenuEntry =
  | {
      key: string
      label: ReactNode
      icon?: LucideIcon
      disabled?: boolean
      current?: boolean
      onSelect: () => void
      link?: undefined
    }
  | { key: string; label: ReactNode; icon?: LucideIcon; current?: boolean; link: Wearer; onSelect?: undefined }
  | { key: string; line: true }

export type MenuProps = {
  /** The button that opens it, with its own name. */
  trigger: ReactElement
  entries: readonly MenuEntry[]
  align?: 'start' | 'center' | 'end'
}

export function Menu({ trigger, entries, align = 'end' }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={6} collisionPadding={16} className="z-[1100]">
          <Base.Popup className="menu">
            {entries.map((entry) => (
              <MenuRow key={entry.key} entry={entry} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function MenuRow({ entry }: { entry: MenuEntry }) {
  if ('line' in entry) return <Base.Separator className="menu-line" />
  const content = (
    <>
      {entry.icon && <Icon of={entry.icon} size={18} />}
      <span>{entry.label}</span>
    </>
  )
  const current = entry.current ? true : undefined
  if (entry.link) {
    return (
      <Base.LinkItem className="menu-item" render={entry.link} closeOnClick aria-current={current}>
        {content}
      </Base.LinkItem>
    )
  }
  return (
    <Base.Item className="menu-item" disabled={entry.disabled} onClick={entry.onSelect} aria-current={current}>
      {content}
    </Base.Item>
  )
}
