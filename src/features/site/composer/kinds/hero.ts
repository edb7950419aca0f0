// The shop windows beside the directory of all departments.
import { Type } from 'typebox'
import { shape } from '#kernel/call/contract.ts'
import { addressOf, Ink, PictureFile, Target, Words } from '../settings.ts'
import { kind, say } from './kind.ts'

const Slide = shape({
  kicker: Words(40),
  title: Words(40),
  text: Words(140),
  action: Words(30),
  to: Target,
  wide: PictureFile,
  tall: PictureFile,
  words: Ink,
})

export const hero = kind({
  type: 'hero',
  settings: shape({ slides: Type.Array(Slide, { minItems: 1, maxItems: 5 }) }),
  fill: async ({ lang, categories }, { slides }) => {
    const tree = await categories()
    return {
      slides: slides.flatMap(({ kicker, title, text, action, to, ...pictures }) => {
        const address = addressOf(to, tree)
        return address
          ? [
              {
                ...pictures,
                to: address,
                kicker: say(kicker, lang),
                title: say(title, lang),
                text: say(text, lang),
                action: say(action, lang),
              },
            ]
          : []
      }),
      departments: tree.flatMap(({ id, departmentNo, name, line }) =>
        departmentNo === null ? [] : [{ id, departmentNo, name, line }],
      ),
    }
  },
})
