// Dresses antd in the design's values: theme.json holds every one, nothing else in the consoles sets a colour by hand.
// Without antd's `App`, which would put messages, notifications and modals into every page.
import { ConfigProvider, theme as antd, type ThemeConfig } from 'antd'
import type { Locale } from 'antd/es/locale'
import { use, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { useLang, type Lang } from '#ui/text/lang.tsx'
import { useTheme, type Theme } from '#web/theme.ts'
import values from './theme.json'

type Parts = Record<string, object>
const locales: Record<Lang, () => Promise<{ default: Locale }>> = {
  'en-US': () => import('antd/locale/en_US'),
  'zh-CN': () => import('antd/locale/zh_CN'),
  'es-ES': () => import('antd/locale/es_ES'),
}
const loaded = new Map<Lang, Promise<Locale>>()
/** Only the reader's language is fetched. */
function localeOf(lang: Lang): Promise<Locale> {
  const known = loaded.get(lang)
  if (known) return known
  const locale = locales[lang]().then((m) => m.default)
  loaded.set(lang, locale)
  return locale
}

function themed(mode: Theme): ThemeConfig {
  const shared: Parts = values.shared.components
  const own: Parts = values[mode].components
  const names = [...new Set([...Object.keys(shared), ...Object.keys(own)])]
  const of = (parts: Parts) => new Map(Object.entries(parts))
  const [first, second] = [of(shared), of(own)]
  return {
    ...values.shared,
    algorithm: mode === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm,
    token: { ...values.shared.token, ...values[mode].token },
    components: Object.fromEntries(names.map((name) => [name, { ...first.get(name), ...second.get(name) }])),
  }
}

const dark = matchMedia('(prefers-color-scheme: dark)')
const phone = matchMedia('(max-width: 767px)')
function useMedia(query: MediaQueryList): boolean {
  return useSyncExternalStore(
    (listener) => {
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => query.matches,
  )
}
export const usePhone = (): boolean => useMedia(phone)

const said = document.documentElement.dataset['theme']
const served: Theme | undefined = said === 'dark' || said === 'light' ? said : undefined
/** What was chosen; undefined follows the system. */
export const useChosenTheme = (): Theme | undefined => useTheme(served)
/** The appearance that is shown. */
export function useShownTheme(): Theme {
  const system = useMedia(dark) ? 'dark' : 'light'
  return useChosenTheme() ?? system
}

/** What opens from inside of a dialog hangs in it: beneath, nobody could see or press it. */
const popupPlace = (from?: HTMLElement): HTMLElement => from?.closest('dialog') ?? document.body

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''

export function Dress({ children }: { children: ReactNode }) {
  const mode = useShownTheme()
  const theme = useMemo(() => themed(mode), [mode])
  const touch = usePhone()
  return (
    <ConfigProvider
      theme={theme}
      locale={use(localeOf(useLang()))}
      csp={{ nonce }}
      wave={{ disabled: true }}
      componentSize={touch ? 'large' : 'middle'}
      button={{ autoInsertSpace: false }}
      getPopupContainer={popupPlace}
    >
      {children}
    </ConfigProvider>
  )
}
