// Switches of what a shop may do without. Off, nothing of it begins, and its screens and links are gone or say so; what
// runs goes on. Each stands in a manifest, and is kept like the numbers of the business, as 0 or 1. Pure.
import { Refusal } from './call/refusal.ts'

/** Every switch of the shop; features add theirs by declaration, beside their switches in words. */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- grows by declaration
export interface Switches {}
export type SwitchName = keyof Switches
/** What begins no more where it is off, in words. */
export type SwitchList = Readonly<Partial<Record<SwitchName, string>>>

/** reviews → reviewsOn: its name among the numbers */
export const settingOf = (name: string): string => `${name}On`
/** Refuses featureOff: whatever begins something of it asks this. */
export function mustBeOn({ settings }: { settings: { isOn: (name: SwitchName) => boolean } }, name: SwitchName): void {
  if (!settings.isOn(name)) throw new Refusal('featureOff', { feature: name })
}
