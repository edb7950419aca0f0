// The square picture of a line of goods; without one, the shop's placeholder. Decoration: the name stands beside it.
import { Picture } from '#ui/goods/picture.tsx'
import { shotOf } from '#web/pictures.ts'

interface LinePictureProps {
  file: string | null
  size?: number
  /** of the first screen: loaded at once */
  eager?: boolean
}
export function LinePicture({ file, size = 112, eager = false }: LinePictureProps) {
  return (
    <Picture
      shot={shotOf(file ?? 'placeholder', { largest: 480 })}
      alt=""
      ratio="1"
      sizes={`${size}px`}
      rounded="control"
      eager={eager}
    />
  )
}
