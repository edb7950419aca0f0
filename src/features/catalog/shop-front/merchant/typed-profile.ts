// The profile as it is typed, and as the call takes it. Pure.
import {
  hoursOf,
  typedDays,
  usualDays,
  type TypedDay,
} from '#features/catalog/pickup-points/merchant/parts/typed-hours.ts'
import type { Texts } from '#kernel/text/language.ts'
import type { Input, Output } from '#surfaces/console/desk/call.ts'

export type Profile = Output<'/api/v2/mch/shop/detail'>
export interface TypedProfile {
  name: Texts
  motto: Texts
  story: Texts
  place: Texts
  logo: string | null
  banner: string | null
  foundedOn: string
  phone: string
  email: string
  showsLicence: boolean
  hasHours: boolean
  days: readonly TypedDay[]
}
export const typedProfile = (p: Profile): TypedProfile => ({
  name: p.name,
  motto: p.motto,
  story: p.story,
  place: p.place,
  logo: p.logo?.file ?? null,
  banner: p.banner?.file ?? null,
  foundedOn: p.foundedOn ?? '',
  ...p.contact,
  showsLicence: p.showsLicence,
  hasHours: p.hours !== null,
  days: p.hours ? typedDays(p.hours) : usualDays,
})
type Wish = Omit<Input<'/api/v2/mch/shop/edit'>, 'version' | 'requestId'>
export const wishOf = ({ name, motto, story, place, logo, banner, showsLicence, ...typed }: TypedProfile): Wish => ({
  name,
  motto,
  story,
  place,
  logo,
  banner,
  showsLicence,
  foundedOn: typed.foundedOn || null,
  contact: { phone: typed.phone.trim(), email: typed.email.trim() },
  hours: typed.hasHours ? hoursOf(typed.days) : null,
})
