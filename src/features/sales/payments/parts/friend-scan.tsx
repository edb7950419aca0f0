// The code on the page of who pays for a friend: what became of it is asked of what they began.
import { useNavigate } from 'react-router'
import { Scan, type Scanned } from './scan.tsx'
import { friendPage } from './use-pay-for-friend.ts'
import { call, CallError } from '#web/call.ts'

interface Props {
  token: string
  scan: Scanned & { attemptNo: string }
  onOther: () => void
}
export function FriendScan({ token, scan, onOther }: Props) {
  const navigate = useNavigate()
  const { attemptNo } = scan
  const toResult = () => void navigate(`${friendPage(token)}?attempt=${attemptNo}`, { replace: true })
  const ask = async () => {
    try {
      const told = await call('/api/v2/order/pay/share/status', { token, attemptNo }, { quiet: true })
      return { open: told.attempt === 'open' && told.status === 'open', code: null }
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return undefined // the next turn may
    }
  }
  return <Scan scan={scan} ask={ask} onKnown={toResult} onPaid={toResult} onOther={onOther} />
}
