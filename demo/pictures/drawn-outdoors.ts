// Drawn vectors of the trail and the street: a sneaker, a bicycle and its helmet, a lantern, a rod. Tones of gray: the
// glaze gives them their color.
import { across, bar, fill, line, path, slant, times } from './strokes.ts'

const sneaker =
  fill('a', slant, '#f0f0f0', '#cdcdcd', '#9a9a9a') +
  fill('s', across, '#ffffff', '#f2f2f2', '#c6c6c6') +
  path('M12.2 11.4L14 8L17.4 11.8L15 14Z', '#7d7d7d') +
  path(
    'M3.2 22.6C2.4 18 2.8 14 4.2 11.2C5 10.2 6.6 10.6 8 11.8C9.6 13 11.4 12.6 12.8 10.8L14.4 10' +
      'C16 13.4 19.4 16.6 24 17.8C28 18.8 30.2 20 30.2 22.8C20 24.2 12 24.2 3.2 22.6Z',
    'url(#a)',
  ) +
  path('M3.2 22.6C2.6 19 2.9 15 4 12L8.8 15.4C8 18 8 20.6 8.6 23.2Z', '#5f5f5f') +
  path('M24.4 17.9C28 18.8 30.2 20 30.2 22.8C28 23.2 25.6 23.4 23.4 23.5C22.6 21.2 22.9 19.2 24.4 17.9Z', '#6f6f6f') +
  line('M10.4 22.8C12 19.6 14.6 18 18.4 17.4', '#6f6f6f', 1.3) +
  times(4, (at) => line(`M${15.2 + at * 2} ${12.2 + at * 1.55}l-2 2.5`, '#ffffff', 0.85)) +
  path(
    'M2 24C2 22.2 3.2 21.7 5 22.1C12 23.7 20 23.7 30 22.6C31 24.2 30.6 27 28.6 27.2L5 27.4C3 27.4 2 26.2 2 24Z',
    'url(#s)',
  ) +
  line('M2.6 24.9C12 26 22 25.9 30.4 24.8', '#8f8f8f', 0.45)

const helmet =
  fill('a', slant, '#f4f4f4', '#bcbcbc', '#6f6f6f') +
  line('M6 21.6C2 22.6 1.8 24.2 4.2 24.4C8 24.6 12 23.6 13.4 22.2', '#3a3a3a', 0.9) +
  path('M26.6 18.2L31.6 20.2C31 22 28 22.2 24.8 21Z', '#6a6a6a') +
  path(
    'M2.6 20.4C2.8 10.6 9.6 5.4 17 5.4C24.6 5.4 29.6 11 29.8 18.8C26 21.4 20 22.6 14 22.6C9.6 22.6 5.4 21.8 2.6 20.4Z',
    'url(#a)',
  ) +
  line('M7 17.6C7.8 13 10.8 9.8 15 8.8', '#2f2f2f', 1.9) +
  line('M12.2 18.8C13.2 14.8 16.2 12.2 20.4 11.5', '#2f2f2f', 1.9) +
  line('M18.2 19C19.8 16.8 22.6 15.4 26 15.2', '#2f2f2f', 1.7) +
  line('M3 20.2C8 22.4 22 22.8 29.6 18.9', '#4d4d4d', 0.7)

const wheel = (x: number): string =>
  `<circle cx="${x}" cy="22.4" r="6.3" fill="none" stroke="#1c1c1c" stroke-width="1.1"/>` +
  `<circle cx="${x}" cy="22.4" r="5.6" fill="none" stroke="#e6e6e6" stroke-width=".35"/>` +
  times(9, (at) => {
    const [dx, dy] = [Math.cos((at * Math.PI) / 9) * 5.5, Math.sin((at * Math.PI) / 9) * 5.5]
    return line(
      `M${(x - dx).toFixed(2)} ${(22.4 - dy).toFixed(2)}L${(x + dx).toFixed(2)} ${(22.4 + dy).toFixed(2)}`,
      '#d6d6d6',
      0.14,
    )
  }) +
  `<circle cx="${x}" cy="22.4" r=".8" fill="#e6e6e6"/>`
