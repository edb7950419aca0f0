// A module of a page that cannot be had leads the router to load the document anew: right on the way to that page,
// wrong where a link was only pointed at, for it takes what was typed and said with it. There it does nothing.
import type { Plugin } from 'vite'

const attempt = '\0attempted-module'
export const attemptPrefetch = (): Plugin => ({
  name: 'attempt-prefetch',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './routeModules.js' && importer && /\/react-router\/.*\/links\.js$/.test(importer) ? attempt : undefined,
  load: (id) =>
    id === attempt
      ? `export async function loadRouteModule(route, known) {
  try {
    return (known[route.id] ??= await import(/* @vite-ignore */ route.module))
  } catch {
    return {}
  }
}`
      : undefined,
})
