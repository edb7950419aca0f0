// My account at the console: second proofs of my own, and where I am signed in. The same at both desks.
import './account.css'
import { Devices } from './devices.tsx'
import { Proofs } from './proofs.tsx'
import { Reset } from './reset.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { side } from '#surfaces/console/desk/side.ts'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export default function Account() {
  const { t } = useTexts('securitymerchant')
  const { nickName, may } = useMember()
  const proofs = useAsked('/api/v2/console/proof/list', {})
  return (
    <div className="page own-page">
      <header className="head">
        <h1 className="display">{t('title')}</h1>
        <p>{nickName}</p>
      </header>
      {proofs.data ? (
        <Proofs proofs={proofs.data} onDone={proofs.again} />
      ) : proofs.fault ? (
        <Failed fault={proofs.fault} onRetry={proofs.again} />
      ) : (
        <Bones />
      )}
      <Devices />
      {side === 'staff' && may('proof.write') && <Reset />}
    </div>
  )
}
