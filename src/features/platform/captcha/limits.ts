// Sizes of all puzzles, in units of their pictures: these are shown smaller on narrow screens,
// answers are always told in units.
export const pictureWidth = 320
export const pictureHeight = 180
export const pieceSize = 56
/** What an arrow key moves the piece by, without and with Shift. */
export const keySteps = { small: 2, big: 10 }

/** What a code may be asked for by a call; the console's is sent by its sign-in. */
export const codePurposes = [
  'login',
  'register',
  'resetPassword',
  'payPassword',
  'changeEmail',
  'changePhone',
  'bindPhone',
  'bindAccount',
  'cancelAccount',
  'exportData',
  'addCard',
  'approveAlone',
] as const
/** What a proof may be for: asking for a code, or trying a password. */
export const scenes = [...codePurposes, 'password'] as const
export type Scene = (typeof scenes)[number]
