// The address of a page with a query. What has none, or a part to fill in, says React Router's own `href`:
// with both the compiler knows every page, so that a link to none is no program. Pure.
import type { Address, Page } from '#kernel/pages.ts'

type Query = URLSearchParams | Readonly<Record<string, string | number | null | undefined>>

/** What is not given stays out of the query; without a query it is the bare page. */
export function hrefWith(page: Page, query: Query): Address {
  const given = query instanceof URLSearchParams ? query : Object.entries(query)
  const params = new URLSearchParams()
  for (const [name, value] of given) if (value != null) params.append(name, String(value))
  return params.size > 0 ? `${page}?${params}` : page
}
