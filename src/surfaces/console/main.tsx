// The consoles begin: texts of the language, then whoever is signed in, else the door. One bundle serves both; the
// address tells which it is.
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import '#ui/theme/fonts.css'
import '#ui/theme/values.css'
import '#ui/theme/base.css'
import './dress/base.css'
import './dress/find.css'
import './dress/controls.css'
import './dress/touch.css'
import './dress/parts.css'
import { defaultLanguage, isLanguage } from '#kernel/text/language.ts'
import { LangProvider } from '#ui/text/lang.tsx'
import { openSpaces, Texts, useSpeech } from '#web/texts.tsx'
import { App } from './app.tsx'
import { Dress } from './dress/dress.tsx'
import { platformIn } from '#kernel/text/platform-name.ts'

const said = document.documentElement.lang
const lang = isLanguage(said) ? said : defaultLanguage

function Spoken() {
  return (
    <LangProvider lang={useSpeech().lang}>
      <Suspense>
        <Dress>
          <App />
        </Dress>
      </Suspense>
    </LangProvider>
  )
}

platformIn(document.documentElement)
await openSpaces(lang, ['console'])
createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <Texts lang={lang}>
      <Spoken />
    </Texts>
  </StrictMode>,
)
// the last fallback for Chinese, after the system's fonts: nothing waits for its rules
void import('#ui/theme/chinese-font.css')
