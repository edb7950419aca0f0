// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  captchaRequired: {
    default: 1,
    min: 0,
    max: 1,
    unit: 'count',
    about: '1: whoever asks for a code proves to be no machine first; 0: nobody is asked',
  },
  captchaWorkCost: {
    default: 800,
    unit: 'count',
    about: 'Guesses of 5,000 rounds that a device makes at most where it proves itself by work',
  },
  captchaEasyProofs: {
    default: 10,
    unit: 'count',
    about:
      'Proofs in an hour from one network, or for one target, before the work of the next doubles; again and again',
  },
  captchaWrongAnswers: {
    default: 20,
    unit: 'count',
    about:
      'Wrong captcha answers of one address or /64 in ten minutes before a wait; five times as many of its /24 or /48',
  },
  captchaPuzzles: {
    default: 60,
    demo: 0,
    unit: 'count',
    about: 'Captcha pictures for an address or /64 in ten minutes, five times as many for its /24 or /48',
  },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
