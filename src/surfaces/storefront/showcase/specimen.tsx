// One thing on show with its name, the row its states stand in, and the two papers everything is shown on.
import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { Calls } from '#kernel/call/contract.ts'
import { classes } from '#ui/layout/classes.ts'
import { useTexts } from '#web/texts.tsx'

export type ShownGoods = readonly Calls['/api/v2/goods/goods/page']['output']['records'][number][]

export function Specimen({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <section className={classes('show-part', wide && 'show-wide')}>
      <h3>{name}</h3>
      {children}
    </section>
  )
}

export const Row = ({ loose = false, children }: { loose?: boolean; children: ReactNode }) => (
  <div className={classes('show-row', loose && 'show-loose')}>{children}</div>
)

/** Wears the ring that the keyboard's focus draws. */
export const Focused = ({ children }: { children: ReactNode }) => <div className="show-focus">{children}</div>

const Paper = createContext('')
/** On which of the two it stands, in words: landmarks need names of their own. */
export const usePaper = (): string => use(Paper)

/** The same twice: on light paper and at night. */
export function Both({ children }: { children: ReactNode }) {
  const { t } = useTexts('showcase')
  return (
    <div className="show-both">
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} className="show-theme" role="group" aria-label={t(theme)}>
          <p className="show-theme-name">{t(theme)}</p>
          <Paper value={t(theme)}>
            <div className="show-parts">{children}</div>
          </Paper>
        </div>
      ))}
    </div>
  )
}
