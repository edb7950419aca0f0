// The rail of what was looked at: picture, name, price; it can be cleared.
import { useEffect, useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import type { Calls } from '#kernel/call/contract.ts'
import { isReduced } from '#surfaces/storefront/goods/sku-choice.ts'
import { Picture } from '#ui/goods/picture.tsx'
import { Price } from '#ui/goods/price.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { call } from '#web/call.ts'
import { shotOf } from '#web/pictures.ts'
import { useClearRecent } from '#surfaces/storefront/likes/recent.ts'
import { BlockHead, BlockPlace } from './block.tsx'

type Card = Calls['/api/v2/goods/goods/cards']['output']['records'][number]

export function ViewedRail({ ids, title }: { ids: readonly number[]; title: string }) {
  const { t } = useTexts('composer')
  const [cards, setCards] = useState<Card[]>([])
  const clear = useClearRecent()
  const asked = ids.join()
  useEffect(() => {
    const stop = new AbortController()
    call('/api/v2/goods/goods/cards', { ids: asked.split(',').map(Number) }, { quiet: true, signal: stop.signal }).then(
      ({ records }) => setCards(records),
      () => undefined, // the page does without
    )
    return () => stop.abort()
  }, [asked])
  if (cards.length === 0) return null
  return (
    <BlockPlace of="viewed" labelledBy="viewed">
      <BlockHead id="viewed" title={title}>
        <TextLink onClick={clear}>{t('clear')}</TextLink>
      </BlockHead>
      <ul className="home-viewed">
        {cards.map((card) => (
          <li key={card.id}>
            <Link to={href('/goods/:id', { id: String(card.id) })} prefetch="intent">
              {card.picture && (
                <Picture
                  shot={shotOf(card.picture.file, { ...card.picture, largest: 480 })}
                  alt=""
                  ratio="1"
                  sizes="(max-width: 767px) 30vw, 144px"
                />
              )}
              <b>{card.title}</b>
              <Price fen={card.price} size="sm" deal={isReduced(card)} />
            </Link>
          </li>
        ))}
      </ul>
    </BlockPlace>
  )
}
