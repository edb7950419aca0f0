// Pictures of goods and floors: one file in several widths under /img.
import type { Shot } from '#ui/picture.tsx'

const widths = [240, 480, 720, 960, 1440] as const

/** `largest` bounds what is offered; thumbnails need not offer posters. */
export function shotOf(file: string, { width = 1440, height = 1440, largest = 1440 }: { width?: number | undefined; height?: number | undefined; largest?: number } = {}): Shot {
  const offered = widths.filter((w) => w <= largest)
  const at = (w: number) => `/img/${encodeURIComponent(file)}-${w}.webp`
  return { src: at(offered.find((w) => w >= 480) ?? 240), width, height, widths: offered.map((w) => ({ src: at(w), width: w })) }
}
