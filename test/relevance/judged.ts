// A query as people type it and the goods that answer it, graded by meaning before any search was run:
// 3 just that, 2 good, 1 beside it.
export type Kind =
  | 'word'
  | 'words'
  | 'typo'
  | 'begun'
  | 'pinyin'
  | 'plain'
  | 'plural'
  | 'brand'
  | 'fact'
  | 'synonym'
  | 'foreign'
export interface Judged {
  q: string
  kind: Kind
  /** grade by handle */
  grades: Record<string, number>
}
/** `judged('mug', 'word', 'morning-mug speckled-camp-mug', 'dimple-beer-mug')`: grade 3, 2, 1; handles in a row. */
export function judged(q: string, kind: Kind, just: string, good = '', beside = ''): Judged {
  const graded = (handles: string, grade: number) =>
    handles
      .split(' ')
      .filter(Boolean)
      .map((h) => [h, grade] as const)
  return { q, kind, grades: Object.fromEntries([...graded(beside, 1), ...graded(good, 2), ...graded(just, 3)]) }
}
