// Leaving: the session ends at the server; here it is forgotten in any case.
import { call } from '../desk/call.ts'
import { dropSession } from '../desk/session.ts'

export async function signOut(): Promise<void> {
  await call('/api/v2/user/logout', {}).catch(() => undefined)
  dropSession()
}
