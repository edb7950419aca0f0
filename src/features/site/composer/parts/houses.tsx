// The houses that sell here, each with its seal, motto and score.
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import './houses.css'
import { useLang } from '#ui/text/lang.tsx'
import { numberText } from '#ui/text/number-text.ts'
import { Rating } from '#ui/goods/rating.tsx'
import { Seal, type SealShape } from '#ui/goods/seal.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import type { Block, BlockData } from '../contract.ts'
import { BlockHead, BlockPlace } from './block.tsx'

type House = BlockData<'houses'>['houses'][number]

export function HousesBlock({ block: { id, title, data } }: { block: Block<'houses'> }) {
  const { t } = useTexts('composer')
  return (
    <BlockPlace of="houses" labelledBy={`b${id}`}>
      <BlockHead id={`b${id}`} title={title}>
        <TextLink render={<Link to="/home/cataShopList" prefetch="intent" />}>{t('all')}</TextLink>
      </BlockHead>
      <ul className="home-houses">
        {data.houses.map((h) => (
          <OneHouse key={h.id} house={h} />
        ))}
      </ul>
    </BlockPlace>
  )
}

function OneHouse({ house: { id, name, motto, place, seal, score, followerCount } }: { house: House }) {
  const { t } = useTexts('products')
  const lang = useLang()
  return (
    <li className="home-house">
      <Seal size="lg" character={seal.char} ink={seal.ink} shape={seal.shape as SealShape} />
      <h3 className="display">
        <Link to={`/home/shopIndex?id=${id}`} prefetch="intent">
          {name}
        </Link>
      </h3>
      <p className="home-house-place">{place}</p>
      <p className="home-house-say">{motto}</p>
      <p className="home-house-foot">
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
