// The page of a shop as its merchant composed it: each kind of block has its part. Sizes are known before pictures and
// films come, so that nothing jumps.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AnyShopBlock, ShopBlock } from '../shop-contract.ts'
import './shop-blocks.css'
import { publicUrl } from '#features/platform/uploads/limits.ts'
import { GoodsCard } from '#surfaces/storefront/goods/goods-card.tsx'
import { Picture } from '#ui/goods/picture.tsx'
import { Cards } from '#ui/goods/product-card.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { shotOf } from '#web/pictures.ts'
import { useTexts } from '#web/texts.tsx'

export const ShopBlocks = ({ blocks }: { blocks: readonly AnyShopBlock[] }) => (
  <div className="shop-blocks">
    {blocks.map((block, place) => (
      <section
        key={block.key}
        className={`shop-block shop-block-${block.type}`}
        data-block={block.key}
        {...(block.title && { 'aria-labelledby': `b-${block.key}` })}
      >
        <OneBlock block={block} eager={place === 0} />
      </section>
    ))}
  </div>
)
function OneBlock({ block, eager }: { block: AnyShopBlock; eager: boolean }): ReactNode {
  switch (block.type) {
    case 'banner':
      return <Banner block={block} eager={eager} />
    case 'goods':
      return <Goods block={block} eager={eager} />
    case 'collections':
      return <Collections block={block} />
    case 'text':
      return <Words block={block} />
    case 'video':
      return <Film block={block} />
    default:
      return null // a kind of a newer server
  }
}
/** Its title, and where there is more of it. */
function Head({ block: { key, title }, more }: { block: AnyShopBlock; more?: string | null }) {
  const { t } = useTexts('composer')
  if (!title && !more) return null
  return (
    <header>
      {title && (
        <h2 id={`b-${key}`} className="display">
          {title}
        </h2>
      )}
      {more && <TextLink render={<Link to={more} preventScrollReset={false} prefetch="intent" />}>{t('all')}</TextLink>}
    </header>
  )
}

const wideSizes = '(max-width: 1439px) 100vw, 1360px'
const rowSizes = '(max-width: 767px) 92vw, (max-width: 1439px) 33vw, 440px'
function Banner({ block, eager }: { block: ShopBlock<'banner'>; eager: boolean }) {
  const { t } = useTexts('composer')
  const { look, pictures } = block.data
  const wide = look === 'wide'
  const list = (
    <ul className={`shop-banners shop-banners-${look}`} data-count={Math.min(pictures.length, 3)}>
      {pictures.map((one, place) => (
        <li key={`${one.picture.file} ${place}`}>
          <BannerPicture of={one} wide={wide} eager={eager && place < (wide ? 1 : 3)} />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <Head block={block} />
      {wide && pictures.length > 1 ? (
        // it scrolls, also by keys
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className="shop-banner-rail" role="region" tabIndex={0} aria-label={block.title || t('windows')}>
          {list}
        </div>
      ) : (
        list
      )}
    </>
  )
}
type BannerOne = ShopBlock<'banner'>['data']['pictures'][number]
function BannerPicture({ of, wide, eager }: { of: BannerOne; wide: boolean; eager: boolean }) {
  const { picture, title, text, to } = of
  const shown = (
    <>
      <Picture
        shot={shotOf(picture.file, { ...picture, largest: wide ? 1440 : 960 })}
        // words below that lead on say where; the picture need not say it twice
        alt={picture.alt || (to ? title : '')}
        ratio={wide ? '5 / 2' : '4 / 3'}
        sizes={wide ? wideSizes : rowSizes}
        eager={eager}
        rounded="picture"
      />
      {(title || text) && (
        <span className="shop-banner-words">
          {title && <b className="display">{title}</b>}
          {text && <small>{text}</small>}
        </span>
      )}
    </>
  )
  return to === null ? (
    <div className="shop-banner-one">{shown}</div>
  ) : (
    <Link className="shop-banner-one" to={to} prefetch="intent">
      {shown}
    </Link>
  )
}

const columns = { grid: 5, large: 3, rail: 5 } as const
const largeSizes = '(max-width: 767px) 46vw, (max-width: 1439px) 31vw, 440px'
function Goods({ block, eager }: { block: ShopBlock<'goods'>; eager: boolean }) {
  const { look, goods, to } = block.data
  return (
    <>
      <Head block={block} more={to} />
      <Cards
        cols={columns[look]}
        {...(block.title && { label: block.title })}
        {...(look === 'rail' && { className: 'shop-rail' })}
      >
        {goods.map((one, place) => (
          <GoodsCard
            key={one.id}
            goods={one}
            eager={eager && place < 2}
            {...(look === 'large' && { sizes: largeSizes })}
          />
        ))}
      </Cards>
    </>
  )
}

const Collections = ({ block }: { block: ShopBlock<'collections'> }) => (
  <>
    <Head block={block} />
    <ul className="shop-tiles">
      {block.data.tiles.map(({ id, title, summary, pictures, to }) => (
        <li key={id}>
          <Link to={to} prefetch="intent">
            <span className="shop-tile-pictures" data-count={pictures.length} aria-hidden="true">
              {pictures.map((picture, place) => (
                <Picture
                  key={picture.file}
                  shot={shotOf(picture.file, { ...picture, largest: place === 0 ? 480 : 240 })}
                  alt=""
                  ratio="1"
                  sizes={place === 0 ? '(max-width: 767px) 60vw, 280px' : '(max-width: 767px) 30vw, 140px'}
                  rounded="none"
                />
              ))}
            </span>
            <b className="display">{title}</b>
            {summary && <small>{summary}</small>}
          </Link>
        </li>
      ))}
    </ul>
  </>
)

function Words({ block }: { block: ShopBlock<'text'> }) {
  const { body, action, to } = block.data
  return (
    <>
      <Head block={block} />
      {body && <div className="shop-words" dangerouslySetInnerHTML={{ __html: body }} />}
      {action && to && (
        <p className="shop-words-more">
          <TextLink render={<Link to={to} prefetch="intent" />}>{action}</TextLink>
        </p>
      )}
    </>
  )
}

function Film({ block }: { block: ShopBlock<'video'> }) {
  const { t } = useTexts('composer')
  const { film, poster, alt, text } = block.data
  return (
    <>
      <Head block={block} />
      <figure className="shop-film">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what it shows is said in words */}
        <video
          src={publicUrl(film)}
          controls
          playsInline
          preload={poster ? 'none' : 'metadata'}
          aria-label={alt || block.title || t('film')}
          {...(poster && { poster: `/img/${encodeURIComponent(poster.file)}-1440.webp` })}
        />
        {text && <figcaption>{text}</figcaption>}
      </figure>
    </>
  )
}
