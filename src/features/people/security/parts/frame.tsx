// What the pages of account and security share: the title, what it is about, and a column that is easy to read.
import type { ReactNode } from 'react'
import './security.css'
import { PageTitle } from '#web/page-title.tsx'

export function Frame({
  title,
  intro,
  wide = false,
  children,
}: {
  title: string
  intro?: ReactNode
  wide?: boolean
  children: ReactNode
}) {
  return (
    <div className="wrap pt-1 pb-16 md:pt-0">
      <PageTitle of={title} />
      <div className={wide ? undefined : 'max-w-[560px]'}>
        <h1 className="display pt-9 max-md:sr-only text-48" tabIndex={-1}>
          {title}
        </h1>
        {intro && <p className="mt-4 max-w-[60ch] text-ink-2">{intro}</p>}
        {children}
      </div>
    </div>
  )
}
