// Puts a page into its frame; the page's route says which (`handle.shell`). One main landmark, one skip link, one place
// for toasts and the loading thread.
import { useEffect, useLayoutEffect, useState, ViewTransition, type ReactNode } from 'react'
import { useAnyTexts, useTexts } from '#web/texts.tsx'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import './shell.css'
import { CaptchaHost } from '#features/platform/captcha/parts/use-captcha.tsx'
import { PopupHost } from '#features/site/composer/parts/popup-host.tsx'
import { AgreementHost } from '#features/site/content/parts/agreement-host.tsx'
import { keepFocusInSight } from '#ui/controls/focus-in-sight.ts'
import { LoadingBar } from '#ui/feedback/loading-bar.tsx'
import { Toasts } from '#ui/feedback/toast.tsx'
import { goBy } from '#web/call.ts'
import { refreshCartCount } from '#surfaces/storefront/visit/cart-count.ts'
import { refreshMessageCount } from '#surfaces/storefront/visit/message-count.ts'
import { goingTo } from '#web/reload.ts'
import { useRoot, useShellHandle } from '#web/root-data.ts'
import { useSignedIn } from '#web/session.ts'
import { Arrival } from '#surfaces/storefront/shell/arrival.tsx'
import { notePage, notePress } from '#surfaces/storefront/visit/look.ts'
import { recordOpening } from '#surfaces/storefront/visit/guard.ts'
import { Footer } from '#surfaces/storefront/shell/footer.tsx'
import { Header } from '#surfaces/storefront/shell/header.tsx'
import { LeanHeader } from '#surfaces/storefront/shell/lean-header.tsx'
import { Offline } from '#surfaces/storefront/shell/offline.tsx'
import { PhoneTop, TabBar } from '#surfaces/storefront/shell/phone.tsx'
import { Shortcuts } from '#surfaces/storefront/shell/shortcuts.tsx'
import { SideRail } from '#surfaces/storefront/shell/side-rail.tsx'
import { SignInHost } from '#surfaces/storefront/visit/sign-in.tsx'
import { ownVersion, watchVersion } from '#web/version.ts'

export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTexts()
  const words = useAnyTexts()
  const { handle, pageData } = useShellHandle()
  const { shell = 'page', step, title, tab } = handle
  const lean = shell === 'lean' || shell === 'form'
  const { pathname } = useLocation()
  useGuard(handle.needsPerson ?? false, pathname)
  const back = useBack()
  useShopDuties()
  return (
    <div className={`shell shell-${shell}`}>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <Offline />
      <Going />
      <Arrival />
      {lean ? (
        <LeanHeader step={step} />
      ) : (
        <Header
          top={
            shell === 'home' ? null : (
              <PhoneTop title={title && pageData ? title(words, pageData) : ''} cart={shell === 'product'} />
            )
          }
        />
      )}
      <main id="main" tabIndex={-1}>
        <ViewTransition
          key={pathname}
          default="none"
          enter={back ? 'none' : 'page-in'}
          exit={back ? 'none' : 'page-out'}
        >
          {/* the transition needs an element of its own */}
          <div>{children}</div>
        </ViewTransition>
      </main>
      {!lean && <Below />}
      {(shell === 'home' || shell === 'page') && <TabBar tab={tab} />}
      <SignInHost />
      <CaptchaHost />
      <AgreementHost />
      <Shortcuts />
      <Toasts closeLabel={t('close')} errorWord={t('error')} countLabel={(count) => t('times', { count })} />
    </div>
  )
}

/** What stands beside and below every page on which one looks around, and what may be laid over it. */
const Below = () => (
  <>
    <SideRail />
    <Footer />
    <PopupHost />
  </>
)

/** The thread along the upper edge while the next page is on its way. */
function Going() {
  const { t } = useTexts()
  const navigation = useNavigation()
  const target = navigation.location ? navigation.location.pathname + navigation.location.search : null
  useEffect(() => goingTo(target), [target])
  return <LoadingBar active={navigation.state !== 'idle'} label={t('loading')} />
}

/** True on the way back or forward: the page is shown as it was left, at once, without the drawing of a new page. */
function useBack(): boolean {
  const { key } = useLocation()
  const [back, setBack] = useState(false)
  useEffect(() => {
    const leave = () => setBack(true)
    addEventListener('popstate', leave)
    return () => removeEventListener('popstate', leave)
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => setBack(false), 100)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every arrival
  }, [key])
  return back
}

/** Only records that a page which belongs to somebody was opened by nobody. */
function useGuard(needsPerson: boolean, pathname: string): void {
  const signedIn = useSignedIn(useRoot()?.signedIn ?? false)
  useEffect(() => {
    if (needsPerson && !signedIn) recordOpening(pathname)
  }, [needsPerson, signedIn, pathname])
}

/** What the frame does besides drawing: ways to navigate, focus in sight, the cart's number, newer versions. */
function useShopDuties(): void {
  const { t } = useTexts()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useLayoutEffect(() => notePage(pathname, search), [pathname, search])
  useEffect(() => {
    const press = ({ target }: MouseEvent) => notePress(target)
    addEventListener('click', press, true)
    return () => removeEventListener('click', press, true)
  }, [])
  useEffect(() => goBy((path) => void navigate(path, { replace: true })), [navigate])
  useEffect(() => keepFocusInSight(), [])
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every new page is a request
  useEffect(() => refreshCartCount(), [pathname])
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the same
  useEffect(() => refreshMessageCount(), [pathname])
  const [text, action] = [t('newVersion'), t('reload')]
  useEffect(() => watchVersion(ownVersion(), { text, action }), [text, action])
}
