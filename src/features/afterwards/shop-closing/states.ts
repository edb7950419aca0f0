// How the closing of a shop stands. Until the days of grace are over it can be taken back; what is done stays.
import type { Machine } from '#kernel/data/machine.ts'

export const closingStates = ['asked', 'confirmed', 'refused', 'takenBack', 'done'] as const
export type ClosingStatus = (typeof closingStates)[number]
export type ClosingEvent = 'confirm' | 'refuse' | 'takeBack' | 'finish'
export const closings: Machine<ClosingStatus, ClosingEvent> = {
  asked: { confirm: 'confirmed', refuse: 'refused', takeBack: 'takenBack' },
  confirmed: { takeBack: 'takenBack', finish: 'done' },
  refused: {},
  takenBack: {},
  done: {},
}
