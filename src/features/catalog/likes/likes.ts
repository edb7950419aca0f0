// The door of likes: saving goods, following merchants and brands, footprints. Each write is one conditional statement,
// so parallel wishes end as if one after the other.
import { addFollow, endFollow, findFollow, type FollowType } from './follow-queries.ts'
import { recordViews, type View } from './footprint-queries.ts'
import {
  addToCollection,
  bringCounts,
  findHeart,
  moveCollected,
  takeFromCollection,
  tellLikes,
  type Kept,
} from './queries.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { SettingsReader } from '#kernel/data/settings.ts'
import { mustBeOn } from '#kernel/switches.ts'

interface Wish {
  /** undefined: the other side of how it stands */
  on?: boolean | undefined
  /** a cancel is taken back: time and price stay those of the first time */
  undo?: boolean | undefined
}

/** Saves a product or takes it out. Refuses notFound, likesFull, featureOff. */
export async function collect(
  db: Db,
  settings: Pick<SettingsReader, 'get' | 'isOn'>,
  userId: number,
  productId: number,
  { on, undo = false }: Wish,
): Promise<{ on: boolean; favourites: number }> {
  const max = settings.get('collectionMaxCount')
  if (on === false) await takeFromCollection(db, userId, [productId])
  const done =
    on === false ? false : await addToCollection(db, userId, productId, { toggle: on === undefined, undo, max })
  if (done) mustBeOn({ settings }, 'favourites')
  const heart = await findHeart(db, userId, productId)
  if (done === undefined && !heart.on) throw heart.known ? new Refusal('likesFull', { max }) : new Refusal('notFound')
  if (done === undefined && on === undefined) {
    // saved before the product was taken out of the shop
    await takeFromCollection(db, userId, [productId])
    return { on: false, favourites: (await findHeart(db, userId, productId)).favourites }
  }
  return { on: heart.on, favourites: heart.favourites }
}

/** Follows a merchant or a brand, or ends it. Refuses notFound, likesFull, featureOff. */
export async function follow(
  db: Db,
  settings: Pick<SettingsReader, 'get' | 'isOn'>,
  userId: number,
  { type, id }: { type: FollowType; id: number },
  { on, undo = false }: Wish,
): Promise<{ on: boolean; followers: number }> {
  const max = settings.get('followMaxCount')
  if (on === false) await endFollow(db, userId, type, id)
  else if (await addFollow(db, userId, type, id, { toggle: on === undefined, undo, max }))
    mustBeOn({ settings }, 'follows')
  const now = await findFollow(db, userId, type, id)
  if (!now) throw new Refusal('notFound')
  if (on === true && !now.on) throw new Refusal('likesFull', { max })
  return now
}

/** Records views of products, unless the person has paused it. Answers how many. */
export const recordFootprints = (
  db: Db,
  settings: Pick<SettingsReader, 'get'>,
  userId: number,
  views: readonly View[],
): Promise<number> => recordViews(db, userId, views, settings.get('footprintDays'))

/** Whoever saved one product has saved the other instead; who saved both keeps the other. */
export const moveHearts = (db: Db, from: number, into: number): Promise<void> => moveCollected(db, from, into)

/** Everything a person likes, for the export of one's data. */
export const personalDataOf = (db: Db, userId: number, lang: Language): Promise<Kept> => tellLikes(db, lang, userId)

/** How many have saved these products in a shop before; added to what is counted. */
export const bringFavourites = async (
  db: Db,
  counts: readonly { productId: number; count: number }[],
): Promise<void> => {
  if (counts.length > 0) await bringCounts(db, counts)
}
