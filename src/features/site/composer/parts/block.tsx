// A block's place on the page: full width, so that rails may bleed; what is far below is not drawn until it comes near.
import type { ReactNode } from 'react'
import './home.css'

interface BlockProps {
  /** which kind, for its height before it was drawn */
  of: string
  labelledBy?: string | undefined
  id?: string
  children: ReactNode
}
export function BlockPlace({ of, labelledBy, id, children }: BlockProps) {
  return (
    <section className={`home-block home-of-${of}`} aria-labelledby={labelledBy} id={id}>
      <div className="wrap">{children}</div>
    </section>
  )
}

/** The head of a block: its title, and where there is more. */
export function BlockHead({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <header className="home-head">
      <h2 className="display" id={id}>
        {title}
      </h2>
      {children}
    </header>
  )
}
