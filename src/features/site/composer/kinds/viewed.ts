// What this browser looked at. The browser alone knows, and asks for the cards itself.
import { Type } from 'typebox'
import { shape } from '#kernel/call/contract.ts'
import { Title } from '../settings.ts'
import { kind } from './kind.ts'

export const viewed = kind({
  type: 'viewed',
  settings: shape({ title: Title, size: Type.Integer({ minimum: 3, maximum: 20 }) }),
  fill: (_reading, { size }) => Promise.resolve({ size }),
})
