// The waving thread as an SVG path in a 1000 × 44 field: it crosses height 26 at every knot,
// and no two waves beside each other are alike.

const WAVES = [
  'C{19} 40 {36} 10 {59} 14S{86} 36 {100} 26',
  'C{19} 12 {39} 8 {59} 20S{86} 36 {100} 26',
  'C{18} 14 {34} 22 {52} 17S{80} 34 {100} 26',
]

/** Knots in per cent of the width, rising. */
export function threadWave(knots: readonly number[]): string {
  const start = knots[0] ?? 0
  let path = `M${start * 10 + 2} 26`
  for (let place = 1; place < knots.length; place++) {
    const from = knots[place - 1]! * 10
    const way = knots[place]! * 10 - from
    path += WAVES[(place - 1) % WAVES.length]!.replace(/\{(\d+)\}/g, (_, share: string) =>
      (from + (way * Number(share)) / 100).toFixed(0),
    )
  }
  return path
}
