// Handlers of second proofs.
import { maskedName } from '../identity.ts'
import { readAccount } from '../queries.ts'
import {
  adminProofReset,
  mchProofRequire,
  mchProofRule,
  proofList,
  proofPasskeyBegin,
  proofPasskeyConfirm,
  proofRecovery,
  proofRemove,
  proofTotpBegin,
  proofTotpConfirm,
} from './contract.ts'
import {
  beginApp,
  beginPasskey,
  confirmApp,
  confirmPasskey,
  listProofs,
  mustBeConsole,
  removeProof,
  renewCodes,
  type Own,
} from './proofs.ts'
import { ruleOf } from './queries.ts'
import { requireProof, resetProofs } from './reset.ts'
import { handled } from '#kernel/call/contract.ts'
import { Refusal } from '#kernel/call/refusal.ts'

/** As an app or a key shows whose it is. */
async function personOf({ db, user }: Own): Promise<{ account: string; nickName: string }> {
  mustBeConsole(user)
  const account = await readAccount(db, user.userId)
  if (!account) throw new Refusal('forbidden')
  return { account: maskedName(account.email, account.phone), nickName: account.nickName }
}

export const proofCalls = [
  handled(proofList, (ctx) => listProofs(ctx)),
  handled(proofTotpBegin, async (ctx, { password }) => beginApp(ctx, password, (await personOf(ctx)).account)),
  handled(proofTotpConfirm, async (ctx, { code }) => ({ recoveryCodes: await confirmApp(ctx, code) })),
  handled(proofPasskeyBegin, async (ctx, { password }) => beginPasskey(ctx, password, await personOf(ctx))),
  handled(proofPasskeyConfirm, (ctx, made) => confirmPasskey(ctx, made)),
  handled(proofRecovery, async (ctx, { password }) => ({ recoveryCodes: await renewCodes(ctx, password) })),
  handled(proofRemove, async (ctx, { password, id }) => {
    await removeProof(ctx, password, id)
    return {}
  }),
  handled(mchProofRule, async ({ db, merchantId }) => ({ required: await ruleOf(db, merchantId) })),
  handled(mchProofRequire, async (ctx, { on }) => {
    await requireProof(ctx.db, ctx, on)
    return { required: on }
  }),
  handled(adminProofReset, async ({ db, user, ip }, wish) => ({
    removed: await resetProofs(db, { userId: user.userId, ip }, wish),
  })),
] as const
