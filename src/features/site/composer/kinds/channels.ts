// The shelf of channels: where else one can go from the ground floor, icons on the thread.
import { Type } from 'typebox'
import { shape } from '#kernel/call/contract.ts'
import { addressOf, Target, Words } from '../settings.ts'
import { kind, say } from './kind.ts'

const icons = [
  'departments',
  'brands',
  'ranks',
  'new',
  'offers',
  'merchants',
  'articles',
  'secondHand',
  'gifts',
  'members',
  'notices',
] as const

export const channels = kind({
  type: 'channels',
  settings: shape({
    entries: Type.Array(shape({ icon: Type.Enum([...icons]), label: Words(16), to: Target }), {
      minItems: 1,
      maxItems: 10,
    }),
  }),
  fill: async ({ lang, categories }, { entries }) => {
    const tree = await categories()
    return {
      entries: entries.flatMap(({ icon, label, to }) => {
        const address = addressOf(to, tree)
        return address ? [{ icon, label: say(label, lang), to: address }] : []
      }),
    }
  },
})
