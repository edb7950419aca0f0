// A paper saved by the browser: fetched with the sign-in in the header, under the name that the shop gives it.
import { useState } from 'react'
import { toast } from '#ui/feedback/toast.tsx'
import { token } from '#web/session.ts'
import { useTexts } from '#web/texts.tsx'

const nameOf = (reply: Response): string =>
  /filename="([^"]+)"/.exec(reply.headers.get('content-disposition') ?? '')?.[1] ?? 'invoice.pdf'
export function useDownload(): { busy: string | undefined; download: (url: string) => Promise<void> } {
  const { t } = useTexts('invoicing')
  const [busy, setBusy] = useState<string>()
  const download = async (url: string) => {
    setBusy(url)
    try {
      const reply = await fetch(url, { headers: { authorization: `Bearer ${token()}`, 'user-type': '1' } })
      if (!reply.ok) throw new Error(String(reply.status))
      const file = URL.createObjectURL(await reply.blob())
      const link = Object.assign(document.createElement('a'), { href: file, download: nameOf(reply) })
      link.click()
      URL.revokeObjectURL(file)
    } catch {
      toast(t('downloadFailed'), { kind: 'error' })
    } finally {
      setBusy(undefined)
    }
  }
  return { busy, download }
}
