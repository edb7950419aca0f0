// Somebody came back from a provider: it is asked, every other second for a minute, what became of their payment.
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { call, CallError } from '#web/call.ts'
import { useTexts } from '#web/texts.tsx'
import type { Link } from './shared.ts'

const [every, longest] = [2000, 60_000]

export function AskedWait({ asked: { token, attemptNo } }: { asked: Link }) {
  const { t } = useTexts('payments')
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const until = Date.now() + longest
    let timer: ReturnType<typeof setTimeout> | undefined
    let here = true
    const turn = async () => {
      const told = await ask({ token, ...(attemptNo === undefined ? {} : { attemptNo }) })
      if (!here) return
      const open = told === undefined || told.attempt === 'open' || (told.attempt === null && told.asking)
      if (!open || Date.now() + every > until) await revalidate()
      if (open && here) timer = setTimeout(() => void turn(), every)
    }
    void turn()
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [token, attemptNo, revalidate])
  return (
    <div className="pay-result text-center" role="status" aria-busy="true">
      <div className="pay-wait" aria-hidden="true" />
      <h1 className="display text-36">{t('result.checking')}</h1>
      <p className="mt-3 text-ink-2">{t('friend.checking')}</p>
    </div>
  )
}

async function ask(link: Link) {
  try {
    return await call('/api/v2/order/pay/share/status', link, { quiet: true })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return undefined // the shop could not be asked: the next turn may
  }
}
