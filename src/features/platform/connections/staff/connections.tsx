// The providers of the shop: where the keys of each come from, what may be seen of them; given, taken away, tried.
import './connections.css'
import { Provider } from './provider.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export default function Connections() {
  const { t } = useTexts('connectionsstaff')
  const { data, fault, again } = useAsked('/api/v2/admin/connection/page', {})
  const writes = useMember().may('connection.write')
  return (
    <div className="page">
      <header className="head">
        <h1 className="display">{t('title')}</h1>
        <p>{t('note')}</p>
      </header>
      {data ? (
        <ul className="providers">
          {data.records.map((provider) => (
            <Provider key={provider.connection} provider={provider} writes={writes} onDone={again} />
          ))}
        </ul>
      ) : fault ? (
        <Failed fault={fault} onRetry={again} />
      ) : (
        <Bones />
      )}
    </div>
  )
}
