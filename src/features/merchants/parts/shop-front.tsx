// Who this house is: seal, name, place, motto, scores, followers, a look at its newest goods, and a search of its shelves.
import { useTexts } from '#web/texts.tsx'
import type { Calls } from '#app.ts'
import { useLang } from '#ui/lang.tsx'
import { numberText } from '#ui/number-text.ts'
import { Seal, type SealShape } from '#ui/seal.tsx'
import { GoodsPictures, type GoodsPicture } from '#features/catalog/parts/goods-pictures.tsx'
import { FollowButton, useFollow } from '../../likes/parts/follow-button.tsx'
import { Scores } from './scores.tsx'
import { WordSearch } from './word-search.tsx'

export type FullHouse = Calls['/api/v2/merchant/detail']['output']

export function Front({
  house,
  pictures,
  words,
}: {
  house: FullHouse
  pictures: readonly GoodsPicture[]
  words: string
}) {
  const { t } = useTexts('merchants')
  const lang = useLang()
  const { id, name, place, founded, motto, seal, scores, followerCount, followed, status } = house
  const follow = useFollow({ type: 'merchant', id }, { on: followed, followers: followerCount })
  return (
    <header className={pictures.length > 0 ? 'shop-front' : 'shop-front shop-front-bare'}>
      {pictures.length > 0 && <GoodsPictures pictures={pictures} eager />}
      <div className="shop-who">
        <Seal className="shop-seal" character={seal.char} ink={seal.ink} shape={seal.shape as SealShape} size="lg" />
        <div className="min-w-0">
          <h1 className="display">{name}</h1>
          <p className="shop-place">
            {[
              place,
              founded && t('shop.since', { year: founded }),
              follow.followers > 0 &&
                t('shop.followers', { count: follow.followers, n: numberText(follow.followers, lang) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {motto && <p className="shop-motto">{motto}</p>}
        <Scores scores={scores} className="shop-scores" />
        {(status === 'open' || follow.on) && (
          <div>
            <FollowButton name={name} follow={follow} />
          </div>
        )}
        {status === 'open' && (
          <WordSearch
            action="/home/shopIndex"
            kept={[
              ['id', String(id)],
              ['tab', 'goods'],
            ]}
            words={words}
            label={t('shop.search')}
            hint={t('shop.searchHint')}
            go={t('list.go')}
          />
        )}
      </div>
    </header>
  )
}
