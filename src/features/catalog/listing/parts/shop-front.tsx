// Who this merchant is: seal, name, place, motto, scores, followers, a look at its newest goods,
// and a search of own categories.
import { href } from 'react-router'
import { useTexts } from '#web/texts.tsx'
import type { Calls } from '#kernel/call/contract.ts'
import { useLang } from '#ui/text/lang.tsx'
import { numberText } from '#ui/text/number-text.ts'
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
  const { id, name, motto, seal, scores, followerCount, followed, status } = merchant
  const follow = useFollow({ type: 'merchant', id }, { on: followed, followers: followerCount })
  return (
    <header className={pictures.length > 0 ? 'shop-front' : 'shop-front shop-front-bare'}>
      {pictures.length > 0 && <GoodsPictures pictures={pictures} eager />}
      <div className="shop-who">
        <Seal className="shop-seal" character={seal.char} ink={seal.ink} shape={seal.shape as SealShape} size="lg" />
        <div className="min-w-0">
          <h1 className="display">{name}</h1>
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
