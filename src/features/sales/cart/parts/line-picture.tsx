// The square picture of a line of goods; without one, the shop's placeholder. Decoration: the name stands beside it.
import { Picture } from '#ui/goods/picture.tsx'
import { shotOf } from '#web/pictures.ts'

export function LinePicture({ file, size = 112 }: { file: string | null; size?: number }) {
  return (
    <Picture
      shot={shotOf(file ?? 'placeholder', { largest: 480 })}
      alt=""
      ratio="1"
      sizes={`${size}px`}
      rounded="control"
    />
  )
}
