// Hearts: on the picture of a card, and on the page of a product with how many have saved it.
import { Heart } from 'lucide-react'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { numberText } from '#ui/text/number-text.ts'
import { CollectButton } from '#ui/goods/product-card.tsx'
import { useOffered } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import './hearts.css'
import { useHeart } from './use-heart.ts'

export function CardHeart({ id, name }: { id: number; name: string }) {
  const { t } = useTexts('likes')
  const { on, press } = useHeart(id)
  if (!useOffered('favourites') && !on) return null
  return <CollectButton on={on} label={t('heart.of', { name })} onClick={press} className="shell-scripted" />
}

interface Loved {
  id: number
  title: string
  favourited: boolean
  favourites: number
}
export function GoodsHeart({ goods: { id, title, favourited, favourites } }: { goods: Loved }) {
  const { t } = useTexts('likes')
  const lang = useLang()
  const heart = useHeart(id, favourited)
  const count = heart.favourites ?? favourites
  if (!useOffered('favourites') && !heart.on) return null
  return (
    <button
      type="button"
      className="goods-heart shell-scripted"
      aria-pressed={heart.on}
      title={t(heart.on ? 'heart.saved' : 'heart.save')}
      onClick={heart.press}
    >
      <Icon of={Heart} size={18} />
      <span className="vh">{t('heart.of', { name: title })}</span>
      {count > 0 && (
        <span title={t('heart.count', { count, n: numberText(count, lang) })}>
          {numberText(count, lang, 'compact')}
        </span>
      )}
    </button>
  )
}

/** In the phone's bar of the product page. */
export function BarHeart({ goods: { id, title, favourited }, disabled = false }: { goods: Loved; disabled?: boolean }) {
  const { t } = useTexts('likes')
  const { on, press } = useHeart(id, favourited)
  if (!useOffered('favourites') && !on) return null
  return (
    <button type="button" className="goods-bar-heart" aria-pressed={on} disabled={disabled} onClick={press}>
      <Icon of={Heart} size={22} />
      <span>
        {t(on ? 'heart.saved' : 'heart.save')}
        <span className="vh"> {title}</span>
      </span>
    </button>
  )
}
