// Draws a page on the server. `visitContext` is exported so that host and pages share one key.
// A page is drawn in one go, as nothing in it waits; where something does (a part that is loaded when first drawn),
// it is drawn as a stream instead: bots wait for everything, people get what is there.
import { CSPProvider } from '@base-ui/react/csp-provider'
import { isbot } from 'isbot'
import type { ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { isRefusal } from '#kernel/call/refusal.ts'
import { visitContext, type Visit } from '#web/context.ts'
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
  await openSpaces(visit.lang)
  const { pathname, search } = router.staticHandlerContext.location
  headers.set(drawnFor, pageKey(visit, pathname + search))
  headers.set('content-type', 'text/html; charset=utf-8')
  const data = await new Response(router.serverHandoffStream).text()
  const tree = () => treeOf(visit, request.url, unhurried(withData(router, data)))
  const html = atOnce(tree())
  if (html === undefined) return streamed(tree(), request, visit, { status, headers })
  visit.hand(`<!DOCTYPE html>${html}`)
  return new Response(null, { status, headers })
}
/** What React leaves where a part could not be drawn at once. No text of a person can hold it unescaped. */
const waits = '<!--$!-->'
/** Nothing where something waits; what fails fails in the stream as well, and is told from there. */
function atOnce(tree: ReactNode): string | undefined {
  try {
    const html = renderToString(tree)
    return html.includes(waits) ? undefined : html
  } catch {
    return undefined
  }
}

const treeOf = ({ lang, nonce, chunkOf }: Visit, url: string, router: EntryContext) => (
  <Texts lang={lang} chunkOf={chunkOf} nonce={nonce}>
    <CSPProvider nonce={nonce}>
      <ServerRouter context={router} url={url} nonce={nonce} />
    </CSPProvider>
  </Texts>
)

async function streamed(tree: ReactNode, request: Request, { nonce }: Visit, init: ResponseInit): Promise<Response> {
  let broken = false
  const stream = await renderToReadableStream(tree, {
    nonce: { script: nonce, style: nonce },
    signal: request.signal,
    onError: (fault) => {
      broken = true
      if (!request.signal.aborted) console.error(fault)
    },
  })
  if (isbot(request.headers.get('user-agent'))) await stream.allReady
  return new Response(stream, broken ? { ...init, status: 500 } : init)
}

/** The data of the loaders, already read: the router puts them into the page without waiting for its stream. */
function withData(router: EntryContext, data: string): EntryContext {
  const read = Object.assign(Promise.resolve(), { result: { done: true, value: data } })
  return { ...router, serverHandoffStream: new ReadableStream(), renderMeta: { streamCache: { 0: read } } }
}

const calm = new WeakMap<EntryContext['manifest'], EntryContext['manifest']>()
/**
 * Without orders to fetch all scripts ahead: they would share a slow line with the styles and the leading picture.
 * The page's last line asks for them.
 */
function unhurried(router: EntryContext): EntryContext {
  const { manifest } = router
  let known = calm.get(manifest)
  if (!known) {
    const routes = Object.fromEntries(
      Object.entries(manifest.routes).map(([id, route]) => [id, route && { ...route, imports: [] }]),
    )
    known = { ...manifest, entry: { ...manifest.entry, imports: [] }, routes }
    calm.set(manifest, known)
  }
  return { ...router, manifest: known }
}

/** Refusals and wrong addresses are answers, not faults. */
export const handleError: HandleErrorFunction = (fault, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(fault) || isRefusal(fault)) return
  console.error(fault)
}
