// One group of settings under its title.
import type { ReactNode } from 'react'

export function SettingPart({
  id,
  title,
  text,
  children,
}: {
  id: string
  title: string
  text?: string
  children: ReactNode
}) {
  return (
    <section className="setting-part" aria-labelledby={id}>
      <header>
        <h2 id={id} className="display">
          {title}
        </h2>
        {text && <p>{text}</p>}
      </header>
      <div>{children}</div>
    </section>
  )
}
