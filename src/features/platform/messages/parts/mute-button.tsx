// Mutes a type of messages, or hears it again: muted ones count for nothing.
import { Bell, BellOff } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { Icon } from '#ui/layout/icon.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import type { MutableType } from '#kernel/messages.ts'
import { keepMessageCount } from '#surfaces/storefront/visit/message-count.ts'
import { call, CallError, requestId } from '#web/call.ts'
import { useTexts } from '#web/texts.tsx'

export function MuteButton({ type, muted }: { type: MutableType; muted: boolean }) {
  const { t } = useTexts('messages')
  const { revalidate } = useRevalidator()
  const name = t(`type.${type}`)
  const press = async () => {
    try {
      const { all } = await call('/api/v2/user/message/mute', { type, on: !muted, requestId: requestId() })
      keepMessageCount(all)
      toast(t(muted ? 'nowHeard' : 'nowMuted', { type: name }))
      await revalidate()
    } catch (fault) {
      if (!(fault instanceof CallError)) throw fault // told by toast
    }
  }
  return (
    <TextLink
      className="message-mute"
      aria-label={`${t(muted ? 'unmute' : 'mute')}: ${name}`}
      onClick={() => void press()}
    >
      <Icon of={muted ? Bell : BellOff} size={15} />
      {t(muted ? 'unmute' : 'mute')}
    </TextLink>
  )
}
