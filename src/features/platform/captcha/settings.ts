// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  captchaRequired: {
    default: 1,
    unit: 'count',
    about: '1: whoever asks for a code proves to be no machine first; 0: nobody is asked',
  },
  captchaWorkCost: {
    default: 800,
    unit: 'count',
    about: 'Guesses of 5,000 rounds that a device makes at most where it proves itself by work',
  },
  captchaWrongAnswers: {
    default: 20,
    unit: 'count',
    about: 'Wrong captcha answers of one internet address in ten minutes before it must wait',
  },
  captchaPuzzles: {
    default: 60,
    unit: 'count',
    about: 'Captcha pictures for one internet address in ten minutes (off in a demo shop)',
  },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
