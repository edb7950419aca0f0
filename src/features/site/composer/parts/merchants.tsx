// The merchants that sell here, each with its seal, motto and score.
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import './merchants.css'
import { useLang } from '#ui/text/lang.tsx'
import { numberText } from '#ui/text/number-text.ts'
import { Rating } from '#ui/goods/rating.tsx'
import { Seal, type SealShape } from '#ui/goods/seal.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import type { Block, BlockData } from '../contract.ts'
import { BlockHead, BlockPlace } from './block.tsx'

type Merchant = BlockData<'merchants'>['merchants'][number]

export function MerchantsBlock({ block: { id, title, data } }: { block: Block<'merchants'> }) {
  const { t } = useTexts('composer')
  return (
    <BlockPlace of="merchants" labelledBy={`b${id}`}>
      <BlockHead id={`b${id}`} title={title}>
        <TextLink render={<Link to={href('/home/cataShopList')} prefetch="intent" />}>{t('all')}</TextLink>
      </BlockHead>
      <ul className="home-merchants">
        {data.merchants.map((h) => (
          <OneMerchant key={h.id} merchant={h} />
        ))}
      </ul>
    </BlockPlace>
  )
}

function OneMerchant({ merchant: { id, name, motto, place, seal, score, followerCount } }: { merchant: Merchant }) {
  const { t } = useTexts('products')
  const lang = useLang()
  return (
    <li className="home-merchant">
      <Seal size="lg" character={seal.char} ink={seal.ink} shape={seal.shape as SealShape} />
      <h3 className="display named">
        <Link to={hrefWith('/home/shopIndex', { id })} prefetch="intent">
          {name}
        </Link>
      </h3>
      <p className="home-merchant-place">{place}</p>
      <p className="home-merchant-say">{motto}</p>
      <p className="home-merchant-foot">
        {score > 0 && (
          <Rating value={score / 100} label={`${t('goods.scoreGoods')} ${numberText(score / 100, lang)}`} />
        )}
        {followerCount > 0 && (
          <span>{t('goods.followers', { count: followerCount, n: numberText(followerCount, lang) })}</span>
        )}
      </p>
    </li>
  )
}
