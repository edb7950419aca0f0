// What the storefront's root loaded beyond what every surface knows: where goods should go, and what its frame shows.
import { useRouteLoaderData } from 'react-router'
import type { RootData } from '#web/root-data.ts'
import type { Frame } from '#surfaces/storefront/visit/frame.ts'
import type { Place } from '#surfaces/storefront/visit/place.ts'

export interface StorefrontRoot extends RootData {
  place: Place
  frame: Frame
}
/** The root's data; undefined only when the root's own loader failed. */
export const useStorefront = (): StorefrontRoot | undefined => useRouteLoaderData<() => StorefrontRoot>('root')
