// What is typed and not yet saved, by the number's name: in the unit that is shown, so that nothing is rounded.
import { useState } from 'react'
import { bestUnit, toKept, toShown, type Shown } from '../values.ts'
import type { Output } from '#surfaces/console/desk/call.ts'
import type { Unit } from '#kernel/data/settings.ts'

export type Setting = Output<'/api/v2/admin/setting/page'>['records'][number]
interface Draft {
  typed: string
  unit: Shown
  /** to what it comes with */
  back: boolean
}
export const unitOf = ({ unit }: Setting): Unit => unit as Unit
const asItIs = (setting: Setting): Draft => {
  const unit = bestUnit(unitOf(setting), setting.value)
  return { typed: toShown(unitOf(setting), setting.value, unit), unit, back: false }
}
/** What is typed in the unit that is kept; undefined: it is no number. */
const keptOf = (setting: Setting, draft: Draft): number | undefined =>
  draft.back ? setting.usual : toKept(unitOf(setting), draft.typed, draft.unit)

export interface Edit {
  setting: Setting
  value: number
  back: boolean
}
/** Another number that this one passes and must not. */
interface Against {
  other: Setting
  value: number
  way: 'atMost' | 'before' | 'atLeast' | 'after'
}
/** Of all that depend on this one, or on which it depends, the first that does not fit; by the values as typed. */
function againstOf(setting: Setting, all: readonly Setting[], valueOf: (of: Setting) => number): Against | undefined {
  for (const low of all) {
    const strict = low.before !== null
    const high = all.find(({ name }) => name === (low.before ?? low.atMost))
    if (!high || (low !== setting && high !== setting)) continue
    const fits = strict ? valueOf(low) < valueOf(high) : valueOf(low) <= valueOf(high)
    if (fits) continue
    if (low === setting) return { other: high, value: valueOf(high), way: strict ? 'before' : 'atMost' }
    return { other: low, value: valueOf(low), way: strict ? 'after' : 'atLeast' }
  }
  return undefined
}
export interface Drafts {
  count: number
  /** one of them cannot be saved as it stands */
  faulty: boolean
  edits: Edit[]
  of: (setting: Setting) => Draft & {
    kept: number | undefined
    edited: boolean
    outside: boolean
    against: Against | undefined
  }
  isEdited: (name: string) => boolean
  type: (setting: Setting, draft: Partial<Draft>) => void
  drop: (name: string) => void
  dropAll: () => void
}
export function useDrafts(settings: readonly Setting[]): Drafts {
  const [drafts, set] = useState<ReadonlyMap<string, Draft>>(new Map())
  const of = (setting: Setting) => {
    const draft = drafts.get(setting.name) ?? asItIs(setting)
    const kept = keptOf(setting, draft)
    const edited = drafts.has(setting.name) && (kept !== setting.value || draft.back)
    const outside = !draft.back && kept !== undefined && (kept < setting.min || kept > setting.max)
    const against = edited ? againstOf(setting, settings, valueOf) : undefined
    return { ...draft, kept, edited, outside: edited && outside, against }
  }
  const valueOf = (setting: Setting): number => {
    const draft = drafts.get(setting.name)
    return (draft && keptOf(setting, draft)) ?? setting.value
  }
  const touched = settings.filter(({ name }) => drafts.has(name)).map((setting) => ({ setting, ...of(setting) }))
  const edited = touched.filter((one) => one.edited)
  const drop = (name: string) => set(new Map([...drafts].filter(([other]) => other !== name)))
  return {
    count: edited.length,
    faulty: edited.some(({ kept, outside, against }) => kept === undefined || outside || against !== undefined),
    edits: edited.flatMap(({ setting, kept, back }) => (kept === undefined ? [] : [{ setting, value: kept, back }])),
    of,
    isEdited: (name) => edited.some(({ setting }) => setting.name === name),
    type: (setting, draft) => {
      const before = drafts.get(setting.name) ?? asItIs(setting)
      set(new Map([...drafts, [setting.name, { ...before, back: false, ...draft }]]))
    },
    drop,
    dropAll: () => set(new Map()),
  }
}
