// The hot words that staff of the demo shop puts on the list, in their order.
import { dataOf } from './data.ts'
import { Lines } from './text.ts'

export const hotWords = dataOf('search-words', () => Lines)
