// A code to be scanned: black on white in every theme, for cameras.
import { encodeQR } from 'qr'

export interface QrCodeProps {
  text: string
  label: string
  className?: string
}
export function QrCode({ text, label, className }: QrCodeProps) {
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
