// On the shelf, off it, into the bin and back.
import { ActQuestion, type ActProps } from './act-question.tsx'
import type { Goods } from './goods-desk.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { useTexts } from '#web/texts.tsx'

const seenOf = ({ id, status }: Goods) => ({
  id,
  seen: status === 'onSale' ? ('onSale' as const) : ('offShelf' as const),
})
export function ShelfQuestion({ onSale, ...props }: ActProps & { onSale: boolean }) {
  const { t } = useTexts('assortmentmerchant')
  const name = onSale ? 'on' : 'off'
  return (
    <ActQuestion
      {...props}
      title={t(`shelf.${name}Title`, { count: props.picked.length })}
      verb={t(`act.${name}`)}
      follows={t(`shelf.${name}Follows`)}
      suggested={onSale}
      act={(note) =>
        call('/api/v2/mch/goods/shelf', { onSale, rows: props.picked.map(seenOf), note, requestId: newRequestId() })
      }
    />
  )
}
/** Before staff, who look at a shop's first goods. */
export function ReviewQuestion(props: ActProps) {
  const { t } = useTexts('assortmentmerchant')
  return (
    <ActQuestion
      {...props}
      title={t('review.title', { count: props.picked.length })}
      verb={t('act.review')}
      follows={t('review.follows')}
      said={(count) => t('review.said', { count })}
      suggested
      noNote
      act={() => call('/api/v2/mch/goods/review', { ids: props.picked.map(({ id }) => id), requestId: newRequestId() })}
    />
  )
}
export function BinQuestion(props: ActProps) {
  const { t } = useTexts('assortmentmerchant')
  return (
    <ActQuestion
      {...props}
      title={t('bin.title', { count: props.picked.length })}
      verb={t('act.bin')}
      follows={t('bin.follows')}
      act={(note) => call('/api/v2/mch/goods/bin', { rows: props.picked.map(seenOf), note, requestId: newRequestId() })}
    />
  )
}
export function RestoreQuestion(props: ActProps) {
  const { t } = useTexts('assortmentmerchant')
  return (
    <ActQuestion
      {...props}
      title={t('restore.title', { count: props.picked.length })}
      verb={t('act.restore')}
      follows={t('restore.follows')}
      suggested
      act={(note) =>
        call('/api/v2/mch/goods/restore', { ids: props.picked.map(({ id }) => id), note, requestId: newRequestId() })
      }
    />
  )
}
