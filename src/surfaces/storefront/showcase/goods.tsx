// Prices, badges, seals, ratings, states in words, product cards and boxes with sums.
import { href, Link } from 'react-router'
import { Badge, Count, Mark } from '#ui/goods/badge.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { numberText } from '#ui/text/number-text.ts'
import { Panel, Sums } from '#ui/layout/panel.tsx'
import { Picture } from '#ui/goods/picture.tsx'
import { Price, PriceRange, WasPrice } from '#ui/goods/price.tsx'
import { shortPrice } from '#ui/goods/price-text.ts'
import { AfterCoupon, Cards, CollectButton, MemberPrice, ProductCard, QuickAdd } from '#ui/goods/product-card.tsx'
import { Rating } from '#ui/goods/rating.tsx'
import { Seal } from '#ui/goods/seal.tsx'
import type { SealShape } from '#ui/goods/seal.tsx'
import { CardSkeleton } from '#ui/feedback/skeleton.tsx'
import { StatusChip } from '#ui/feedback/status-chip.tsx'
import { shotOf } from '#web/pictures.ts'
import { useTexts } from '#web/texts.tsx'
import { Row, Specimen } from './specimen.tsx'
import type { ShownGoods } from './specimen.tsx'

export function Goods({ goods }: { goods: ShownGoods }) {
  const { t } = useTexts('showcase')
  const lang = useLang()
  return (
    <>
      <Specimen name={t('name.price')}>
        <Prices />
      </Specimen>
      <Specimen name={t('name.offer')}>
        <MemberPrice>{t('say.memberPays', { price: shortPrice(34900, lang) })}</MemberPrice>
        <AfterCoupon>{t('say.after', { price: shortPrice(33800, lang) })}</AfterCoupon>
      </Specimen>
      <Specimen name={t('name.badges')}>
        <Badges />
      </Specimen>
      <Specimen name={t('name.seals')}>
        <Seals goods={goods} />
      </Specimen>
      <Specimen name={t('name.rating')}>
        <Rating value={4.9} count={2184} label={t('say.outOf5', { value: numberText(4.9, lang, 'score') })} />
      </Specimen>
      <Specimen name={t('name.status')}>
        <States />
      </Specimen>
      <Specimen name={t('name.cards')} wide>
        <Cards cols={3}>
          {goods.slice(0, 2).map((each, place) => (
            <Card key={each.id} goods={each} state={place === 0 ? 'deal' : 'soldOut'} />
          ))}
          <CardSkeleton />
        </Cards>
      </Specimen>
      <Specimen name={t('name.sums')}>
        <Order />
      </Specimen>
    </>
  )
}

function Prices() {
  const { t } = useTexts('showcase')
  return (
    <>
      <Row loose>
        <Price fen={129900} size="xl" />
        <Price fen={36800} size="xl" deal />
      </Row>
      <Row>
        <Price fen={36800} size="lg" deal />
        <WasPrice fen={42800} label={t('say.wasPrice')} />
        <PriceRange from={8900} to={12900} />
        <Price fen={990} size="sm" />
      </Row>
    </>
  )
}

function Badges() {
  const { t } = useTexts('showcase')
  const lang = useLang()
  return (
    <Row>
      <Badge kind="deal" inline>
        {numberText(-0.14, lang, 'percent')}
      </Badge>
      <Badge kind="new" inline>
        {t('say.new')}
      </Badge>
      <Badge kind="member" inline>
        {t('say.member')}
      </Badge>
      <Badge kind="custom" inline>
        {t('say.custom')}
      </Badge>
      <Badge kind="used" inline>
        {t('say.used')}
      </Badge>
      <Mark>{t('say.default')}</Mark>
      <Count of={4} label={t('say.inCart', { count: 4 })} />
      <Count of={120} label={t('say.inCart', { count: 120 })} />
    </Row>
  )
}

function Seals({ goods }: { goods: ShownGoods }) {
  const merchants = new Map(goods.map(({ merchant }) => [merchant.merchantId, merchant]))
  return (
    <>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Row key={size}>
          {[...merchants.values()].map(({ merchantId, seal }) => (
            <Seal key={merchantId} size={size} character={seal.char} ink={seal.ink} shape={seal.shape as SealShape} />
          ))}
        </Row>
      ))}
    </>
  )
}

function States() {
  const { t } = useTexts('showcase')
  return (
    <Row loose>
      <StatusChip tone="success">{t('say.paid')}</StatusChip>
      <StatusChip tone="warning">{t('say.waiting')}</StatusChip>
      <StatusChip tone="error">{t('say.refused')}</StatusChip>
      <StatusChip tone="info">{t('say.onItsWay')}</StatusChip>
      <StatusChip tone="gold">{t('say.gold')}</StatusChip>
      <StatusChip tone="neutral">{t('say.draft')}</StatusChip>
    </Row>
  )
}

function Card({ goods, state }: { goods: ShownGoods[number]; state: 'deal' | 'soldOut' }) {
  const { t } = useTexts('showcase')
  const lang = useLang()
  const deal = state === 'deal'
  const shot = (picture: typeof goods.picture) =>
    picture && (
      <Picture
        shot={shotOf(picture.file, { ...picture, largest: 480 })}
        alt=""
        ratio="1"
        sizes="200px"
        rounded="none"
      />
    )
  return (
    <ProductCard
      level={4}
      name={goods.title}
      link={<Link to={href('/goods/:id', { id: String(goods.id) })} />}
      picture={shot(goods.picture)}
      second={shot(goods.secondPicture)}
      badge={<Badge kind={deal ? 'deal' : 'new'}>{deal ? numberText(-0.14, lang, 'percent') : t('say.new')}</Badge>}
      veil={deal ? undefined : t('say.soldOut')}
      why={deal ? t('say.why') : undefined}
      fact={goods.fact}
      price={
        <>
          <Price fen={goods.price} deal={deal} />
          {deal && <WasPrice fen={goods.price + 6000} label={t('say.wasPrice')} />}
        </>
      }
      offer={deal && <MemberPrice>{t('say.memberPays', { price: shortPrice(goods.price - 1000, lang) })}</MemberPrice>}
      foot={
        <Rating
          value={goods.rating / 100}
          count={goods.reviewCount}
          label={t('say.outOf5', { value: numberText(goods.rating / 100, lang, 'score') })}
        />
      }
      shop={goods.merchant.name}
      collect={<CollectButton on={deal} label={t('say.collect', { name: goods.title })} />}
      quick={deal && <QuickAdd label={t('say.quick', { name: goods.title })} />}
    />
  )
}

function Order() {
  const { t } = useTexts('showcase')
  const lang = useLang()
  return (
    <Panel title={t('say.summary')} level={3} fine={t('say.info')}>
      <Sums
        rows={[
          { label: t('say.goods'), fen: 36800 },
          { label: t('say.freight'), text: t('say.free') },
          { label: t('say.coupon'), fen: -3000 },
        ]}
        total={{ label: t('say.total'), fen: 33800, unit: 'CNY' }}
        saved={t('say.saved', { price: shortPrice(3000, lang) })}
      />
    </Panel>
  )
}
