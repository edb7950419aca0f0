// The phone's sheet: ways out of an inner page, what was looked at, language and appearance. Loaded when it is wanted.
import { useMessageCount } from '#surfaces/storefront/visit/message-count.ts'
import { useCartCount } from '#surfaces/storefront/visit/cart-count.ts'
import { Bell, Globe, History, House, MapPin, Search, ShoppingBag } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import './panels.css'
import { Icon } from '#ui/layout/icon.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { useStorefront } from '#surfaces/storefront/visit/root.ts'
import { PlaceChoice, usePlaceName } from '#surfaces/storefront/visit/deliver-to.tsx'
import { LanguageLinks } from '#surfaces/storefront/shell/language-links.tsx'
import { RecentGoods } from '#surfaces/storefront/shell/recent-goods.tsx'
import { ThemeLinks } from '#surfaces/storefront/shell/theme-links.tsx'

type Page = 'ways' | 'language' | 'recent'

export function PhoneSheet({ page, open, onClose }: { page: 'ways' | 'language'; open: boolean; onClose: () => void }) {
  const { t } = useTexts()
  const [shown, setShown] = useState<Page>(page)
  const [was, setWas] = useState(open)
  if (open !== was) {
    setWas(open)
    if (open) setShown(page)
  }
  const title = { ways: t('moreWays'), language: t('languageAndLook'), recent: t('recent.title') }[shown]
  return (
    <Sheet open={open} onClose={onClose} title={title} closeLabel={t('close')}>
      {shown === 'ways' && <Ways onLeave={onClose} onTurn={setShown} />}
      {shown === 'recent' && <RecentGoods onLeave={onClose} />}
      {shown === 'language' && <LanguageAndLook />}
    </Sheet>
  )
}

function Ways({ onLeave, onTurn }: { onLeave: () => void; onTurn: (page: Page) => void }) {
  const { t } = useTexts()
  const count = useCartCount()
  const unread = useMessageCount()
  const way = (to: string, icon: LucideIcon, words: string) => (
    <li>
      <Link to={to} onClick={onLeave}>
        <Icon of={icon} size={22} />
        {words}
      </Link>
    </li>
  )
  return (
    <ul className="shell-pop-ways shell-pop-ways-large">
      {way(href('/'), House, t('home'))}
      {way(href('/home/search'), Search, t('search'))}
      {way(href('/shoppingCart'), ShoppingBag, count > 0 ? `${t('cart')} · ${count > 99 ? '99+' : count}` : t('cart'))}
      {way(
        href('/user/user/message'),
        Bell,
        unread > 0 ? `${t('messageCentre')} · ${unread > 99 ? '99+' : unread}` : t('messageCentre'),
      )}
      <li>
        <button type="button" onClick={() => onTurn('recent')}>
          <Icon of={History} size={22} />
          {t('recent.title')}
        </button>
      </li>
      <li>
        <button type="button" onClick={() => onTurn('language')}>
          <Icon of={Globe} size={22} />
          {t('languageAndLook')}
        </button>
      </li>
    </ul>
  )
}

function LanguageAndLook() {
  const { t } = useTexts()
  const place = useStorefront()?.place ?? { country: 'CN' }
  const name = usePlaceName(place)
  return (
    <div className="shell-pop-look">
      <LanguageLinks long />
      <ThemeLinks words />
      <PlaceChoice place={place}>
        {(choose) => (
          <button type="button" onClick={choose}>
            <Icon of={MapPin} size={20} />
            {t('place.to')} <b>{name}</b>
          </button>
        )}
      </PlaceChoice>
    </div>
  )
}
