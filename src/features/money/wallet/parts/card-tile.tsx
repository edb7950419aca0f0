// An account that money goes to as a slip of paper: bank, last four digits, holder.
import { Landmark, MessageCircle, ScanLine } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Calls } from '#kernel/call/contract.ts'
import { Badge } from '#ui/goods/badge.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { useTexts } from '#web/texts.tsx'
import './card-tile.css'

export type Card = Calls['/api/v2/user/account/list']['output']['records'][number]

const icons = { bank: Landmark, alipay: ScanLine, wechat: MessageCircle } as const
export function CardTile({ card, children }: { card: Card; children: ReactNode }) {
  const { t } = useTexts('wallet')
  return (
    <article className="card-tile">
      <h2 className="card-bank">
        <Icon of={icons[card.kind]} size={20} />
        {card.bank}
        {card.isDefault && (
          <Badge kind="member" inline>
            {t('card.default')}
          </Badge>
        )}
      </h2>
      <p className="card-number" aria-label={t('card.ending', { lastFour: card.lastFour })}>
        <span aria-hidden="true">{card.kind === 'bank' ? '•••• •••• ••••' : '••••'}</span> {card.lastFour}
      </p>
      <p className="text-13 text-ink-2">{card.holder}</p>
      <div className="card-acts">{children}</div>
    </article>
  )
}
