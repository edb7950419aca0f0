// Runs beside the pages of the storefront: what was looked at can be read without a net, and an address that was not
// is answered by words of the shop, never by the browser's own error page; the same where there is a net, but no shop
// behind it. Writes are none of its business: they need the shop. `words` stands before this text.
const [pages, files] = ['pages', 'files']
const [mostPages, mostFiles] = [60, 400]
// addresses of things to read; what proves, pays or is sealed is never kept
const readable = [
  /^\/$/,
  /^\/goods\/(list|pingjia|\d+)$/,
  /^\/home\//,
  /^\/page\//,
  /^\/announcement\//,
  /^\/shoppingCart$/,
  /^\/user\/user$/,
  /^\/user\/user\/(order|orderRefund|collection|footprint|guanzhu|help|aboutUs|about|message|news|xtmsg|evelate)(\/|$)/,
]
const desks = /^\/(merchant|admin)(\/|$)/
const isFile = (path) => path.startsWith('/assets/') || path.startsWith('/img/') || path.startsWith('/fonts/')
// of somebody's own
const own = /^\/(user|shoppingCart)(\/|$)/
const bare = (path) => (path === '/_root.data' ? '/' : path.replace(/\.data$/, ''))

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()])),
)
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || desks.test(pathname)) return
  if (isFile(pathname)) event.respondWith(fileOf(event))
  else if (request.mode === 'navigate' || pathname.endsWith('.data')) event.respondWith(pageOf(event, bare(pathname)))
})

/** Files have names of their own for each content: what is kept is right. */
async function fileOf(event) {
  const kept = await caches.match(event.request.url, { cacheName: files, ignoreVary: true })
  if (kept) return kept
  const reply = await fetch(event.request)
  if (reply.status === 200) keep(event, files, mostFiles, event.request.url, reply.clone())
  return reply
}

/** From the shop; where it does not answer as it was seen last, else words. */
async function pageOf(event, path) {
  const { request } = event
  const reply = await answerOf(event)
  if (reply && !(await isSilent(reply.status))) {
    const whole = reply.status === 200 && !reply.redirected && reply.type === 'basic'
    const isReadable = readable.some((one) => one.test(path))
    if (whole && isReadable) keep(event, pages, mostPages, request.url, reply.clone())
    // led away from what is their own: they are signed out, wherever that was done
    const isLed = reply.type === 'opaqueredirect' || reply.status === 202
    if (isLed && isReadable && own.test(path)) event.waitUntil(caches.delete(pages))
    if (reply.status !== 503) tell(event, { answers: true })
    return reply
  }
  const kept = await caches.match(request.url, { cacheName: pages, ignoreVary: true })
  const { searchParams } = new URL(request.url)
  searchParams.delete('_routes') // the router's own
  const address = searchParams.size > 0 ? `${path}?${searchParams}` : path
  tell(event, { answers: false, address, kept: !!kept, keptAt: kept?.headers.get('date') ?? null })
  if (request.mode !== 'navigate') return kept ?? reply ?? Response.error()
  if (kept) return marked(kept)
  return reply?.status === 503 ? reply : sorry() // a shop that is being mended says so itself
}
/** Said by what stands before a shop that is down, or by one without its database; a shop that is only crowded answers,
 * and is not to be asked more for it. */
const isSilent = async (status) =>
  status === 502 ||
  status === 504 ||
  (status === 503 &&
    !(await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(4000) }).then(
      ({ ok }) => ok,
      () => false,
    )))
async function answerOf(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return undefined
  }
}

/** A document that was kept says so itself: the window that it opens has no ears yet. */
async function marked(kept) {
  const headers = new Headers(kept.headers)
  const date = new Date(headers.get('date') ?? Number.NaN)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  const at = Number.isNaN(date.getTime()) ? '' : date.toISOString()
  return new Response((await kept.text()).replace('<html', `<html data-kept="${at}"`), { headers })
}
/** To the window that asked for data. */
function tell(event, state) {
  if (event.request.mode === 'navigate') return
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of this very shop, no window
  event.waitUntil(self.clients.get(event.clientId).then((client) => client?.postMessage(state)))
}

function keep(event, name, most, key, reply) {
  const put = async () => {
    const cache = await caches.open(name)
    await cache.delete(key, { ignoreVary: true }) // the newest stands last
    await cache.put(key, reply)
    const keys = await cache.keys()
    for (const old of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(old)
  }
  event.waitUntil(put().catch(() => undefined)) // a full disk keeps nothing
}

function sorry() {
  const { lang, text, home, retry } = words
  const [title, again] = navigator.onLine ? [words.silentTitle, words.silentAgain] : [words.title, words.again]
  const page = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>
<style>:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;
justify-items:center;gap:16px;padding:24px;text-align:center;font:16px/1.6 system-ui,sans-serif;
background:light-dark(#fbf8f4,#141110);color:light-dark(#1c1715,#f5efea)}h1{font-size:28px;margin:0}
p{margin:0;max-width:36em}a{display:inline-block;min-height:44px;line-height:44px;padding:0 24px;border-radius:6px;
background:light-dark(#c4122f,#d9273f);color:#fff;text-decoration:none}nav{display:flex;gap:12px;flex-wrap:wrap}
a+a{background:none;color:inherit;border:1px solid}</style></head>
<body><h1>${title}</h1><p>${text}</p><nav><a href="">${retry}</a><a href="/">${home}</a></nav><p>${again}</p></body></html>`
  return new Response(page, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
