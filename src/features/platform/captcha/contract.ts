// Calls of the captcha: a puzzle for a person (or work for their device), and the token that its answer earns.
import { Type } from 'typebox'
import { contract, shape } from '#kernel/call/contract.ts'
import { pictureHeight, pictureWidth, scenes } from './limits.ts'

const Kind = Type.Union([Type.Literal('slide'), Type.Literal('points'), Type.Literal('work')])
const Picture = Type.String({ description: 'A picture as a data: address' })
const Seconds = Type.Integer({ description: 'Answer within this time' })
const X = Type.Number({ minimum: -pictureWidth, maximum: 2 * pictureWidth })
const Y = Type.Number({ minimum: -1000, maximum: 1000 })

const SlidePuzzle = shape({
  kind: Type.Literal('slide'),
  id: Type.String(),
  picture: Picture,
  piece: Picture,
  pieceY: Type.Integer({ description: `Upper edge of the piece in a picture of ${pictureWidth} × ${pictureHeight}` }),
  seconds: Seconds,
})
const PointsPuzzle = shape({
  kind: Type.Literal('points'),
  id: Type.String(),
  picture: Picture,
  order: Type.Array(Picture, { description: 'What to press, in this order' }),
  seconds: Seconds,
})
const WorkPuzzle = shape({
  kind: Type.Literal('work'),
  challenge: Type.String({
    description: 'An ALTCHA challenge (PBKDF2/SHA-256, deterministic) as JSON; give it back as it is',
  }),
  guesses: Type.Integer({ description: 'The answer lies at most this far' }),
  seconds: Seconds,
})
const NoPuzzle = shape({ kind: Type.Literal('none'), captchaToken: Type.String() })

const Scene = Type.Enum([...scenes], {
  description: 'What the proof is for: the purpose of the code, or password. Needed outside of a demo shop',
})
const Target = Type.String({
  maxLength: 254,
  description: 'For whom: the e-mail, phone or account as the call will name it. Needed outside of a demo shop',
})

export const captchaGet = contract({
  path: '/captcha/get',
  summary:
    'A puzzle: slide a piece, press pictures in order, or work for the device. ' +
    '`none` with a token where the shop asks for no proof',
  who: 'public',
  run: 'steps',
  envelope: 'login',
  success: 1,
  input: shape({
    kind: Kind,
    scene: Type.Optional(Scene),
    target: Type.Optional(Target),
  }),
  output: Type.Union([SlidePuzzle, PointsPuzzle, WorkPuzzle, NoPuzzle]),
  refusals: ['tooFast', 'crowded'],
})

const PuzzleId = Type.String({ minLength: 1, maxLength: 64 })
const SlideAnswer = shape({
  kind: Type.Literal('slide'),
  id: PuzzleId,
  x: X,
  by: Type.Union([Type.Literal('drag'), Type.Literal('keys')]),
  track: Type.Array(shape({ x: X, y: Y, t: Type.Integer({ minimum: 0, maximum: 600_000 }) }), {
    maxItems: 600,
    description: 'How the piece moved: its place and the ms since the first',
  }),
})
const PointsAnswer = shape({
  kind: Type.Literal('points'),
  id: PuzzleId,
  points: Type.Array(shape({ x: X, y: Y }), { maxItems: 10 }),
})
const WorkAnswer = shape({
  kind: Type.Literal('work'),
  challenge: Type.String({ maxLength: 2000 }),
  counter: Type.Integer({ minimum: 0, maximum: 0xffff_ffff }),
  derivedKey: Type.String({ maxLength: 128 }),
})
export const captchaCheck = contract({
  path: '/captcha/check',
  summary:
    'Answer a puzzle, once; a right answer earns a token for one call from the same network, ' +
    'of its scene and target, within two minutes',
  who: 'public',
  run: 'steps',
  envelope: 'login',
  success: 1,
  input: Type.Union([SlideAnswer, PointsAnswer, WorkAnswer]),
  output: shape({ captchaToken: Type.String(), seconds: Type.Integer({ description: 'The token serves this long' }) }),
  refusals: ['captchaFailed', 'tooFast'],
})
