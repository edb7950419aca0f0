// The browser takes the page over: texts of its language first, then hydration.
// A page chunk that cannot be had leads to one reload at the target.
import { CSPProvider } from '@base-ui/react/csp-provider'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { defaultLanguage, isLanguage } from '#kernel/text/language.ts'
import { refreshCartCount } from '#surfaces/storefront/visit/cart-count.ts'
import { followReloads } from '#web/reload.ts'
import { beSurface, ownSurface } from '#web/surface.ts'
import { mendCookie } from '#web/session.ts'
import { openSpaces, spokenSpaces, Texts } from '#web/texts.tsx'
import { platformIn } from '#kernel/text/platform-name.ts'
import { knowSpoken } from '#kernel/text/spoken.ts'

const said = document.documentElement.lang
const lang = isLanguage(said) ? said : defaultLanguage
platformIn(document.documentElement)
knowSpoken(document.documentElement.dataset['languages']?.split(' '))
forgetLanguageParameter()
beSurface({ ...ownSurface(), afterCall: refreshCartCount })
if (!followReloads()) await start()

async function start(): Promise<void> {
  await openSpaces(lang, spokenSpaces())
  mendCookie()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Texts lang={lang}>
          <CSPProvider nonce={document.querySelector('script')?.nonce}>
            <HydratedRouter />
          </CSPProvider>
        </Texts>
      </StrictMode>,
    )
  })
}

/** `?lang=` has done its work (the cookie is set): an address that is copied or switched again should not carry it. */
function forgetLanguageParameter(): void {
  const url = new URL(location.href)
  if (!url.searchParams.has('lang')) return
  url.searchParams.delete('lang')
  history.replaceState(history.state, '', url)
}
