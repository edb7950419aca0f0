// Calls about what stands around every page (links of head and foot, lines of the law) and what is laid over one.
import { Type, type Static } from 'typebox'
import { columnArticles, popupPlaces } from './limits.ts'
import { contract, Nothing, Nullable, shape } from '#kernel/call/contract.ts'

const Link = shape({ label: Type.String(), to: Type.String({ description: 'A path of the shop, or https://…' }) })
export const SiteLinks = shape({
  header: Type.Array(Link),
  columns: Type.Array(
    shape({
      title: Type.String(),
      articles: Nullable(Type.Enum([...columnArticles]), { description: 'Names the latest of these first' }),
      links: Type.Array(Link),
    }),
  ),
  legal: Type.Array(shape({ label: Type.String(), to: Nullable(Type.String()) })),
})
export type SiteLinks = Static<typeof SiteLinks>
export const Popup = shape({
  key: Type.String(),
  title: Type.String(),
  text: Type.String(),
  picture: Nullable(Type.String({ description: 'Shown at /img/{file}-{width}.webp' })),
  action: Type.String(),
  to: Type.String({ description: 'A path of the shop, or https://…' }),
})
export type Popup = Static<typeof Popup>

export const pageLinks = contract({
  path: '/api/v2/page/links',
  summary: 'The links around every page for this reader; null: staff composed none, the shop shows its own',
  who: 'public',
  run: 'read',
  input: Nothing,
  output: shape({ links: Nullable(SiteLinks) }),
})
export const pagePopup = contract({
  path: '/api/v2/page/popup',
  summary: 'What may be laid over a page of this place for this reader: once a day, for a day of Shanghai',
  who: 'public',
  run: 'read',
  extra: true,
  input: shape({ place: Type.Enum([...popupPlaces]) }),
  output: shape({
    popup: Nullable(Popup),
    day: Type.String({ description: 'Of the shop, as 2026-11-26: whoever saw one on it is shown none any more' }),
  }),
})
