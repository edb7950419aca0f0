// Jobs of teams: with an erased account its bonds and invitations go.
import { eraseTeam } from './team.ts'
import { transact } from '#kernel/data/db.ts'
import { subscribe, type Subscriber } from '#kernel/jobs/events.ts'

export const teamSubscribers: Subscriber[] = [
  subscribe('account.erased', 'team.erase', ({ db }, { userId }) => transact(db, (trx) => eraseTeam(trx, userId))),
]
