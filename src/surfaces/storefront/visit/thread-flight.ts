// Added to the cart: the thread runs from the button to the cart in sight. Decoration only; calm settings see nothing.
import { calm } from '#ui/theme/reduced-motion.ts'

const ms = 620

export function flyThread(from: Element): void {
  if (calm()) return
  const cart = [...document.querySelectorAll('[data-cart]')].find((e) => e.getClientRects().length > 0 && inSight(e))
  if (!cart) return
  const [a, b] = [centre(from), centre(cart)]
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  const bend = Math.min(160, Math.abs(a.x - b.x) / 2 + 60)
  path.setAttribute('d', `M${a.x} ${a.y}C${a.x} ${a.y - bend} ${b.x} ${b.y + (b.y < a.y ? bend : -bend)} ${b.x} ${b.y}`)
  path.setAttribute('pathLength', '1')
  path.setAttribute('style', 'fill:none;stroke:var(--thread);stroke-width:2;stroke-linecap:round;stroke-dasharray:1 1')
  svg.setAttribute('style', 'position:fixed;inset:0;width:100%;height:100%;z-index:1500;pointer-events:none')
  svg.setAttribute('aria-hidden', 'true')
  svg.append(path)
  document.body.append(svg)
  const drawing = path.animate(
    [{ strokeDashoffset: '1' }, { strokeDashoffset: '0', offset: 0.55 }, { strokeDashoffset: '-1' }],
    {
      duration: ms,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      fill: 'both',
    },
  )
  drawing.addEventListener('finish', () => svg.remove())
  drawing.addEventListener('cancel', () => svg.remove())
}
const centre = (e: Element) => {
  const r = e.getBoundingClientRect()
  return { x: r.left + r.width / 2, y: r.top + r.height / 2 }
}
function inSight(e: Element): boolean {
  const { x, y } = centre(e)
  return x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight
}
