// The door of words: what a query means, what sounds like it, and the words of goods kept right.
export { soundOf } from './chinese.ts'
export { fold } from './folding.ts'
export { foresee, shopNames, understand, understandBy, type Match, type Understood } from './matching.ts'
export { cleaned } from './reading.ts'
export {
  addSensitive,
  countSensitive,
  dropSensitive,
  findSensitive,
  listSensitive,
  noteHits,
  ruleSensitive,
  sensitiveWords,
  type ListedWord,
} from './sensitive-queries.ts'
export { listSynonyms, readWeights } from './rule-queries.ts'
export { addSynonym, draftedRules, dropSynonym, editSynonym, setWeights, type SearchRules } from './rules.ts'
export type { Wanted } from './wanted.ts'
export type { Weights } from './weights.ts'
export { countWords, rewordDue } from './rewording.ts'
