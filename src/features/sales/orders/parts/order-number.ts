// Order and payment numbers as they are shown, for the parts of screens.
export { inFours as grouped } from '#kernel/text/in-fours.ts'
