// One wish for an invoice: of which order, for whom, what became of it, and its papers to download.
import { FileText } from 'lucide-react'
import { Link } from 'react-router'
import type { Calls } from '#kernel/call/contract.ts'
import { grouped } from '#features/sales/orders/parts/order-number.ts'
import { StatusChip, type StatusTone } from '#ui/feedback/status-chip.tsx'
import { Price } from '#ui/goods/price.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { hrefWith } from '#web/href-with.ts'
import { useOffered } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { useDownload } from './use-download.ts'

export type Application = Calls['/api/v2/invoice/apply/page']['output']['records'][number]
const tones: Record<Application['status'], StatusTone> = {
  requested: 'info',
  issued: 'success',
  rejected: 'warning',
  withdrawn: 'neutral',
  void: 'neutral',
}
interface Props {
  application: Application
  onWithdraw: () => void
}
export function ApplicationCard({ application, onWithdraw }: Props) {
  const { t } = useTexts('invoicing')
  const { orderNo, merchant, title, status, amount, reason, createdAt, papers } = application
  const lead = (
    <TextLink render={<Link to={hrefWith('/user/user/order/details', { orderNo })} />}>
      {t('order', { no: grouped(orderNo) })}
    </TextLink>
  )
  return (
    <li className="border-hairline py-5 not-first:border-t">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <h2 className="font-semibold">{merchant.name}</h2>
        <StatusChip tone={tones[status]}>{t(`state.${status}`)}</StatusChip>
        <span className="ml-auto">
          <Price fen={amount} />
        </span>
      </div>
      <p className="mt-1.5 text-13 text-ink-2">
        {t('to')} {title}
      </p>
      <p className="mt-1.5 text-13 text-ink-2">
        {lead} · {t('asked')} <Moment iso={createdAt} look="short" />
      </p>
      {reason && <p className="mt-2">{reason}</p>}
      <Papers papers={papers} />
      <Acts application={application} onWithdraw={onWithdraw} />
    </li>
  )
}
function Papers({ papers }: Pick<Application, 'papers'>) {
  const { t } = useTexts('invoicing')
  const { busy, download } = useDownload()
  if (papers.length === 0) return null
  return (
    <ul className="mt-3 grid gap-3">
      {papers.map(({ id, kind, number, amount, issuedAt, url }) => {
        const paper = t(`kind.${kind}`, { number })
        return (
          <li key={id} className="flex items-center gap-3">
            <Icon of={FileText} size={18} />
            <span className="min-w-0 flex-1">
              <span className="block">{paper}</span>
              <span className="block text-13 text-ink-2">
                <Price fen={kind === 'creditNote' ? -amount : amount} size="sm" /> ·{' '}
                <Moment iso={issuedAt} look="short" />
              </span>
            </span>
            <Button
              size="sm"
              kind="second"
              busy={busy === url}
              aria-label={t('downloadOf', { paper })}
              onClick={() => void download(url)}
            >
              {t('download')}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
function Acts({ application: { orderNo, status }, onWithdraw }: Props) {
  const { t } = useTexts('invoicing')
  const offered = useOffered('invoices')
  if (status === 'requested')
    return (
      <p className="mt-3">
        <TextLink onClick={onWithdraw}>{t('withdraw')}</TextLink>
      </p>
    )
  if (!offered || (status !== 'rejected' && status !== 'withdrawn')) return null
  return (
    <p className="mt-3">
      <TextLink render={<Link to={hrefWith('/user/user/invoice/apply', { orderNo })} />}>{t('again')}</TextLink>
    </p>
  )
}
