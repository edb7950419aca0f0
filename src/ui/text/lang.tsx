// The page's language as far as the design needs it: how prices and numbers are written.
// The shop provides it once, near the root.
import { createContext, use } from 'react'
import type { ReactNode } from 'react'

export type Lang = 'en-US' | 'zh-CN' | 'es-ES'

const LangContext = createContext<Lang>('en-US')

export function LangProvider({ lang, children }: { lang: Lang; children: ReactNode }) {
  return <LangContext value={lang}>{children}</LangContext>
}

export const useLang = (): Lang => use(LangContext)
