// The pictures of a product, the one of the chosen values first.
import { useTexts } from '#web/texts.tsx'
import { Gallery } from '#ui/goods/gallery.tsx'
import type { GalleryItem } from '#ui/goods/gallery-thumbs.tsx'
import { Picture } from '#ui/goods/picture.tsx'
import { shotOf } from '#web/pictures.ts'
import './goods-media.css'
import { GoodsModel } from './goods-model.tsx'
import { publicUrl } from '#features/platform/uploads/limits.ts'
import { picturesFor } from '#surfaces/storefront/goods/leading-picture.ts'
import type { Choice, Goods } from '#surfaces/storefront/goods/sku-choice.ts'

/** Its film and its model, behind the pictures; the first picture stands for them. */
function useMoving(goods: Goods): GalleryItem[] {
  const first = goods.pictures[0]
  if (!first) return []
  const shot = shotOf(first.file, first)
  const thumb = shotOf(first.file, { largest: 240 })
  const poster = `/img/${first.file}-720.webp`
  const { video, model } = goods
  return [
    ...(video
      ? [
          {
            key: video.file,
            shot,
            thumb,
            alt: video.alt,
            mark: 'play' as const,
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- what it shows is said in words
            node: (
              <video
                className="goods-film"
                src={publicUrl(video.file)}
                controls
                preload="none"
                poster={poster}
                aria-label={video.alt}
              />
            ),
          },
        ]
      : []),
    ...(model
      ? [
          {
            key: model.file,
            shot,
            thumb,
            alt: model.alt,
            mark: 'turn' as const,
            node: <GoodsModel file={model.file} alt={model.alt} poster={poster} />,
          },
        ]
      : []),
  ]
}

export function GoodsGallery({ goods, values }: { goods: Goods; values: Choice }) {
  const { t } = useTexts(['products', 'storefront', 'reviews'])
  const pictures = picturesFor(goods, values)
  const moving = useMoving(goods)
  const shots = pictures.map((p) => ({
    key: p.file,
    shot: shotOf(p.file, p),
    thumb: shotOf(p.file, { largest: 240 }),
    alt: p.alt || goods.title,
  }))
  const items: GalleryItem[] = [...shots, ...moving]
  const words = {
    title: t('goods.pictures'),
    close: t('storefront:close'),
    previous: t('goods.previous'),
    next: t('goods.next'),
    zoomIn: t('reviews:zoomIn'),
    zoomOut: t('reviews:zoomOut'),
  }
  return (
    <div className="goods-gallery">
      <Gallery
        key={pictures[0]?.file}
        items={items}
        label={t('goods.pictures')}
        thumbLabel={(place, { mark, alt }) => {
          if (mark) return t(mark === 'play' ? 'goods.film' : 'goods.model', { alt })
          return t('goods.picture', { at: place + 1, of: shots.length, alt })
        }}
        backLabel={t('goods.previous')}
        nextLabel={t('goods.next')}
        zoom={{ label: t('goods.closer'), words }}
        sizes="(max-width: 1023px) 100vw, 620px"
      />
      {pictures.length > 2 && (
        <div className="goods-more" aria-hidden="true">
          {pictures.slice(1, 3).map((p) => (
            <Picture key={p.file} shot={shotOf(p.file, p)} alt="" ratio="1" sizes="300px" rounded="card" />
          ))}
        </div>
      )}
    </div>
  )
}
