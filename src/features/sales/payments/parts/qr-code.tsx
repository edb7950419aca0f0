// A QR code as a picture of squares: dark on white in both appearances, for cameras read no other.
import { encodeQR } from 'qr'

export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const data = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const size = data.length
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
