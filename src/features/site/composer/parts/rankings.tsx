// Boards of the rankings side by side: place, picture, name, why it stands there, price.
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import './rankings.css'
import { useLang } from '#ui/text/lang.tsx'
import { numberText } from '#ui/text/number-text.ts'
import { Picture } from '#ui/goods/picture.tsx'
import { Price } from '#ui/goods/price.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { shotOf } from '#web/pictures.ts'
import type { Block, BlockData } from '../contract.ts'
import { BlockHead, BlockPlace } from './block.tsx'

type Board = BlockData<'rankings'>['boards'][number]
type Ranked = Board['top'][number]

export function RankingsBlock({ block: { id, title, data } }: { block: Block<'rankings'> }) {
  const { t } = useTexts('composer')
  return (
    <BlockPlace of="rankings" labelledBy={`b${id}`}>
      <BlockHead id={`b${id}`} title={title}>
        <TextLink render={<Link to={data.to} prefetch="intent" />}>{t('board.all')}</TextLink>
      </BlockHead>
      <div className="home-ranks">
        {data.boards.map((board) => (
          <section key={board.code} aria-labelledby={`b${id}-${board.code}`}>
            <h3 id={`b${id}-${board.code}`}>
              <Link to={`${data.to}?code=${board.code}`} prefetch="intent">
                {t(`board.${board.code}`)}
              </Link>
            </h3>
            <ol>
              {board.top.map((goods, place) => (
                <Row key={goods.id} goods={goods} place={place + 1} code={board.code} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </BlockPlace>
  )
}

function Row({ goods, place, code }: { goods: Ranked; place: number; code: Board['code'] }) {
  return (
    <li>
      <Link to={href('/goods/:id', { id: String(goods.id) })} prefetch="intent">
        <span className="home-no" aria-hidden="true">
          {place}
        </span>
        {goods.picture ? (
          <Picture
            shot={shotOf(goods.picture.file, { ...goods.picture, largest: 240 })}
            alt=""
            ratio="1"
            sizes="64px"
            rounded="control"
          />
        ) : (
          <span />
        )}
        <span>
          <b>{goods.title}</b>
          <small>
            <Why goods={goods} code={code} />
          </small>
        </span>
        <Price fen={goods.price} size="sm" deal={code === 'drop'} />
      </Link>
    </li>
  )
}
function Why({ goods: { sales, rating, fact, price, lowestBefore }, code }: { goods: Ranked; code: Board['code'] }) {
  const { t } = useTexts('composer')
  const lang = useLang()
  if (code === 'rated') return t('why.rated', { n: numberText(rating / 100, lang, 'exactScore') })
  if (code === 'drop' && lowestBefore !== null && lowestBefore > price)
    return t('why.drop', { n: numberText(1 - price / lowestBefore, lang, 'percent') })
  return code !== 'sales' || sales === 0 ? fact : t('why.sold', { count: sales, n: numberText(sales, lang) })
}
