// A pickup point for tests, made through the door.
import { addPoint } from '#features/catalog/pickup-points/pickup-points.ts'
import type { Hours, OpenDay } from '#features/catalog/pickup-points/hours.ts'
import { transact } from '#kernel/data/db.ts'
import type { World } from './world.ts'

const day: OpenDay = { open: '09:00', close: '18:00' }
/** Open from Monday to Friday, on Saturday until midnight. */
export const week: Hours = [day, day, day, day, day, { open: '10:00', close: '24:00' }, null]
export const kilnShop = {
  name: '陶阳里门店',
  areaCode: '+86',
  phone: '138 0013 2719',
  country: 'CN',
  stateCode: '36',
  city: '景德镇市',
  region: '珠山区',
  detail: '陶阳路 12 号',
  hours: week,
}
/** A point in use of this merchant: its id. */
export const makePoint = (
  { app }: Pick<World, 'app'>,
  merchantId: number,
  more: Partial<typeof kilnShop> & { lat?: number; lng?: number } = {},
): Promise<number> => transact(app.db, (db) => addPoint(db, merchantId, { ...kilnShop, ...more }))
