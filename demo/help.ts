// Help: topics with what is asked in each, and the answers.
import { Type } from 'typebox'
import { dataOf, shape } from './data.ts'
import { Lines, Text } from './text.ts'

const Problem = shape({
  title: Text,
  body: Lines,
  hot: Type.Boolean({ description: 'Among what is asked most' }),
})
const Topic = shape({ name: Text, problems: Type.Array(Problem, { minItems: 1 }) })
export const helpTopics = dataOf('help', () => Type.Array(Topic))
