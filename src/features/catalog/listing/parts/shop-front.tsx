// Who this merchant is: seal, name, place, motto, scores, followers, a look at its newest goods,
// and a search of own categories.
import { href } from 'react-router'
import { useTexts } from '#web/texts.tsx'
import type { Calls } from '#kernel/call/contract.ts'
import { useLang } from '#ui/text/lang.tsx'
import { numberText } from '#ui/text/number-text.ts'
import { Picture } from '#ui/goods/picture.tsx'
import { shotOf } from '#web/pictures.ts'
import { Seal, type SealShape } from '#ui/goods/seal.tsx'
import { GoodsPictures, type GoodsPicture } from './goods-pictures.tsx'
import { FollowButton, useFollow } from '#surfaces/storefront/likes/follow-button.tsx'
import { Scores } from '#features/catalog/merchants/parts/scores.tsx'
import { WordSearch } from '#features/catalog/merchants/parts/word-search.tsx'

export type FullMerchant = Calls['/api/v2/merchant/detail']['output']

interface FrontProps {
  merchant: FullMerchant
  pictures: readonly GoodsPicture[]
  words: string
}

export function Front({ merchant, pictures, words }: FrontProps) {
  const { id, name, motto, seal, logo, banner, scores, followerCount, followed, status } = merchant
  const follow = useFollow({ type: 'merchant', id }, { on: followed, followers: followerCount })
  return (
    <header className={pictures.length > 0 && !banner ? 'shop-front' : 'shop-front shop-front-bare'}>
      {banner && <ShopBanner banner={banner} />}
      {pictures.length > 0 && !banner && <GoodsPictures pictures={pictures} eager />}
      <div className={banner ? 'shop-who shop-who-wide' : 'shop-who'}>
        {logo ? (
          <Picture
            className="shop-logo"
            shot={shotOf(logo.file, { ...logo, largest: 480 })}
            alt=""
            ratio="1"
            sizes="104px"
          />
        ) : (
          <Seal className="shop-seal" character={seal.char} ink={seal.ink} shape={seal.shape as SealShape} size="lg" />
        )}
        <div className="min-w-0">
          <h1 className="display named">{name}</h1>
          <Facts merchant={merchant} followers={follow.followers} />
        </div>
        {motto && <p className="shop-motto">{motto}</p>}
        <Scores scores={scores} className="shop-scores" />
        {(status === 'open' || follow.on) && (
          <div>
            <FollowButton name={name} follow={follow} />
          </div>
        )}
        {status === 'open' && <Search id={id} words={words} />}
      </div>
    </header>
  )
}

const ShopBanner = ({ banner }: { banner: NonNullable<FullMerchant['banner']> }) => (
  <Picture
    className="shop-banner"
    shot={shotOf(banner.file, { ...banner, largest: 1440 })}
    alt=""
    ratio="4 / 1"
    sizes="(max-width: 1439px) 100vw, 1360px"
    eager
    rounded="picture"
  />
)

function Facts({ merchant: { place, founded }, followers }: { merchant: FullMerchant; followers: number }) {
  const { t } = useTexts('merchants')
  const lang = useLang()
  const facts = [
    place,
    founded && t('shop.since', { year: founded }),
    followers > 0 && t('shop.followers', { count: followers, n: numberText(followers, lang) }),
  ]
  return <p className="shop-place">{facts.filter(Boolean).join(' · ')}</p>
}

/** Of its own categories. */
function Search({ id, words }: { id: number; words: string }) {
  const { t } = useTexts('merchants')
  return (
    <WordSearch
      action={href('/home/shopIndex')}
      kept={[
        ['id', String(id)],
        ['tab', 'goods'],
      ]}
      words={words}
      label={t('shop.search')}
      hint={t('shop.searchHint')}
      go={t('list.go')}
    />
  )
}
