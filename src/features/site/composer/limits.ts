// How much the page of a shop may hold, and the shapes of its pictures. Pure, for server and browser.
import type { Address, Page } from '#kernel/pages.ts'

export const most = {
  blocks: 30,
  pictures: 6,
  picked: 24,
  collections: 12,
  title: 60,
  text: 200,
  action: 30,
  alt: 200,
  body: 4000,
  /** revisions that wait for their hour */
  planned: 10,
  /** revisions that are kept */
  revisions: 50,
} as const
/** Width by height of what is cut out. */
export const frames = {
  wide: { width: 2400, height: 960 },
  row: { width: 1200, height: 900 },
  poster: { width: 1920, height: 1080 },
} as const
/** Every kind of block that the page of a shop may have. */
export const shopBlockTypes = ['banner', 'goods', 'collections', 'text', 'video'] as const
export type ShopBlockType = (typeof shopBlockTypes)[number]
export const shopRooms = ['goods', 'new', 'about'] as const

/** What of the platform is composed: pages, the links around every page, and what is laid over one. */
export const siteKinds = ['page', 'links', 'popups'] as const
export type SiteKind = (typeof siteKinds)[number]
const pageBlockTypes = [
  'hero',
  'ticker',
  'channels',
  'strip',
  'department',
  'rankings',
  'merchants',
  'brands',
  'tiles',
  'articles',
  'viewed',
  'feed',
] as const
/** The kinds of blocks that each of them may have. */
export const siteBlocksOf = {
  page: pageBlockTypes,
  links: ['headerLink', 'footerColumn', 'legalLine'],
  popups: ['popup'],
} as const
export const siteBlockTypes = [...siteBlocksOf.page, ...siteBlocksOf.links, ...siteBlocksOf.popups] as const
/** Where a popup may be laid over a page. */
export const popupPlaces = ['home', 'lists', 'goods', 'shops', 'reading', 'account'] as const
export type PopupPlace = (typeof popupPlaces)[number]
/** Articles that a column of the foot names by itself. */
export const columnArticles = ['guide', 'about', 'agreement', 'story'] as const
/** Who sees a block: everybody, who is not signed in, who is, and of them those who never paid an order. */
export const siteAudiences = ['all', 'visitors', 'members', 'newBuyers'] as const
export const sitePageMost = { pages: 200, blocks: 40, slug: 60, title: 60, summary: 200 } as const
/** Where a link may lead that names nothing. */
export const sitePlaces = [
  '/',
  '/goods/list',
  '/home/category',
  '/home/ppg',
  '/home/rank',
  '/home/cataShopList',
  '/home/articalList',
  '/home/announcement',
] as const satisfies readonly Page[]
export const landingAddress = (slug: string): Address => `/page/${slug}`
