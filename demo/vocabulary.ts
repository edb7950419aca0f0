// Words that many goods share (names of attributes, options and colors): each is written once, so that it reads the
// same on every card.
import { Type } from 'typebox'
import { dataOf, shape } from './data.ts'
import { Text } from './text.ts'

const Words = Type.Record(Type.String({ pattern: '^[a-zA-Z]+$' }), Text, { additionalProperties: false })
export const vocabulary = dataOf('vocabulary', () => shape({ attributes: Words, colors: Words, options: Words }))
