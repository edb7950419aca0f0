// The merchant that sells it: seal, name, motto, scores, the way in.
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import { useLang } from '#ui/text/lang.tsx'
import { Seal, type SealShape } from '#ui/goods/seal.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { numberText } from '#ui/text/number-text.ts'
import { FollowButton, useFollow } from '#surfaces/storefront/likes/follow-button.tsx'
import type { Goods } from '#surfaces/storefront/goods/sku-choice.ts'

export function MerchantCard({ goods: { merchant } }: { goods: Goods }) {
  const { t } = useTexts('products')
  const lang = useLang()
  const follow = useFollow(
    { type: 'merchant', id: merchant.merchantId },
    { on: merchant.followed, followers: merchant.followerCount },
  )
  const scores = [
    [t('goods.scoreGoods'), merchant.scoreGoods],
    [t('goods.scoreService'), merchant.scoreService],
    [t('goods.scoreDelivery'), merchant.scoreDelivery],
  ] as const
  const score = (hundredths: number) => numberText(hundredths / 100, lang, 'score')
  return (
    <aside className="goods-shop" aria-label={t('goods.merchant')}>
      <Seal size="lg" character={merchant.seal.char} ink={merchant.seal.ink} shape={merchant.seal.shape as SealShape} />
      <div className="min-w-0">
        <h2 className="display named">{merchant.name}</h2>
        <p className="text-13 text-ink-2">{merchant.motto}</p>
      </div>
      <FollowButton name={merchant.name} follow={follow} size="sm" />
      <div className="goods-scores">
        {scores.map(([name, value]) =>
          value > 0 ? (
            <span key={name}>
              {name} <b>{score(value)}</b>
            </span>
          ) : null,
        )}
        {follow.followers > 0 && (
          <span>{t('goods.followers', { count: follow.followers, n: numberText(follow.followers, lang) })}</span>
        )}
        <TextLink render={<Link to={hrefWith('/home/shopIndex', { id: merchant.merchantId })} prefetch="intent" />}>
          {t('goods.enter')}
        </TextLink>
      </div>
    </aside>
  )
}
