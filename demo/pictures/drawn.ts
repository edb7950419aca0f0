// Vectors that the icon set lacks, drawn for the shop in the same 32-unit box; light from the upper left. A name here
// goes before the icon set's.
import { DRAWN_DESK } from './drawn-desk.ts'
import { DRAWN_OUTDOORS } from './drawn-outdoors.ts'
import { DRAWN_ROOMS } from './drawn-rooms.ts'
import { DRAWN_TOOLS } from './drawn-tools.ts'
import { DRAWN_VESSELS } from './drawn-vessels.ts'

export const DRAWN: Record<string, string> = {
  ...DRAWN_DESK,
  ...DRAWN_OUTDOORS,
  ...DRAWN_ROOMS,
  ...DRAWN_VESSELS,
  ...DRAWN_TOOLS,
}
