// What the three kept lists share on the screen: the group that gets the focus after a removal, its end with more of
// the list, and the bar that takes a removal back.
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { classes } from '#ui/layout/classes.ts'
import { LoadMore } from '#ui/controls/load-more.tsx'
import { UndoBar } from '#ui/feedback/undo-bar.tsx'
import { useTexts } from '#web/texts.tsx'
import type { KeptListState } from './use-kept-list.ts'

export interface KeptListProps {
  list: Pick<KeptListState<unknown>, 'shown' | 'canMore' | 'busy' | 'loadMore' | 'further'>
  /** of all pages, without what was taken out */
  total: number
  /** a page of it */
  size: number
  label: string
  className?: string
  /** Below the end: the bar of choosing. */
  foot?: ReactNode
  children: ReactNode
}
export function KeptList({ list, total, size, label, className, foot, children }: KeptListProps) {
  const { t } = useTexts('likes')
  const navigation = useNavigation()
  const shown = list.shown.length
  return (
    <div
      id="likes-list"
      className={classes('likes-list', className)}
      tabIndex={-1}
      role="group"
      aria-label={label}
      aria-busy={navigation.state === 'loading'}
    >
      {children}
      {(total > size || shown === 0) && (
        <LoadMore
          label={t('more')}
          status={t('shown', { shown, total })}
          more={list.canMore}
          busy={list.busy}
          onLoad={() => void list.loadMore()}
          auto={list.further < 2 * size}
        />
      )}
      {foot}
    </div>
  )
}
/** After a removal the focus goes to the list: what had it is gone. */
export const focusList = (): void => document.getElementById('likes-list')?.focus({ preventScroll: true })

type Removals = Pick<KeptListState<unknown>, 'removal' | 'undo' | 'endUndo'>
export function RemovalBar({ list, text }: { list: Removals; text: (count: number) => string }) {
  const { t } = useTexts('likes')
  const { removal, undo, endUndo } = list
  if (!removal) return null
  return (
    <UndoBar
      key={removal.key}
      text={text(removal.ids.length)}
      undoLabel={t('undo')}
      onUndo={() => void undo()}
      onEnd={endUndo}
    />
  )
}
