// The browser takes the page over: texts of its language first, then hydration. A page chunk that cannot be had leads to one reload at the target.
import { CSPProvider } from '@base-ui/react/csp-provider'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'
import { defaultLanguage, isLanguage } from '#kernel/language.ts'
import { speakIn } from '#web/call.ts'
import { followReloads } from '#web/reload.ts'
import { mendCookie } from '#web/session.ts'
import { openTexts } from '#web/texts.ts'

const lang = document.documentElement.lang
forgetLanguageParameter()
if (!followReloads()) await start()

async function start(): Promise<void> {
  const texts = await openTexts(isLanguage(lang) ? lang : defaultLanguage)
  speakIn(texts)
  mendCookie()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={texts}>
          <CSPProvider nonce={document.querySelector('script')?.nonce}>
            <HydratedRouter />
          </CSPProvider>
        </I18nextProvider>
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
