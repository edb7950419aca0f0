// The links around every page: what staff composed, else the shop's own. A page of the desk's preview brings the draft.
import { useShellHandle } from '#web/root-data.ts'
import type { SiteLinks } from '#features/site/composer/around-contract.ts'
import { useStorefront } from '#surfaces/storefront/visit/root.ts'

/** undefined: the shop's own. */
export function useSiteLinks(): SiteLinks | undefined {
  const { pageData } = useShellHandle()
  const root = useStorefront()
  const drafted = isPreview(pageData) ? pageData.links : null
  return drafted ?? root?.frame.links ?? undefined
}
const isPreview = (data: unknown): data is { links: SiteLinks | null } =>
  typeof data === 'object' && data !== null && 'links' in data && 'popups' in data
