// Jobs of teams: with an erased account its bonds and invitations go.
import { eraseTeam } from './team.ts'
import { transact } from '#kernel/db.ts'
import { subscribe, type Subscriber } from '#kernel/events.ts'

export const teamSubscribers: Subscriber[] = [
  subscribe('account.erased', 'team.erase', ({ db }, { userId }) => transact(db, (trx) => eraseTeam(trx, userId))),
]
