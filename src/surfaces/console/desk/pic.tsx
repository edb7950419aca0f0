// Small pictures of goods; decoration beside their names.
import { shotOf } from '#web/pictures.ts'

export function Pic({ of, size = 28 }: { of: string | null; size?: number }) {
  if (of === null) return <span className="pic none" style={{ width: size, height: size }} />
  return (
    <img
      className="pic"
      src={shotOf(of, { largest: 240 }).widths![0]!.src}
      width={size}
      height={size}
      alt=""
      loading="lazy"
    />
  )
}
export const Pics = ({ of }: { of: readonly (string | null)[] }) => (
  <span className="pics">
    {of.slice(0, 3).map((picture, i) => (
      <Pic key={i} of={picture} />
    ))}
  </span>
)
