// What was looked at last: this browser's list first, then what the person's account has beside it.
import { toast } from '#ui/feedback/toast.tsx'
import { call } from '#web/call.ts'
import { recentlyViewed } from '#surfaces/storefront/visit/recently-viewed.ts'
import { token } from '#web/session.ts'
import { useTexts } from '#web/texts.tsx'
import { forgetRecent, rememberRecent, useMine } from './mine.ts'
import { forgetViews } from './views-to-bring.ts'

/** Product ids, newest first, 20 at most; nothing while the page is being taken over from the server. */
export function useRecent(): readonly number[] {
  const here = recentlyViewed.useIds()
  const { recent } = useMine()
  return recent.length === 0 ? here : [...here, ...recent.filter((id) => !here.includes(id))].slice(0, 20)
}

/** Clears the list, and with it the footprints of a signed-in person, who can take that back. */
export function useClearRecent(): () => void {
  const { t } = useTexts('likes')
  const recent = useRecent()
  return () => {
    forgetViews()
    forgetRecent('all')
    if (!token()) return
    const undo = (ids: number[]) => call('/api/v2/goods/browse/restore', { ids }).then(() => rememberRecent(recent))
    call('/api/v2/goods/browse/delete', { all: true }).then(
      ({ ids }) =>
        ids.length > 0 &&
        toast(t('heart.cleared'), {
          duration: 5000,
          action: { label: t('heart.undo'), onPress: () => void undo(ids).catch(() => undefined) },
        }),
      () => undefined, // the client has told it
    )
  }
}
