// Where the account is signed in, /user/user/devices: each device can be signed out, or all but this one.
import { useState } from 'react'
import { href, Link, useLoaderData, useRevalidator } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { Button } from '#ui/controls/button.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { visitContext } from '#web/context.ts'
import { load, toSignIn } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { DeviceRow, LeaveDialog, type Device } from '../parts/device-rows.tsx'
import { Frame } from '../parts/frame.tsx'

export const handle: ShellHandle = { tab: 'me', title: (t) => t('security:devices.title') }
export const meta = () => []

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  return { devices: await load(visit, '/api/v2/user/device/list', {}) }
}

export default function DevicesPage() {
  const { devices } = useLoaderData<typeof loader>()
  const { t } = useTexts('security')
  const { revalidate } = useRevalidator()
  const [leaving, setLeaving] = useState<Device | number>()
  const others = devices.filter(({ current }) => !current)
  const done = async (removed: number) => {
    toast(t('devices.done', { count: removed }), { kind: 'success' })
    await revalidate()
    // the button that was pressed is gone with its row
    document.querySelector<HTMLElement>('main h1')?.focus()
  }
  return (
    <Frame title={t('devices.title')} intro={t('devices.intro')} wide>
      <div className="mt-6 max-w-[760px]">
        <ul className="border-y border-hairline" aria-label={t('devices.list')}>
          {devices.map((device) => (
            <DeviceRow key={device.sessionId} device={device} onLeave={() => setLeaving(device)} />
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
          {others.length > 1 && <Button onClick={() => setLeaving(others.length)}>{t('devices.others')}</Button>}
          {others.length === 0 && <p className="text-ink-2">{t('devices.only')}</p>}
          <TextLink render={<Link to={href('/user/user/changePassword')} />}>{t('devices.password')}</TextLink>
        </div>
      </div>
      <LeaveDialog what={leaving} onClose={() => setLeaving(undefined)} onDone={done} />
    </Frame>
  )
}
