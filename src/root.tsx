// The document of every page: language, appearance (no cookie: the system's, by CSS), preloads, the frame, and what is
// shown when a page is missing or broken.
import { useEffect, type ReactNode } from 'react'
import { Spoken, useSpeech } from '#web/texts.tsx'
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
import '#ui/theme/tokens.css'
import { LangProvider } from '#ui/text/lang.tsx'
import { ChinesePlaces } from '#web/chinese-places.tsx'
import { visitContext } from '#web/context.ts'
import { favicon } from '#web/favicon.ts'
import { frameOf } from '#surfaces/storefront/visit/frame.ts'
import { placeOf } from '#surfaces/storefront/visit/visit-place.ts'
import { useRoot } from '#web/root-data.ts'
import type { StorefrontRoot } from '#surfaces/storefront/visit/root.ts'
import { Problem, readablePath } from '#surfaces/storefront/shell/problem.tsx'
import { Shell } from '#surfaces/storefront/shell/shell.tsx'
import { useTheme } from '#web/theme.ts'
import { useComfort } from '#web/use-comfort.ts'
import { defaultLanguage, isLanguage } from '#kernel/text/language.ts'
import { fullName, platformMarks, platformNames } from '#kernel/text/platform-name.ts'

export async function loader({ context, request }: LoaderFunctionArgs): Promise<StorefrontRoot> {
  const visit = context.get(visitContext)
  const { lang, theme, comfort, signedIn, origin, demo, off, now } = visit
  const [place, frame] = await Promise.all([placeOf(visit), frameOf(visit)])
  const asked = new URL(request.url).searchParams.get('lang')
  const addressLang = isLanguage(asked) ? asked : undefined
  const year = new Date(now).getFullYear()
  return { lang, theme, comfort, signedIn, origin, addressLang, demo, off, place, frame, year }
}
/** The frame is loaded once; anew only when somebody asks for it (another language, another place). */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => defaultShouldRevalidate && currentUrl.href === nextUrl.href

interface Told {
  error?: unknown
  location: { pathname: string }
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}
export function meta({ error, location, matches }: Told): MetaDescriptor[] {
  const root = matches.find((m) => m?.id === 'root')?.loaderData as StorefrontRoot | undefined
  const shop = fullName(root?.lang ?? defaultLanguage)
  if (!error) return [{ title: shop }]
  const missing = isRouteErrorResponse(error) && error.status === 404
  return [
    { title: missing ? `Page Not Found ${readablePath(location.pathname)}` : shop },
    { name: 'robots', content: 'noindex' },
  ]
}

/** The grounds of both appearances, for the browser's own frame. */
const [paper, night] = ['#fbf8f4', '#141110']

export function Layout({ children }: { children: ReactNode }) {
  const root = useRoot()
  const theme = useTheme(root?.theme)
  const { text, motion } = useComfort()
  // the last fallback for Chinese, after the system's fonts: its hundred slices of rules must not hold up the first
  // paint; here, because an error page needs it too
  useEffect(() => void import('#ui/theme/chinese-font.css'), [])
  const { lang } = useSpeech()
  const names = platformNames()
  const named = names ? JSON.stringify(names) : undefined
  const marks = platformMarks()
  return (
    // extensions write on <html>
    <html
      lang={lang}
      data-theme={theme}
      data-text={text}
      data-motion={motion}
      data-platform={named}
      data-marks={Object.keys(marks).length > 0 ? JSON.stringify(marks) : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {theme !== 'dark' && (
          <meta name="theme-color" content={paper} media={theme ? undefined : '(prefers-color-scheme: light)'} />
        )}
        {theme !== 'light' && (
          <meta name="theme-color" content={night} media={theme ? undefined : '(prefers-color-scheme: dark)'} />
        )}
        <link rel="icon" href={marks.icon ?? favicon} />
        {!root?.off.includes('feeds') && (
          <>
            <link rel="alternate" type="application/rss+xml" href={`/feed/stories.xml?lang=${lang}`} />
            <link rel="alternate" type="application/rss+xml" href={`/feed/announcements.xml?lang=${lang}`} />
          </>
        )}
        <ChinesePlaces />
        <Meta />
        <Links nonce={import.meta.env.DEV ? '' : undefined} />
      </head>
      <body>
        <LangProvider lang={lang}>
          <Shell>{children}</Shell>
        </LangProvider>
        <Spoken />
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
