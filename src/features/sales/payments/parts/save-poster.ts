// The poster as a picture to be saved, drawn by the browser: nothing of it leaves the device.
import { encodeQR } from 'qr'
import { shotOf } from '#web/pictures.ts'
import type { PosterWords } from './use-poster-words.ts'

const [width, height, edge] = [750, 1120, 60]
const [paper, ink, faint] = ['#f3eee7', '#1c1715', '#5c524c']
const serif = '"Newsreader Variable", "Songti SC", "Noto Serif SC", Georgia, serif'
const sans = '"Instrument Sans Variable", "PingFang SC", "Noto Sans SC", system-ui, sans-serif'

const loaded = (src: string): Promise<HTMLImageElement | undefined> =>
  new Promise((done) => {
    const picture = new Image()
    picture.addEventListener('load', () => done(picture))
    picture.addEventListener('error', () => done(undefined))
    picture.src = src
  })

/** One line in the middle, made smaller until it fits. */
function line(on: CanvasRenderingContext2D, text: string, y: number, size: number, family: string, colour: string) {
  on.fillStyle = colour
  for (let fit = size; ; fit -= 2) {
    on.font = `${fit}px ${family}`
    if (on.measureText(text).width <= width - 2 * edge || fit <= 18) break
  }
  on.fillText(text, width / 2, y)
}

function drawCode(on: CanvasRenderingContext2D, link: string, y: number, side: number): void {
  const data = encodeQR(link, 'raw', { ecc: 'medium', border: 4 })
  const cell = Math.floor(side / data.length)
  const left = Math.round((width - cell * data.length) / 2)
  on.fillStyle = '#fff'
  on.fillRect(left, y, cell * data.length, cell * data.length)
  on.fillStyle = '#000'
  data.forEach((row, at) =>
    row.forEach((dark, x) => {
      if (dark) on.fillRect(left + x * cell, y + at * cell, cell, cell)
    }),
  )
}

function drawPictures(on: CanvasRenderingContext2D, pictures: readonly HTMLImageElement[], y: number): void {
  const [side, gap] = [190, 20]
  const left = (width - pictures.length * side - (pictures.length - 1) * gap) / 2
  pictures.forEach((picture, at) => on.drawImage(picture, left + at * (side + gap), y, side, side))
}

export async function savePoster({
  head,
  price,
  until,
  file,
  pictures,
  link,
}: PosterWords & { pictures: readonly string[]; link: string }): Promise<void> {
  const shots = await Promise.all(pictures.map((name) => loaded(shotOf(name, { largest: 480 }).src)))
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const on = canvas.getContext('2d')
  if (!on) return
  on.fillStyle = paper
  on.fillRect(0, 0, width, height)
  on.textAlign = 'center'
  line(on, head, 130, 60, serif, ink)
  drawPictures(
    on,
    shots.filter((shot) => shot !== undefined),
    190,
  )
  line(on, price, 470, 66, sans, ink)
  line(on, until, 530, 28, sans, faint)
  drawCode(on, link, 580, 480)
  const blob = await new Promise<Blob | null>((done) => void canvas.toBlob(done, 'image/png'))
  if (!blob) return
  const url = URL.createObjectURL(blob)
  const anchor = document.createElement('a')
  Object.assign(anchor, { href: url, download: `${file}.png` })
  anchor.click()
  // the browser has begun to read it by then
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
