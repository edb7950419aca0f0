// Beside a review: the goods it is about, when, and what the shop was given along with it.
import { href } from 'react-router'
import type { DeskReview, Star } from './review-desk.ts'
import { useName } from './review-words.tsx'
import { Pic } from '#surfaces/console/desk/pic.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useTexts } from '#web/texts.tsx'

const kinds = ['goods', 'service', 'delivery'] as const
export function ReviewFacts({ review }: { review: DeskReview }) {
  const { t } = useTexts('reviewingmerchant')
  const name = useName()
  const { product, spec, shop, createdAt } = review
  return (
    <>
      <section>
        <Sec title={t('column.goods')} />
        <p className="row">
          <Pic of={product.picture} size={44} />
          <span>
            <a
              href={href('/goods/:id', { id: String(product.productId) })}
              target="_blank"
              rel="noreferrer"
              className="strong"
            >
              {product.title}
            </a>
            <br />
            <span className="muted">{spec}</span>
          </span>
        </p>
      </section>
      <section>
        <Sec title={t('by')} />
        <p>
          {name(review)}
          <br />
          <span className="muted">
            <Time at={createdAt} />
          </span>
        </p>
      </section>
      {shop && (
        <section>
          <Sec title={t('shop.title')} />
          <ul className="sum">
            {kinds.map((kind) => (
              <li key={kind}>
                <span>{t(`shop.${kind}`)}</span>
                <span>{t(`word.${shop[kind] as Star}`)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
