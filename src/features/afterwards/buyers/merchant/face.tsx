// A buyer by picture and nickname, or that the account was closed.
import { UserRound } from 'lucide-react'
import './face.css'
import { useTexts } from '#web/texts.tsx'

export function Face({ buyer }: { buyer: { nickName: string; avatar: string | null; closed: boolean } }) {
  const { t } = useTexts('buyersmerchant')
  const { nickName, avatar, closed } = buyer
  return (
    <span className="buyer-face">
      {avatar === null ? (
        <span className="buyer-picture">
          <UserRound size={15} />
        </span>
      ) : (
        <img className="buyer-picture" src={avatar} alt="" width={26} height={26} loading="lazy" />
      )}
      {closed ? <span className="faint">{t('closed')}</span> : <b className="strong cut">{nickName}</b>}
    </span>
  )
}
