// Goods chosen by what was looked at: wanted or not. The browser keeps the answer; whoever is signed in has it on every device.
import { call } from '#web/call.ts'
import { token } from '#web/session.ts'
import { chooseComfort } from '#web/use-comfort.ts'

export function choosePersonal(wanted: boolean): void {
  chooseComfort('personal', wanted ? undefined : 'off')
  if (token())
    call('/api/v2/user/setting/edit', { personalised: wanted }, { quiet: true, stay: true }).catch(() => undefined) // this browser keeps it all the same
}
/** The shop answered without regard to what was looked at: the person said no on another device. */
export const heedPersonal = (personalised: boolean): void => void (!personalised && chooseComfort('personal', 'off'))
