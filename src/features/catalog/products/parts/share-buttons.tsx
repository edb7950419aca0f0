// Passing a product on: the device's own way where it has one, and its address to paste.
import { Link2, Share2 } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Icon } from '#ui/layout/icon.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { useTexts } from '#web/texts.tsx'

const never = () => () => undefined
/** Known in the browser only. */
const useCanShare = (): boolean =>
  useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  )

export function ShareButtons({ title, path }: { title: string; path: string }) {
  const { t } = useTexts('products')
  const canShare = useCanShare()
  const copy = () =>
    navigator.clipboard.writeText(location.origin + path).then(
      () => toast(t('goods.copied'), { kind: 'success' }),
      () => toast(t('goods.copyFailed', { address: location.origin + path }), { kind: 'error', duration: 0 }),
    )
  // shutting the device's sheet is no fault
  const share = () => navigator.share({ title, url: location.origin + path }).catch(() => undefined)
  return (
    <span className="goods-share shell-scripted">
      {canShare && (
        <button type="button" aria-label={t('goods.share')} title={t('goods.share')} onClick={() => void share()}>
          <Icon of={Share2} size={18} />
        </button>
      )}
      <button type="button" aria-label={t('goods.copyLink')} title={t('goods.copyLink')} onClick={() => void copy()}>
        <Icon of={Link2} size={18} />
      </button>
    </span>
  )
}
