// The areas that the numbers lie in at the desk, by whose they are; switches have one of their own. Pure; screens too
// read it.
export const areas = [
  'orders',
  'claims',
  'money',
  'goods',
  'after',
  'accounts',
  'platform',
  'features',
  'load',
] as const
export type Area = (typeof areas)[number]

const own: ReadonlyMap<string, Area> = new Map([
  ['sales/after-sales', 'claims'],
  ['sales/payments', 'money'],
  ['sales/settlement', 'money'],
  ['kernel', 'load'],
])
const ofGroup: ReadonlyMap<string, Area> = new Map([
  ['sales', 'orders'],
  ['money', 'money'],
  ['catalog', 'goods'],
  ['site', 'goods'],
  ['afterwards', 'after'],
  ['people', 'accounts'],
])
export const areaOf = ({ feature, unit }: { feature: string; unit: string }): Area =>
  unit === 'switch' ? 'features' : (own.get(feature) ?? ofGroup.get(feature.split('/')[0]!) ?? 'platform')
