// Who did what with these goods, the newest first; each with what stood there and what stands there.
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import type { Content } from '../content.ts'
import { ChangeList } from './change-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

type Of = { productId: number } | { draftId: number }
interface Props {
  of: Of
  content: Content
  onClose: () => void
}
export function HistoryDrawer({ of, content, onClose }: Props) {
  const { t } = useTexts('editingmerchant')
  const [pages, setPages] = useState<readonly (string | undefined)[]>([undefined])
  return (
    <Drawer open size={500} title={t('history')} onClose={onClose}>
      {pages.map((after, i) => (
        <Piece
          key={after ?? ''}
          of={of}
          after={after}
          content={content}
          onMore={i === pages.length - 1 ? (next) => setPages([...pages, next]) : undefined}
        />
      ))}
    </Drawer>
  )
}
interface PieceProps extends Pick<Props, 'of' | 'content'> {
  after: string | undefined
  onMore: ((next: string) => void) | undefined
}
function Piece({ of, after, content, onMore }: PieceProps) {
  const { t } = useTexts('editingmerchant')
  const asked = useAsked('/api/v2/mch/goods/history', { ...of, size: 20, ...(after && { after }) })
  if (!asked.data) return asked.fault ? <Failed fault={asked.fault} onRetry={asked.again} /> : <Bones rows={4} />
  const { records, next } = asked.data
  return (
    <>
      <ol className="edit-list">
        {records.map((edit) => (
          <li key={edit.id}>
            <p className="row between">
              <span>
                <b className="strong">{t(`edit.${edit.kind}`)}</b>{' '}
                <span className="muted">{edit.byStaff ? t('byStaff') : (edit.by ?? t('byGone'))}</span>
              </span>
              <Time at={edit.at} />
            </p>
            <ChangeList changes={edit.changes} options={content.options} />
          </li>
        ))}
      </ol>
      {records.length === 0 && <p className="muted">{t('noHistory')}</p>}
      {next && onMore && <Button onClick={() => onMore(next)}>{t('more')}</Button>}
    </>
  )
}
