// Handlers of topping up.
import { presets } from './limits.ts'
import { rechargeCreate, rechargeDetail } from './top-up-contract.ts'
import { beginTopUp, topUpBounds } from './top-up.ts'
import { handled } from '#kernel/call/contract.ts'
import { balanceOf, userBalance } from '#kernel/data/ledger.ts'

export const topUpCalls = [
  handled(rechargeDetail, async ({ db, app, user }) => {
    const bounds = topUpBounds(app)
    const balance = await balanceOf(db, userBalance(user.userId))
    return { ...bounds, presets: presets.filter((fen) => fen >= bounds.min && fen <= bounds.max), balance }
  }),
  handled(rechargeCreate, async ({ db, app, user }, wish) => {
    const { payNo, amount, expiresAt } = await beginTopUp(db, app, user.userId, wish)
    return { payNo, amount, expiresAt: expiresAt.toISOString() }
  }),
] as const
