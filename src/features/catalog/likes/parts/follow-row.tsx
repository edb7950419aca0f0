// A merchant or a brand that is followed: who it is, whether it follows back, the end of it, its four newest goods.
import { ArrowLeftRight } from 'lucide-react'
import { href, Link } from 'react-router'
import type { Calls } from '#kernel/call/contract.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { numberText } from '#ui/text/number-text.ts'
import { Picture } from '#ui/goods/picture.tsx'
import { Price } from '#ui/goods/price.tsx'
import { Seal, type SealShape } from '#ui/goods/seal.tsx'
import { hrefWith } from '#web/href-with.ts'
import { shotOf } from '#web/pictures.ts'
import { useTexts } from '#web/texts.tsx'

type Followed = Calls['/api/v2/user/focus/page']['output']['records'][number]

export function FollowRow({
  type,
  followed,
  onEnd,
}: {
  type: 'merchant' | 'brand'
  followed: Followed
  onEnd: () => void
}) {
  const { t } = useTexts('likes')
  const { id, name, line, merchant, goods, mutual, open } = followed
  return (
    <li className="follow-row">
      <div className="follow-who">
        {merchant && (
          <Seal
            size="lg"
            character={merchant.seal.char}
            ink={merchant.seal.ink}
            shape={merchant.seal.shape as SealShape}
          />
        )}
        <div className="follow-name min-w-0">
          <h2 className="display named">
            <Link to={hrefWith(type === 'merchant' ? '/home/shopIndex' : '/home/brand', { id })} prefetch="intent">
              {name}
            </Link>
          </h2>
          {merchant?.place && <p>{merchant.place}</p>}
        </div>
        {line && <p className="follow-line">{line}</p>}
        <Facts followed={followed} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button size="sm" onClick={onEnd}>
            {t('follows.end')}
            <span className="vh"> {name}</span>
          </Button>
          {mutual && (
            <span className="follow-mutual text-13">
              <Icon of={ArrowLeftRight} size={14} />
              {t('follows.mutual')}
            </span>
          )}
          {!open && <span className="text-13 text-ink-2">{t('follows.closed')}</span>}
        </div>
      </div>
      {goods.length > 0 && <NewGoods name={name} goods={goods} />}
    </li>
  )
}

function Facts({ followed: { followers, productCount } }: { followed: Followed }) {
  const { t } = useTexts('likes')
  const lang = useLang()
  const facts = [
    followers > 0 && t('follows.followers', { count: followers, n: numberText(followers, lang) }),
    productCount > 0 && t('follows.goods', { count: productCount, n: numberText(productCount, lang) }),
  ]
  return <p className="follow-facts">{facts.filter(Boolean).join(' · ')}</p>
}

function NewGoods({ name, goods }: { name: string; goods: Followed['goods'] }) {
  const { t } = useTexts('likes')
  return (
    <ul className="follow-goods" aria-label={t('follows.newest', { name })}>
      {goods.map((g) => (
        <li key={g.id}>
          <Link
            to={href('/goods/:id', { id: String(g.id) })}
            prefetch="intent"
            aria-label={g.picture ? undefined : g.title}
          >
            {g.picture && (
              <Picture
                shot={shotOf(g.picture.file, { ...g.picture, largest: 480 })}
                alt={g.title}
                ratio="1"
                sizes="(max-width: 767px) 22vw, 130px"
              />
            )}
          </Link>
          <Price fen={g.price} size="sm" />
        </li>
      ))}
    </ul>
  )
}
