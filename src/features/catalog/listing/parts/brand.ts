// Brands as pages show them: their address, whose day it is, the index by letter. Pure.
import type { Calls } from '#kernel/call/contract.ts'
import { hrefWith } from '#web/href-with.ts'

export type Brand = Calls['/api/v2/goods/brand/page']['output']['records'][number]

export const brandAddress = (id: number): string => hrefWith('/home/brand', { id })

const day = 86_400_000
const shanghai = 8 * 3_600_000
/** Another one every day (Asia/Shanghai), all in turn. */
export const ofTheDay = <T>(brands: readonly T[], now: number): T | undefined =>
  brands[Math.floor((now + shanghai) / day) % brands.length]

/** Groups of the same letter, in the order given; what starts with no letter comes last. */
export function brandsByLetter<T extends { letter: string }>(brands: readonly T[]): { letter: string; brands: T[] }[] {
  const groups = Map.groupBy(brands, (b) => b.letter)
  const rest = groups.get('#')
  return [...groups]
    .filter(([letter]) => letter !== '#')
    .map(([letter, of]) => ({ letter, brands: of }))
    .concat(rest ? [{ letter: '#', brands: rest }] : [])
}
