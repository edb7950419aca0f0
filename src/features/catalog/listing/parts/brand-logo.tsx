// The logo of a brand, whole, on a plate of its own: beside its name, so it says nothing itself.
import './brand-logo.css'
import { shotOf } from '#web/pictures.ts'

export const BrandLogo = ({ logo, size }: { logo: string; size: number }) => (
  <img
    className="brand-logo"
    src={shotOf(logo, { largest: 240 }).widths!.at(-1)!.src}
    width={size}
    height={size}
    alt=""
    loading="lazy"
  />
)
