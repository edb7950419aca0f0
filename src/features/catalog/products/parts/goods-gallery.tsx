// The pictures of a product, the one of the chosen values first.
import { useTexts } from '#web/texts.tsx'
import { Gallery } from '#ui/goods/gallery.tsx'
import { Picture } from '#ui/goods/picture.tsx'
import { shotOf } from '#web/pictures.ts'
import { picturesFor } from '#surfaces/storefront/goods/leading-picture.ts'
import type { Choice, Goods } from '#surfaces/storefront/goods/sku-choice.ts'

export function GoodsGallery({ goods, values }: { goods: Goods; values: Choice }) {
  const { t } = useTexts(['products', 'storefront', 'reviews'])
  const pictures = picturesFor(goods, values)
  const items = pictures.map((p) => ({
    key: p.file,
    shot: shotOf(p.file, p),
    thumb: shotOf(p.file, { largest: 240 }),
    alt: p.alt || goods.title,
  }))
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
        thumbLabel={(place, item) => t('goods.picture', { at: place + 1, of: items.length, alt: item.alt })}
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
