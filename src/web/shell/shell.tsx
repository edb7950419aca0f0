// Puts a page into its frame; the page's route says which (`handle.shell`). One main landmark, one skip link, one place for toasts and the loading thread.
import { useEffect, ViewTransition, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import './shell.css'
import { LoadingBar } from '#ui/loading-bar.tsx'
import { Toasts } from '#ui/toast.tsx'
import { goBy, refreshCartCount } from '#web/call.ts'
import { goingTo } from '#web/reload.ts'
import { useShellHandle } from '#web/root-data.ts'
import { Footer } from '#web/shell/footer.tsx'
import { Header } from '#web/shell/header.tsx'
import { LeanHeader } from '#web/shell/lean-header.tsx'
import { PhoneTop, TabBar } from '#web/shell/phone.tsx'
import { ownVersion, watchVersion } from '#web/version.ts'

export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { handle, pageData } = useShellHandle()
  const { shell = 'page', step, title, tab } = handle
  const lean = shell === 'lean' || shell === 'form'
  const { pathname } = useLocation()
  useShopDuties()
  return (
    <div className={`shell shell-${shell}`}>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <Going />
      {lean ? <LeanHeader step={step} /> : <Header top={shell === 'home' ? null : <PhoneTop title={title && pageData ? title(t, pageData) : ''} cart={shell === 'product'} />} />}
      <main id="main" tabIndex={-1}>
        <ViewTransition key={pathname} default="none" enter="page-in" exit="page-out">
          {/* the transition needs an element of its own */}
          <div>{children}</div>
        </ViewTransition>
      </main>
      {!lean && <Footer />}
      {(shell === 'home' || shell === 'page') && <TabBar tab={tab} />}
      <Toasts closeLabel={t('close')} errorWord={t('error')} countLabel={(count) => t('times', { count })} />
    </div>
  )
}

/** The thread along the upper edge while the next page is on its way. */
function Going() {
  const { t } = useTranslation()
  const navigation = useNavigation()
  const target = navigation.location ? navigation.location.pathname + navigation.location.search : null
  useEffect(() => goingTo(target), [target])
  return <LoadingBar active={navigation.state !== 'idle'} label={t('loading')} />
}

/** What the frame does besides drawing: ways of the client to navigate, the cart's number, newer versions, focus after navigation. */
function useShopDuties(): void {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => goBy((path) => void navigate(path, { replace: true })), [navigate])
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every new page is a request
  useEffect(() => refreshCartCount(), [pathname])
  const [text, action] = [t('newVersion'), t('reload')]
  useEffect(() => watchVersion(ownVersion(), { text, action }), [text, action])
}
