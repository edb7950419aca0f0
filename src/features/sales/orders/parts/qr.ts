// A QR code of up to 20 digits: the smallest size (21 × 21), a quarter of it may be spoilt at the middle level.
// Pure; ISO/IEC 18004, numeric, version 1, level M.
const size = 21
const dataWords = 16
const checkWords = 10

/** The field of 256: powers of 2 modulo x⁸+x⁴+x³+x²+1. */
const exp = [1]
for (let n = 1; n < 255; n++) {
  const twice = exp[n - 1]! * 2
  exp.push(twice > 255 ? twice ^ 0x11d : twice)
}
const log = new Map(exp.map((value, n) => [value, n]))
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : exp[(log.get(a)! + log.get(b)!) % 255]!)

/** The words that mend others: the rest of the data divided by the generator. */
function checksOf(data: readonly number[]): number[] {
  let generator = [1]
  for (let n = 0; n < checkWords; n++) {
    const next = [...generator, 0]
    generator.forEach((value, at) => (next[at + 1]! ^= times(value, exp[n]!)))
    generator = next
  }
  const rest = [...data, ...Array.from({ length: checkWords }, () => 0)]
  for (let n = 0; n < data.length; n++) {
    const lead = rest[n]!
    generator.forEach((value, at) => (rest[n + at]! ^= times(value, lead)))
  }
  return rest.slice(data.length)
}

const bits = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, n) => (value >> (count - 1 - n)) & 1)
function wordsOf(digits: string): number[] {
  const groups = digits.match(/\d{1,3}/g) ?? []
  const all = [
    ...bits(1, 4),
    ...bits(digits.length, 10),
    ...groups.flatMap((g) => bits(Number(g), [4, 7, 10][g.length - 1]!)),
  ]
  all.push(...bits(0, Math.min(4, dataWords * 8 - all.length)))
  while (all.length % 8 > 0) all.push(0)
  const words = Array.from({ length: all.length / 8 }, (_, n) => parseInt(all.slice(n * 8, n * 8 + 8).join(''), 2))
  for (let n = 0; words.length < dataWords; n++) words.push(n % 2 === 0 ? 0xec : 0x11)
  return words
}

/** Level M with mask 0, with its own check bits. */
const format = bits(0b101010000010010, 15)
type Grid = (number | undefined)[][]
function frame(): Grid {
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined))
  const finder = (top: number, left: number) => {
    for (let y = -1; y <= 7; y++)
      for (let x = -1; x <= 7; x++) {
        const ring = Math.max(Math.abs(y - 3), Math.abs(x - 3))
        const row = grid[top + y]
        if (row && left + x >= 0 && left + x < size) row[left + x] = ring === 2 || ring === 4 ? 0 : 1
      }
  }
  finder(0, 0)
  finder(0, size - 7)
  finder(size - 7, 0)
  for (let n = 8; n < size - 8; n++) grid[6]![n] = grid[n]![6] = (n + 1) % 2
  const column = [0, 1, 2, 3, 4, 5, 7, 8]
  format.forEach((bit, n) => {
    if (n < 8) grid[8]![column[n]!] = bit
    else grid[[7, 5, 4, 3, 2, 1, 0][n - 8]!]![8] = bit
    if (n < 7) grid[size - 1 - n]![8] = bit
    else grid[8]![size - 15 + n] = bit
  })
  grid[size - 8]![8] = 1
  return grid
}

/** The dark squares of the code, row by row. */
export function qrOf(digits: string): boolean[][] {
  if (!/^\d{1,20}$/.test(digits)) throw new Error('digits only, at most 20')
  const words = wordsOf(digits)
  const stream = [...words, ...checksOf(words)].flatMap((word) => bits(word, 8))
  const grid = frame()
  let next = 0
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--
    for (let n = 0; n < size; n++) {
      const y = up ? size - 1 - n : n
      for (const x of [right, right - 1])
        if (grid[y]![x] === undefined) grid[y]![x] = (stream[next++] ?? 0) ^ ((x + y) % 2 === 0 ? 1 : 0)
    }
  }
  return grid.map((row) => row.map((bit) => bit === 1))
}
