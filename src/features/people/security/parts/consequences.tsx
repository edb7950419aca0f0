// What closing the account takes, with the numbers of now; and what stands in its way, each with the way to settle it.
import { href, Link } from 'react-router'
import type { Calls } from '#kernel/call/contract.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { priceText } from '#ui/goods/price-text.ts'
import { StateRow } from '#ui/layout/state-row.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'

export type Closing = Calls['/api/v2/user/cancel/detail']['output']
const shown = 5

export function Consequences({ closing: { openOrders, balance, returned } }: { closing: Closing }) {
  const { t } = useTexts('security')
  const lang = useLang()
  return (
    <section className="mt-8" aria-labelledby="closing-consequences">
      <h2 id="closing-consequences" className="display text-22">
        {t('close.consequences')}
      </h2>
      <dl className="closing-facts">
        <div>
          <dt>{t('close.orders')}</dt>
          <dd>
            {openOrders.length === 0 ? t('close.ordersNone') : t('close.ordersCount', { count: openOrders.length })}
          </dd>
        </div>
        <div>
          <dt>
            <TextLink render={<Link to={href('/user/user/money')} />}>{t('close.balance')}</TextLink>
          </dt>
          <dd>
            {balance === 0 && t('close.balanceNone')}
            {returned > 0 && <p>{t('close.balanceBack', { amount: priceText(returned, lang) })}</p>}
            {balance > returned && <p>{t('close.balanceGone', { amount: priceText(balance - returned, lang) })}</p>}
          </dd>
        </div>
        <div>
          <dt>{t('close.erasedTitle')}</dt>
          <dd>{t('close.erased')}</dd>
        </div>
        <div>
          <dt>{t('close.keptTitle')}</dt>
          <dd>{t('close.kept')}</dd>
        </div>
      </dl>
    </section>
  )
}

/** Nothing can be asked for before these are settled; a balance is no such thing, it can be given up. */
export const firmBlockers = ({ blockers }: Closing) => blockers.filter((b) => b !== 'balance')

export function Blockers({ closing }: { closing: Closing }) {
  const { t } = useTexts('security')
  const lang = useLang()
  return (
    <section className="mt-10" aria-labelledby="closing-blocked">
      <h2 id="closing-blocked" className="display text-22">
        {t('close.blockedTitle')}
      </h2>
      <Banner className="mt-3">{t('close.blockedText')}</Banner>
      {firmBlockers(closing).map((blocker) => (
        <div key={blocker} className="mt-5">
          <p>{t(`close.blocker.${blocker}`, { amount: priceText(closing.earnings, lang) })}</p>
          {blocker === 'earnings' && (
            <TextLink render={<Link to={href('/user/user/wallet')} />}>{t('close.toWallet')}</TextLink>
          )}
          {blocker === 'openOrders' && <OpenOrders orders={closing.openOrders} />}
        </div>
      ))}
    </section>
  )
}

function OpenOrders({ orders }: { orders: Closing['openOrders'] }) {
  const { t } = useTexts(['security', 'orders'])
  return (
    <>
      <ul className="mt-2 border-y border-hairline">
        {orders.slice(0, shown).map(({ orderNo, status }) => (
          <StateRow
            key={orderNo}
            name={
              <Link to={hrefWith('/user/user/order/details', { orderNo })}>{t('close.orderNo', { no: orderNo })}</Link>
            }
            state={t(`orders:status.${status as 'pendingPayment'}`)}
          >
            <TextLink
              render={<Link to={hrefWith('/user/user/order/details', { orderNo })} aria-hidden tabIndex={-1} />}
            >
              {t('act.look')}
            </TextLink>
          </StateRow>
        ))}
      </ul>
      {orders.length > shown && (
        <p className="mt-3">
          <TextLink render={<Link to={href('/user/user/order')} />}>
            {t('close.allOrders', { count: orders.length })}
          </TextLink>
        </p>
      )}
    </>
  )
}
