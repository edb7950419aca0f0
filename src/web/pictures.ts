// Pictures of goods and departments: one file in several widths and formats under /img.
import type { Shot } from '#ui/goods/picture.tsx'

const widths = [240, 480, 720, 960, 1440] as const

interface Look {
  width?: number | undefined
  height?: number | undefined
  preview?: string | undefined
  /** Bounds what is offered; thumbnails need not offer posters. */
  largest?: number
}
export function shotOf(file: string, { width = 1440, height = 1440, preview, largest = 1440 }: Look = {}): Shot {
  const offered = widths.filter((w) => w <= largest)
  const at = (w: number, ending: string) => ({ src: `/img/${encodeURIComponent(file)}-${w}.${ending}`, width: w })
  const list = (ending: string) => offered.map((w) => at(w, ending))
  return {
    src: at(offered.find((w) => w >= 480) ?? 240, 'webp').src,
    width,
    height,
    preview,
    widths: list('webp'),
    formats: [{ type: 'image/avif', widths: list('avif') }],
  }
}
/** The address of a picture as other sites show it beside a link. */
export const socialCard = (file: string): string => `/img/${encodeURIComponent(file)}-card.jpg`
