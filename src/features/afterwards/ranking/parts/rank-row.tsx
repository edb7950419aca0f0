// One place of a board: its number, how it moved, the goods, and why they stand here. The first place is told larger.
import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import type { Say } from '#kernel/text/words.ts'
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import type { Calls } from '#kernel/call/contract.ts'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang, type Lang } from '#ui/text/lang.tsx'
import { numberText } from '#ui/text/number-text.ts'
import { Picture } from '#ui/goods/picture.tsx'
import { Price, WasPrice } from '#ui/goods/price.tsx'
import { shortPrice } from '#ui/goods/price-text.ts'
import { Skeleton, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { shotOf } from '#web/pictures.ts'

type Row = Calls['/api/v2/goods/rank/page']['output']['records'][number]
type Reason = Row['reason']

export function RankRow({
  row: { rank, movement, reason, product },
  lead,
  eager,
}: {
  row: Row
  lead: boolean
  eager: boolean
}) {
  const { t } = useTexts('ranking')
  const lang = useLang()
  const { id, title, fact, picture, price, listPrice, soldOut, merchant } = product
  const fallen = reason.kind === 'drop' && reason.now === price
  return (
    <li className={lead ? 'rank-row rank-row-lead' : 'rank-row'}>
      <p className="rank-place">
        <span className="display rank-no">{rank}</span>
        <Movement by={movement} />
      </p>
      {picture && (
        <Picture
          className="rank-picture"
          shot={shotOf(picture.file, { ...picture, largest: lead ? 720 : 480 })}
          alt=""
          ratio="1"
          sizes={lead ? '(max-width: 767px) 40vw, 264px' : '(max-width: 767px) 88px, 120px'}
          eager={eager}
        />
      )}
      <div className="rank-words">
        <h3>
          <Link to={href('/goods/:id', { id: String(id) })} prefetch="intent">
            {title}
          </Link>
        </h3>
        {fact && <p className="rank-fact">{fact}</p>}
        <p className="rank-why">{whyOf(t, reason, lang)}</p>
        <p className="rank-merchant">{merchant.name}</p>
      </div>
      <p className="rank-price">
        <Price fen={price} size={lead ? 'lg' : 'md'} deal={fallen} />
        {fallen && <WasPrice fen={reason.before} label={t('before')} />}
        {!fallen && listPrice !== null && listPrice > price && <WasPrice fen={listPrice} label={t('listPrice')} />}
        {soldOut && <span className="rank-gone">{t('soldOut')}</span>}
      </p>
    </li>
  )
}

/** Up, down, where it was, or new: an arrow and the words, never colour alone. */
function Movement({ by }: { by: number | null }) {
  const { t } = useTexts('ranking')
  if (by === null) return <span className="rank-move">{t('fresh')}</span>
  const [drawing, tone, words] =
    by > 0
      ? ([ArrowUp, 'rank-up', t('up', { count: by })] as const)
      : by < 0
        ? ([ArrowDown, '', t('down', { count: -by })] as const)
        : ([Minus, '', t('same')] as const)
  return (
    <span className={`rank-move ${tone}`}>
      <Icon of={drawing} size={13} />
      {by !== 0 && <span aria-hidden="true">{Math.abs(by)}</span>}
      <span className="vh">{words}</span>
    </span>
  )
}

function whyOf(t: Say<'ranking'>, reason: Reason, lang: Lang): string {
  const n = (value: number) => numberText(value, lang)
  if (reason.kind === 'sales') return t('why.sales', { n: n(reason.sold), days: reason.days })
  if (reason.kind === 'rated')
    return t('why.rated', { rating: numberText(reason.rating / 100, lang, 'exactScore'), n: n(reason.reviews) })
  if (reason.kind === 'repeat') return t('why.repeat', { count: reason.buyers, n: n(reason.buyers) })
  if (reason.kind === 'drop')
    return t('why.drop', {
      percent: numberText(reason.percent / 100, lang, 'percent'),
      price: shortPrice(reason.before, lang),
      days: reason.days,
    })
  const date = new Intl.DateTimeFormat(lang, { month: 'long', day: 'numeric', timeZone: 'Asia/Shanghai' }).format(
    new Date(reason.listedAt),
  )
  return reason.sold > 0 ? t('why.newSold', { date, n: n(reason.sold) }) : t('why.new', { date })
}

export function RankRowSkeleton() {
  return (
    <li className="rank-row" aria-hidden="true">
      <p className="rank-place">
        <SkeletonLine width="32px" height="40px" />
      </p>
      <Skeleton className="rank-picture" ratio="1" />
      <div className="rank-words">
        <SkeletonLine width="60%" />
        <SkeletonLine className="mt-2" width="34%" />
        <SkeletonLine className="mt-2" width="46%" />
      </div>
    </li>
  )
}
