// What stands around every page (links of head and foot, lines of the law) and what is laid over one: their settings.
// They fill no page, so they are kinds of their own.
import { Type, type TObject } from 'typebox'
import { columnArticles, popupPlaces, type siteBlocksOf } from '../limits.ts'
import { OpenTarget, PictureFile, Title, Words } from '../settings.ts'
import { shape } from '#kernel/call/contract.ts'

export const aroundSettings = {
  headerLink: shape({ label: Words(20), to: OpenTarget }),
  footerColumn: shape({
    title: Words(30),
    articles: Type.Optional(Type.Enum([...columnArticles])),
    links: Type.Array(shape({ label: Words(40), to: OpenTarget }), { maxItems: 10 }),
  }),
  legalLine: shape({ label: Words(80), to: Type.Optional(OpenTarget) }),
  popup: shape({
    title: Title,
    text: Type.Optional(Words(300)),
    picture: Type.Optional(PictureFile),
    action: Words(30),
    to: OpenTarget,
    where: Type.Array(Type.Enum([...popupPlaces]), { minItems: 1, uniqueItems: true }),
  }),
} as const satisfies Record<(typeof siteBlocksOf)['links' | 'popups'][number], TObject>
export type AroundType = keyof typeof aroundSettings
const isAround = (type: string): type is AroundType => type in aroundSettings
/** The settings of a kind; undefined: it fills a page. */
export const aroundKindOf = (type: string): { settings: TObject } | undefined =>
  isAround(type) ? { settings: aroundSettings[type] } : undefined
