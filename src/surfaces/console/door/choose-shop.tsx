// Whoever works for several merchants says for which. The switcher of the shell changes it later.
import { ChevronRight } from 'lucide-react'
import './door.css'
import { Door } from './door.tsx'
import type { Membership } from '../desk/member.tsx'
import { roleWord } from '../desk/role-word.ts'
import { MerchantSeal } from '../desk/merchant-seal.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  nickName: string
  shops: readonly Membership[]
  onChoose: (merchantId: number) => void
}
export function ChooseShop({ nickName, shops, onChoose }: Props) {
  const { t, has } = useTexts('console')
  return (
    <Door title={t('door.which')} words={t('door.worksIn', { name: nickName, count: shops.length })}>
      <ul className="shops">
        {shops.map((shop) => (
          <li key={shop.merchantId}>
            <button type="button" onClick={() => onChoose(shop.merchantId!)}>
              <MerchantSeal seal={shop.seal} size="md" />
              <span className="grow">
                <b>{shop.merchantName}</b> <span className="muted">{roleWord(shop.role, t, has, shop.roleName)}</span>
              </span>
              <ChevronRight className="i faint" size={18} />
            </button>
          </li>
        ))}
      </ul>
    </Door>
  )
}
