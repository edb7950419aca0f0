// Two texts word by word: what went, what came, what stayed. Pure.
export interface Piece {
  kind: 'same' | 'gone' | 'come'
  text: string
}
/** Longer texts are shown whole, one beside the other. */
const most = 600
const cut = (text: string): string[] =>
  Array.from(new Intl.Segmenter('zh', { granularity: 'word' }).segment(text), ({ segment }) => segment)

export function marksOf(before: string, after: string): Piece[] {
  const [a, b] = [cut(before), cut(after)]
  if (a.length > most || b.length > most)
    return [
      { kind: 'gone', text: before },
      { kind: 'come', text: after },
    ]
  // the longest row of words that both have, from the end
  const length = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      length[i]![j] = a[i] === b[j] ? length[i + 1]![j + 1]! + 1 : Math.max(length[i + 1]![j]!, length[i]![j + 1]!)
  const pieces: Piece[] = []
  const add = (kind: Piece['kind'], text: string) => {
    const last = pieces.at(-1)
    if (last?.kind === kind) last.text += text
    else pieces.push({ kind, text })
  }
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      add('same', a[i]!)
      i += 1
      j += 1
    } else if (i < a.length && (j === b.length || length[i + 1]![j]! >= length[i]![j + 1]!)) add('gone', a[i++]!)
    else add('come', b[j++]!)
  }
  return pieces
}
