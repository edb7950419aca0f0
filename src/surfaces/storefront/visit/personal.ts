// Goods chosen by what was looked at: wanted or not. The browser keeps it; who is signed in has it on every device.
import { call } from '#web/call.ts'
import { token } from '#web/session.ts'
import { chooseComfort } from '#web/use-comfort.ts'

export function choosePersonal(wanted: boolean): void {
  chooseComfort('personal', wanted ? undefined : 'off')
  // when it cannot be told, this browser keeps it all the same
  if (token())
    call('/api/v2/user/setting/edit', { personalised: wanted }, { quiet: true, stay: true }).catch(() => undefined)
}
/** The shop answered without regard to what was looked at: the person said no on another device. */
export const heedPersonal = (personalised: boolean): void => void (!personalised && chooseComfort('personal', 'off'))
