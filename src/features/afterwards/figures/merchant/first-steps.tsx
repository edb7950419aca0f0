// What a shop that has nothing to sell does first, in the order in which it is best done.
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { filesPath, freightsPath, newGoodsPath, shopPagePath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

const steps = [
  { of: 'freight', way: freightsPath, needs: 'shop.write' },
  { of: 'files', way: filesPath, needs: 'goods.write' },
  { of: 'goods', way: newGoodsPath(), needs: 'goods.write' },
  { of: 'page', way: shopPagePath, needs: 'shop.write' },
] as const

/** Nothing once something is on sale. */
export function FirstSteps() {
  const { t } = useTexts('figuresmerchant')
  const { may } = useMember()
  const mine = steps.filter(({ needs }) => may(needs))
  const { data } = useAsked(
    '/api/v2/mch/goods/page',
    mine.length > 0 && may('goods.read') ? { tab: 'onSale', size: 1 } : null,
  )
  if (!data || data.total > 0) return null
  return (
    <section className="first-steps">
      <Sec title={t('first.title')} note={t('first.note')} />
      <ol className="todos rule">
        {mine.map(({ of, way }, i) => (
          <li key={of}>
            <span className="n display">{i + 1}</span>
            <span className="grow">
              <b className="strong">{t(`first.${of}.title`)}</b>
              <span className="small muted">{t(`first.${of}.why`)}</span>
            </span>
            <Link className="plain-button" to={way} aria-label={`${t(`first.${of}.title`)}: ${t(`first.${of}.act`)}`}>
              {t(`first.${of}.act`)}
              <ArrowRight className="i" size={15} />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
