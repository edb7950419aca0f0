// A band of small tiles, each a picture with words that lead somewhere.
import { Type } from 'typebox'
import { shape } from '#kernel/call/contract.ts'
import { addressOf, PictureFile, Target, Title, Words } from '../settings.ts'
import { kind, say } from './kind.ts'

const Tile = shape({ title: Words(30), text: Words(60), picture: PictureFile, to: Target })

export const tiles = kind({
  type: 'tiles',
  settings: shape({ title: Title, tiles: Type.Array(Tile, { minItems: 2, maxItems: 8 }) }),
  fill: async ({ lang, categories }, given) => {
    const tree = await categories()
    const open = given.tiles.flatMap(({ title, text, picture, to }) => {
      const address = addressOf(to, tree)
      return address ? [{ title: say(title, lang), text: say(text, lang), picture, to: address }] : []
    })
    return open.length > 0 ? { tiles: open } : undefined
  },
})
