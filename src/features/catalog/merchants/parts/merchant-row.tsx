// A merchant in a list: seal, name, motto, what people say of it, and three of its goods.
import { ArrowRight } from 'lucide-react'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import type { Calls } from '#kernel/call/contract.ts'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { numberText } from '#ui/text/number-text.ts'
import { Picture } from '#ui/goods/picture.tsx'
import { Price } from '#ui/goods/price.tsx'
import { Seal, type SealShape } from '#ui/goods/seal.tsx'
import { Skeleton, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { shotOf } from '#web/pictures.ts'
import { Scores } from './scores.tsx'

export type Merchant = Calls['/api/v2/merchant/page']['output']['records'][number]
export type MerchantGoods = Calls['/api/v2/goods/goods/list/merchant']['output']['records'][number]['goods']
export const merchantAddress = (id: number): string => hrefWith('/home/shopIndex', { id })

export function MerchantRow({
  merchant,
  goods,
  eager = false,
}: {
  merchant: Merchant
  goods: MerchantGoods
  eager?: boolean
}) {
  const { t } = useTexts('merchants')
  const lang = useLang()
  const { id, name, motto, place, seal, scores, followerCount, productCount, pickupIn } = merchant
  return (
    <li className="merchant-row">
      <div className="merchant-who">
        <Seal size="lg" character={seal.char} ink={seal.ink} shape={seal.shape as SealShape} />
        <div>
          <h2 className="display named">
            <Link to={merchantAddress(id)} prefetch="intent">
              {name}
            </Link>
          </h2>
          <p className="merchant-place">
            {[place, pickupIn && t('list.pickupIn', { place: pickupIn })].filter(Boolean).join(' · ')}
          </p>
        </div>
        <p className="merchant-motto">{motto}</p>
        <Scores scores={scores} />
        <p className="merchant-facts">
          {[
            followerCount > 0 && t('shop.followers', { count: followerCount, n: numberText(followerCount, lang) }),
            t('list.goods', { count: productCount, n: numberText(productCount, lang) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <span className="merchant-go" aria-hidden="true">
          {t('list.enter')}
          <Icon of={ArrowRight} size={14} />
        </span>
      </div>
      <ul className="merchant-goods" aria-label={t('list.some', { name })}>
        {goods.map((g) => (
          <OneOfIts key={g.id} goods={g} eager={eager} />
        ))}
      </ul>
    </li>
  )
}

function OneOfIts({ goods: { id, title, picture, price }, eager }: { goods: MerchantGoods[number]; eager: boolean }) {
  return (
    <li>
      <Link to={href('/goods/:id', { id: String(id) })} prefetch="intent" aria-label={picture ? undefined : title}>
        {picture && (
          <Picture
            shot={shotOf(picture.file, { ...picture, largest: 480 })}
            alt={title}
            ratio="1"
            sizes="(max-width: 767px) 30vw, 240px"
            eager={eager}
          />
        )}
      </Link>
      <Price fen={price} size="sm" />
    </li>
  )
}

export function MerchantRowSkeleton() {
  return (
    <li className="merchant-row" aria-hidden="true">
      <div className="merchant-who">
        <Skeleton width="64px" height="64px" />
        <div>
          <SkeletonLine width="160px" height="24px" />
          <SkeletonLine className="mt-2" width="90px" />
        </div>
        <SkeletonLine className="merchant-motto" width="80%" />
      </div>
      <div className="merchant-goods">
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} ratio="1" />
        ))}
      </div>
    </li>
  )
}
