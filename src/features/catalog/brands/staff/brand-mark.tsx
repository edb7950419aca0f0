// The logo of a brand as lists at the desk show it; without one, its first letter.
import './brands.css'
import { shotOf } from '#web/pictures.ts'

export function BrandMark({ logo, letter, size = 32 }: { logo: string | null; letter: string; size?: number }) {
  const box = { width: size, height: size }
  if (logo === null)
    return (
      <span className="brand-mark none" style={box} aria-hidden="true">
        {letter}
      </span>
    )
  return <img className="brand-mark" src={shotOf(logo, { largest: 240 }).widths!.at(-1)!.src} alt="" {...box} />
}
