// A look at somebody's goods: one large picture and, where there are, two beside it.
import './goods-pictures.css'
import type { Calls } from '#kernel/call/contract.ts'
import { Picture } from '#ui/goods/picture.tsx'
import { shotOf } from '#web/pictures.ts'

export type GoodsPicture = Calls['/api/v2/goods/brand/page']['output']['records'][number]['pictures'][number]

export function GoodsPictures({ pictures, eager = false }: { pictures: readonly GoodsPicture[]; eager?: boolean }) {
  return (
    <div className="goods-pictures" data-count={Math.min(3, pictures.length)}>
      {pictures.slice(0, 3).map((p, place) => (
        <Picture
          key={p.file}
          shot={shotOf(p.file, { ...p, largest: place === 0 ? 960 : 480 })}
          alt=""
          ratio="1"
          sizes={place === 0 ? '(max-width: 767px) 66vw, 440px' : '(max-width: 767px) 33vw, 220px'}
          eager={eager && place === 0}
          rounded="none"
        />
      ))}
    </div>
  )
}
