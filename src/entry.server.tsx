// Draws a page on the server. `visitContext` is exported so that host and pages share one key.
// Bots wait for everything, people get the stream.
import { CSPProvider } from '@base-ui/react/csp-provider'
import { isbot } from 'isbot'
import { renderToReadableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { isRefusal } from '#kernel/call/refusal.ts'
import { visitContext } from '#web/context.ts'
import { drawnFor, pageKey } from '#web/page-key.ts'
import { openSpaces, Texts } from '#web/texts.tsx'
import { knowPlatform } from '#kernel/text/platform-name.ts'
import { knowSpoken } from '#kernel/text/spoken.ts'

export { knowPlatform, knowSpoken, visitContext }

export default async function page(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const visit = context.get(visitContext)
  const { lang, nonce, chunkOf } = visit
  await openSpaces(lang)
  let broken = false
  const stream = await renderToReadableStream(
    <Texts lang={lang} chunkOf={chunkOf} nonce={nonce}>
      <CSPProvider nonce={nonce}>
        <ServerRouter context={unhurried(router)} url={request.url} nonce={nonce} />
      </CSPProvider>
    </Texts>,
    {
      nonce: { script: nonce, style: nonce },
      signal: request.signal,
      onError: (fault) => {
        broken = true
        if (!request.signal.aborted) console.error(fault)
      },
    },
  )
  if (isbot(request.headers.get('user-agent'))) await stream.allReady
  const { pathname, search } = router.staticHandlerContext.location
  headers.set(drawnFor, pageKey(visit, pathname + search))
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(stream, { status: broken ? 500 : status, headers })
}

/**
 * Without orders to fetch all scripts ahead: they would share a slow line with the styles and the leading picture.
 * The page's last line asks for them.
 */
function unhurried(router: EntryContext): EntryContext {
  const { manifest } = router
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).map(([id, route]) => [id, route && { ...route, imports: [] }]),
  )
  return { ...router, manifest: { ...manifest, entry: { ...manifest.entry, imports: [] }, routes } }
}

/** Refusals and wrong addresses are answers, not faults. */
export const handleError: HandleErrorFunction = (fault, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(fault) || isRefusal(fault)) return
  console.error(fault)
}
