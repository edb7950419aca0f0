// The document of every page: language, appearance (no cookie: the system's, by CSS), preloads, the frame, and what is shown when a page is missing or broken.
import { use, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type LoaderFunctionArgs,
  type MetaDescriptor,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import '#ui/tokens.css'
import { isLanguage } from '#kernel/language.ts'
import { LangProvider } from '#ui/lang.tsx'
import { visitContext } from '#web/context.ts'
import { frameOf } from '#web/frame.ts'
import { NonceContext } from '#web/nonce.ts'
import { placeFrom } from '#web/place.ts'
import { useRoot, type RootData } from '#web/root-data.ts'
import { Problem } from '#web/shell/problem.tsx'
import { Shell } from '#web/shell/shell.tsx'
import { useTheme } from '#web/theme.ts'

export async function loader({ context }: LoaderFunctionArgs): Promise<RootData> {
  const visit = context.get(visitContext)
  const { lang, theme, signedIn, origin, demo, preload, place, now } = visit
  return { lang, theme, signedIn, origin, demo, preload, place: placeFrom(place, lang), frame: await frameOf(visit), year: new Date(now).getFullYear() }
}
/** The frame is loaded once; anew only when somebody asks for it (another language, another place). */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate && currentUrl.href === nextUrl.href

export function meta({ error }: { error?: unknown }): MetaDescriptor[] {
  if (!error) return [{ title: 'Miralo · 觅乐' }]
  return [{ title: isRouteErrorResponse(error) && error.status === 404 ? 'Page Not Found' : 'Miralo · 觅乐' }, { name: 'robots', content: 'noindex' }]
}

const favicon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='6' fill='%23fbf8f4'/%3E%3Cpath d='M6 21V9l10 10L26 9v12' fill='none' stroke='%231c1715' stroke-width='2.6' stroke-linejoin='round' stroke-linecap='round'/%3E%3Cpath d='M4 27c8-1.6 12-.4 17-.6 4-.1 4-3.4 1.600-3.400s-2 4 5.400 3' fill='none' stroke='%23c4122f' stroke-width='2' stroke-linecap='round'/%3E%3C/svg%3E"

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const root = useRoot()
  const nonce = use(NonceContext)
  const theme = useTheme(root?.theme)
  // the last fallback for Chinese, after the system's fonts: its hundred slices of rules must not hold up the first paint; here, because an error page needs it too
  useEffect(() => void import('#ui/chinese-font.css'), [])
  const lang = isLanguage(i18n.language) ? i18n.language : 'en-US'
  return (
    // extensions write on <html>
    <html lang={lang} data-theme={theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={theme === 'dark' ? '#141110' : '#fbf8f4'} />
        <link rel="icon" href={favicon} />
        {root?.preload.map((file) => (
          <link key={file} rel="modulepreload" href={file} nonce={nonce} suppressHydrationWarning />
        ))}
        <Meta />
        <Links nonce={import.meta.env.DEV ? '' : undefined} />
      </head>
      <body>
        <LangProvider lang={lang}>
          <Shell>{children}</Shell>
        </LangProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <Problem error={error} />
}
