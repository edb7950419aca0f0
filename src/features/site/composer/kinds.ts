// Every kind of block there is; a new one is a file and a line here.
import type { Kind, ShopKind } from './kinds/kind.ts'
import type { ShopBlockType } from './limits.ts'
import { articles } from './kinds/articles.ts'
import { brands } from './kinds/brands.ts'
import { channels } from './kinds/channels.ts'
import { feed } from './kinds/feed.ts'
import { department } from './kinds/department.ts'
import { hero } from './kinds/hero.ts'
import { merchants } from './kinds/merchants.ts'
import { rankings } from './kinds/rankings.ts'
import { shopKinds } from './kinds/shop.ts'
import { strip } from './kinds/strip.ts'
import { ticker } from './kinds/ticker.ts'
import { tiles } from './kinds/tiles.ts'
import { viewed } from './kinds/viewed.ts'

const kinds = [
  hero,
  ticker,
  channels,
  strip,
  department,
  rankings,
  merchants,
  brands,
  tiles,
  articles,
  viewed,
  feed,
] as unknown as readonly Kind[]

/** Of blocks on the home page of the platform. */
export const kindOf = (type: string): Kind | undefined => kinds.find((k) => k.type === type)
const onShops = shopKinds as unknown as readonly ShopKind<ShopBlockType>[]
/** Of blocks on the page of a shop. */
export const shopKindOf = (type: string): ShopKind<ShopBlockType> | undefined => onShops.find((k) => k.type === type)
