// The frame of both consoles: a menu of words, the top bar, on a phone a bar below. What a role may not open is absent.
import { useEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import './shell.css'
import { Menu } from './menu.tsx'
import { Keys } from './keys-help.tsx'
import { ClosedShop, Offline } from './offline.tsx'
import { TabBar } from './tab-bar.tsx'
import { TopBar } from './top-bar.tsx'
import { SaidLine } from '../desk/said.tsx'
import { TodoProvider } from '../desk/todo.tsx'
import { useTexts } from '#web/texts.tsx'

export function Shell({ onChoose }: { onChoose: (merchantId: number) => void }) {
  const { t } = useTexts('console')
  const [menu, setMenu] = useState(false)
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const came = useRef(pathname)
  const [at, setAt] = useState(pathname)
  if (at !== pathname) {
    setAt(pathname)
    setMenu(false)
  }
  useEffect(() => {
    // who came by a link stands at the beginning of what it opened
    if (came.current !== pathname) main.current?.focus({ preventScroll: true })
    came.current = pathname
  }, [pathname])
  return (
    <TodoProvider>
      <a className="skip" href="#main">
        {t('shell.skip')}
      </a>
      <div className={menu ? 'shell menu-open' : 'shell'}>
        <Menu onChoose={onChoose} />
        <div className="shell-body">
          <TopBar onMenu={() => setMenu(!menu)} menu={menu} />
          <Offline />
          <ClosedShop />
          <main id="main" tabIndex={-1} ref={main}>
            <Outlet />
          </main>
        </div>
        {menu && <button type="button" className="veil" aria-label={t('shell.close')} onClick={() => setMenu(false)} />}
        <TabBar onMore={() => setMenu(!menu)} />
      </div>
      <SaidLine />
      <Keys />
      <ScrollRestoration />
    </TodoProvider>
  )
}
