// One claim of any merchant, as staff read and decide it.
import { useParams } from 'react-router'
import { StaffActs } from './staff-acts.tsx'
import { ClaimCase } from '../merchant/claim-case.tsx'
import type { Hand } from '../merchant/claim-parcels.tsx'
import { call } from '#surfaces/console/desk/call.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { PaymentsOf } from '#surfaces/console/desk/payments-of.tsx'
import { useTodo } from '#surfaces/console/desk/todo.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'

const add: Hand['add'] = (station) => call('/api/v2/admin/refund/replenish/station/add', station)
const remove: Hand['remove'] = (scan) => call('/api/v2/admin/refund/replenish/station/remove', scan)

export default function StaffClaim() {
  const serviceNo = useParams()['serviceNo']!
  const { data, fault, again } = useAsked('/api/v2/admin/refund/detail', { serviceNo })
  const todo = useTodo()
  const writes = useMember().may('aftersale.write')
  const claim = data?.serviceNo === serviceNo ? data : undefined
  const done = () => {
    again()
    todo.again()
  }
  if (!claim) return <div className="page">{fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />}</div>
  return (
    <ClaimCase
      key={serviceNo}
      claim={claim}
      fault={fault}
      acts={
        <>
          <PaymentsOf number={serviceNo} />
          {writes && <StaffActs key={claim.version} claim={claim} onDone={done} />}
        </>
      }
      hand={writes ? { add, remove, onDone: again } : undefined}
    />
  )
}
