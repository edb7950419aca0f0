// What a person has, in numbers on one line, each leading to its page.
import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { numberText } from '#ui/text/number-text.ts'
import { useLang } from '#ui/text/lang.tsx'
import { Price } from '#ui/goods/price.tsx'
import { useOffered } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'

interface Counts {
  /** fen */
  balance: number
  cartCount: number
  /** undefined while nobody can tell */
  liked: { collection: number; follows: number; footprint: number } | undefined
}
export function Assets({ balance, cartCount, liked }: Counts) {
  const { t } = useTexts('account')
  const lang = useLang()
  // what is kept is kept, also where nothing is saved or followed any more
  const saves = useOffered('favourites') || (liked?.collection ?? 0) > 0
  const follows = useOffered('follows') || (liked?.follows ?? 0) > 0
  return (
    <ul className="hub-assets">
      <Asset name={t('hub.money')} value={<Price fen={balance} />} to={href('/user/user/money')} />
      <Asset name={t('hub.cartCount')} value={numberText(cartCount, lang)} to={href('/shoppingCart')} />
      {liked && (
        <>
          {saves && (
            <Asset
              name={t('way.collection')}
              value={numberText(liked.collection, lang)}
              to={href('/user/user/collection')}
            />
          )}
          {follows && (
            <Asset name={t('way.follows')} value={numberText(liked.follows, lang)} to={href('/user/user/guanzhu')} />
          )}
          {/* what was looked at last is told up to twenty */}
          <Asset
            name={t('way.footprint')}
            value={liked.footprint < 20 ? numberText(liked.footprint, lang) : '20+'}
            to={href('/user/user/footprint')}
          />
        </>
      )}
    </ul>
  )
}

function Asset({ name, value, to }: { name: string; value: ReactNode; to?: string }) {
  const words = (
    <>
      <b>{value}</b>
      <span>{name}</span>
    </>
  )
  return <li>{to ? <Link to={to}>{words}</Link> : <div>{words}</div>}</li>
}
