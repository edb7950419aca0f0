// The frame of all that comes before a desk: the shop's name, one narrow column, languages, the window beside it.
import type { ReactNode } from 'react'
import { Languages } from '../shell/languages.tsx'
import { ThemeSwitch } from '../shell/theme-switch.tsx'
import { ShopMark } from '#web/shop-mark.tsx'

interface Props {
  title: string
  words?: string
  children: ReactNode
}
export function Door({ title, words, children }: Props) {
  return (
    <main className="door">
      <div className="door-in">
        <ShopMark />
        <div className="door-column">
          <h1 className="display">{title}</h1>
          {words && <p className="muted">{words}</p>}
          {children}
        </div>
        <div className="door-foot">
          <Languages />
          <ThemeSwitch />
        </div>
      </div>
      <div className="door-window" />
    </main>
  )
}
