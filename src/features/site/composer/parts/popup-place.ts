// On which pages a popup may be laid over what one reads, by their address. Never where somebody pays. Pure.
import type { PopupPlace } from '../limits.ts'

const places: readonly (readonly [RegExp, PopupPlace])[] = [
  [/^\/$/, 'home'],
  [/^\/(?:goods\/list|home\/(?:serchlist|category|rank|ppg|brand))$/, 'lists'],
  [/^\/goods\/\d+$/, 'goods'],
  [/^\/home\/(?:shopIndex|cataShopList)$/, 'shops'],
  [
    /^\/(?:home\/(?:articalList|article|announcement)|announcement\/.+|page\/.+|user\/user\/help(?:\/details)?)$/,
    'reading',
  ],
  [/^\/user\/user$/, 'account'],
]
/** undefined: none is shown there. */
export const popupPlaceOf = (pathname: string): PopupPlace | undefined =>
  places.find(([form]) => form.test(pathname))?.[1]
