// What is done to messages on their page: an opened one is read, all are read at a press.
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from '#ui/feedback/toast.tsx'
import { keepMessageCount } from '#surfaces/storefront/visit/message-count.ts'
import { call, CallError, requestId } from '#web/call.ts'
import { useTexts } from '#web/texts.tsx'

/** Whoever opened it has read it. */
export function useRead(message: { id: number; read: boolean } | undefined): void {
  const { revalidate } = useRevalidator()
  const id = message?.read === false ? message.id : undefined
  useEffect(() => {
    if (id === undefined) return
    call('/api/v2/user/message/read', { ids: [id], requestId: requestId() }, { quiet: true, stay: true }).then(
      ({ all }) => {
        keepMessageCount(all)
        void revalidate()
      },
      () => undefined, // told again with the next opening
    )
  }, [id, revalidate])
}

export function useReadAll(): () => Promise<void> {
  const { t } = useTexts('messages')
  const { revalidate } = useRevalidator()
  return async () => {
    try {
      const { all } = await call('/api/v2/user/message/readAll', { requestId: requestId() })
      keepMessageCount(all)
      toast(t('allRead'), { kind: 'success' })
      await revalidate()
    } catch (fault) {
      if (!(fault instanceof CallError)) throw fault // told by toast
    }
  }
}
