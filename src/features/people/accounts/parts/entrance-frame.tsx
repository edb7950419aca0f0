// The frame of every page of the login area: a quiet word on the left, the form in a box you could lift.
import type { ReactNode } from 'react'
import { useRoot } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { DemoInbox } from './demo-inbox.tsx'
import './login.css'
import { PageTitle } from '#web/page-title.tsx'

export interface EntranceFrameProps {
  title: string
  intro?: string
  /** The box alone. */
  narrow?: boolean
  /** No codes are sent here. */
  codeless?: boolean
  children: ReactNode
}

export function EntranceFrame({ title, intro, narrow = false, codeless = false, children }: EntranceFrameProps) {
  const { t } = useTexts('accounts')
  const demo = useRoot()?.demo ?? false
  return (
    <div className={narrow ? 'wrap login login-quick' : 'wrap login'}>
      <PageTitle of={title} />
      {!narrow && (
        <div className="login-aside">
          <p className="display">{t('login.welcome')}</p>
          <p>{t('login.aside')}</p>
        </div>
      )}
      <section className="login-box">
        <h1 className="display">{title}</h1>
        {intro && <p className="mt-2 text-ink-2">{intro}</p>}
        {demo && !codeless && <DemoInbox className="mt-5" />}
        <div className="mt-6">{children}</div>
      </section>
    </div>
  )
}