const tube = (d: string): string => line(d, '#5d5d5d', 1.15) + line(d, '#8f8f8f', 0.7)
const bicycle =
  wheel(7.4) +
  wheel(24.8) +
  line('M1.2 20.2A6.9 6.9 0 0 1 12.4 17.6', '#7c7c7c', 0.6) +
  line('M19.2 18.2A6.9 6.9 0 0 1 30.6 18.8', '#7c7c7c', 0.6) +
  tube('M7.4 22.4H14.8L12.5 13.2L7.4 22.4M12.7 14L22.3 13.2M14.8 22.4L22.8 15.2M22 11.6L22.9 15L24.8 22.4') +
  line('M12.5 13.2L12.2 11.8M22 11.6L21.6 9.2C21.4 8.2 19.6 8.4 18.6 9.2', '#d9d9d9', 0.75) +
  line('M19.6 8.7L17.9 9.7', '#2a2a2a', 1.2) +
  path('M9.6 11.2C10.4 10.2 14 10.4 15.4 11C15.6 11.6 14.4 12 12.6 12.1C11 12.2 9.4 12.2 9.6 11.2Z', '#2a2a2a') +
  '<circle cx="14.8" cy="22.4" r="1.9" fill="none" stroke="#c9c9c9" stroke-width=".6"/>' +
  line('M14.8 22.4L16.6 25.2M15.6 25.4H17.6', '#2a2a2a', 0.6) +
  path('M23.4 9.2H30L29 13.6H24.2Z', '#d2d2d2') +
  times(5, (at) => line(`M${24 + at * 1.4} 9.4l${0.3 - at * 0.18} 4.1`, '#7f7f7f', 0.25)) +
  times(2, (at) => line(`M23.7 ${10.6 + at * 1.5}H${29.7 - at * 0.3}`, '#7f7f7f', 0.25)) +
  line('M23.2 9.2H30.2', '#8a8a8a', 0.6)

const lantern =
  fill('g', across, '#d9d9d9', '#ffffff', '#f6f6f6', '#c4c4c4') +
  fill('b', across, '#b5b5b5', '#7d7d7d', '#3b3b3b', '#222222') +
  line('M8.6 11C8.4 -1.2 23.6 -1.2 23.4 11', '#4a4a4a', 0.7) +
  bar(13.2, 3.6, 5.6, 2.8, 0.6, 'url(#b)') +
  path('M12 6.2H20L21.8 9.6H10.2Z', 'url(#b)') +
  path('M11 9.6C8.2 13 8.2 18 11.4 21.4H20.6C23.8 18 23.8 13 21 9.6Z', 'url(#g)') +
  path('M16 13C18.6 16 18.4 19.6 16 20.4C13.6 19.6 13.4 16 16 13Z', '#8f8f8f') +
  path('M16 15.4C17.2 17 17 19.4 16 20C15 19.4 14.8 17 16 15.4Z', '#f0f0f0') +
  line('M10 12.6C13 14 19 14 22 12.6M9.4 17.4C13 18.8 19 18.8 22.6 17.4', '#5d5d5d', 0.4) +
  line('M8.4 9.4V24M23.6 9.4V24', '#5d5d5d', 1) +
  path('M10 21.4H22L24.2 23.8V28C24.2 29.2 23.2 30 22 30H10C8.8 30 7.8 29.2 7.8 28V23.8Z', 'url(#b)') +
  line('M9.6 25.4V28.2', '#e6e6e6', 0.7, 'opacity=".7"') +
  '<circle cx="25.4" cy="26.2" r="1.3" fill="#9d9d9d"/>'

const rod =
  line('M10.6 21.8L29.6 2.8', '#4b4b4b', 0.75) +
  line('M10.6 21.6L29.4 2.8', '#c9c9c9', 0.25) +
  line('M3 29L11.4 20.8', '#6f6f6f', 2.5) +
  line('M2.9 28.6L11.2 20.5', '#d6d6d6', 1.5) +
  line('M6.6 25.4L8 24', '#3b3b3b', 2.6) +
  '<circle cx="10.4" cy="26" r="2.9" fill="#3d3d3d"/><circle cx="10.2" cy="25.8" r="1.9" fill="#9f9f9f"/>' +
  '<circle cx="10.2" cy="25.8" r=".7" fill="#f0f0f0"/>' +
  line('M10.4 26L13.2 28.2', '#d9d9d9', 0.7) +
  bar(12.4, 27.4, 2.2, 1.5, 0.7, '#3b3b3b') +
  [15.4, 20, 24.2, 27.4]
    .map(
      (x) =>
        `<circle cx="${x + 0.5}" cy="${32.8 - x}" r="${(0.95 - (x - 15) * 0.035).toFixed(2)}" fill="none"` +
        ` stroke="#7f7f7f" stroke-width=".35"/>`,
    )
    .join('') +
  line('M29.6 2.8C30.8 8.6 28.4 13 26.4 17.4', '#efefef', 0.2) +
  path('M26.2 17C28 18.4 27.8 21.4 25.6 22.6C24.2 20.8 24.4 18.2 26.2 17Z', '#8f8f8f') +
  path('M24.9 19.4C26 19.2 27 19.6 27.5 20.2C27.2 21.2 26.6 22.1 25.6 22.6C24.8 21.6 24.6 20.4 24.9 19.4Z', '#f6f6f6') +
  line('M25.6 22.6L25 26.4C24.8 27.6 23.4 27.4 23.6 26.4', '#d9d9d9', 0.25)

export const DRAWN_OUTDOORS: Record<string, string> = {
  sneaker,
  'bike-helmet': helmet,
  'town-bicycle': bicycle,
  'camp-lantern': lantern,
  'rod-and-reel': rod,
}
