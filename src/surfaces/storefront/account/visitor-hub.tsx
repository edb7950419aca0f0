// The account before anybody is signed in: the way in, and what works without it.
import { href, Link } from 'react-router'
import { Button } from '#ui/controls/button.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { RecommendedShelf } from '../goods/goods-shelf.tsx'
import { recentlyViewed } from '#surfaces/storefront/visit/recently-viewed.ts'
import { Tools } from './tools.tsx'

export function VisitorHub() {
  const { t } = useTexts('account')
  const viewed = recentlyViewed.usePersonal()
  return (
    <>
      <Panel className="hub-visitor">
        <h1 className="display text-36">{t('hub.visitorTitle')}</h1>
        <p className="mt-3 mb-6 text-ink-2">{t('hub.visitorText')}</p>
        <div className="flex flex-wrap gap-3">
          <Button kind="primary" render={<Link to={hrefWith('/login/login', { from: href('/user/user') })} />}>
            {t('hub.signIn')}
          </Button>
          <Button render={<Link to={href('/shoppingCart')} />}>{t('hub.cart')}</Button>
        </div>
      </Panel>
      <Tools />
      <div className="hub-shelf">
        <RecommendedShelf
          title={viewed.length > 0 ? t('hub.suits') : t('hub.popular')}
          scene="home"
          productIds={viewed}
        />
      </div>
    </>
  )
}
