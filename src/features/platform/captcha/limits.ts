// Sizes of all puzzles, in units of their pictures: these are shown smaller on narrow screens,
// answers are always told in units.
export const pictureWidth = 320
export const pictureHeight = 180
export const pieceSize = 56
/** What an arrow key moves the piece by, without and with Shift. */
export const keySteps = { small: 2, big: 10 }
