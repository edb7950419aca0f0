// A shop that sells nothing for now, and one that sells again: with a reason, told to whoever works for it, in the
// audit log. Its open orders run on: nothing of them asks how the shop stands. In the caller's transaction.
import { tellReopened, tellSuspended } from './message-kinds.ts'
import type { Staffer } from './deciding.ts'
import { isClosing } from './staff-queries.ts'
import { turnMerchant } from '#features/catalog/merchants/merchants.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { audit } from '#kernel/security/audit.ts'

type Turn = 'suspend' | 'reopen'
/** Refuses notFound, reasonRequired, merchantStateChanged, merchantClosing: that is taken back, not reopened. */
export async function turn(db: Db, by: Staffer, to: Turn, { id, reason: said }: { id: number; reason: string }) {
  const reason = said.trim()
  if (reason === '') throw new Refusal('reasonRequired')
  if (to === 'reopen' && (await isClosing(db, id))) throw new Refusal('merchantClosing')
  const status = to === 'suspend' ? 'suspended' : 'open'
  const before = to === 'suspend' ? 'open' : 'suspended'
  const turned = await turnMerchant(db, id, { from: before, to: status, reason: to === 'suspend' ? reason : '' })
  if (turned === 'missing') throw new Refusal('notFound')
  if (turned === 'other') throw new Refusal('merchantStateChanged')
  if (to === 'suspend') await tellSuspended(db, id, reason)
  else await tellReopened(db, id)
  await audit(db, {
    staffId: by.userId,
    action: `merchant.${to}`,
    subject: 'merchant',
    subjectId: id,
    before: { status: before },
    after: { status },
    reason,
    ip: by.ip,
  })
  return { status } as const
}
