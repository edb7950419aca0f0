// What pictures hear: widths of a picture go with the file that they were made of.
import { subscribe, type Subscriber } from '#kernel/jobs/events.ts'
import { forgetSent } from './pictures.ts'

export const subscribers: Subscriber[] = [
  subscribe('upload.gone', 'pictures.forget', ({ app }, { name }) => forgetSent(app, name)),
]
