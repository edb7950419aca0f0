// What is sold out: told when it is back, once. Pressing says what is wished; a visitor signs in over the page first.
import { Bell, BellRing } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { call, CallError, requestId } from '#web/call.ts'
import { useOffered } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { setWait, useMine } from '#surfaces/storefront/likes/mine.ts'
import { useSignIn } from '#surfaces/storefront/visit/sign-in.tsx'

export function TellWhenBack({ skuId, size }: { skuId: number; size: 'md' | 'lg' }) {
  const { t } = useTexts(['backinstock', 'products'])
  const offered = useOffered('backInStock')
  const afterSignIn = useSignIn()
  const on = useMine().waits.get(skuId) ?? false
  const [busy, setBusy] = useState(false)
  const wish = async (wanted: boolean) => {
    setBusy(true)
    try {
      await call('/api/v2/user/stock/addOrCancel', { skuId, on: wanted, requestId: requestId() })
      setWait(skuId, wanted)
      toast(t(wanted ? 'done' : 'ended'), wanted ? { kind: 'success' } : {})
    } catch (fault) {
      if (!(fault instanceof CallError)) throw fault // the client has told it
    } finally {
      setBusy(false)
    }
  }
  if (!offered && !on)
    return (
      <Button kind="quiet" size={size} disabled wide>
        {t('products:goods.soldOut')}
      </Button>
    )
  return (
    <Button
      kind="second"
      size={size}
      wide
      busy={busy}
      aria-pressed={on}
      className="shell-scripted"
      onClick={() => afterSignIn(() => wish(!on))}
    >
      <Icon of={on ? BellRing : Bell} size={18} />
      {t(on ? 'telling' : 'tell')}
    </Button>
  )
}
