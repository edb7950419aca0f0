// The door of words: what a query means, what sounds like it, and the words of goods kept right.
export { soundOf } from './chinese.ts'
export { fold } from './folding.ts'
export { foresee, shopNames, understand, type Match, type Understood } from './matching.ts'
export { cleaned } from './reading.ts'
export { countWords, rewordDue } from './rewording.ts'
