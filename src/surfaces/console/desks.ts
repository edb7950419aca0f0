// What the desks hold: their screens, the permission each needs, and what of them stands in the menu. A screen that a
// role may not open is absent from its menu; by its address it says so, and the server refuses its calls all the same.
import type { Side } from './desk/side.ts'
import { merchantScreens } from './merchant-screens.ts'
import type { Screen } from './screen.ts'
import { staffScreens } from './staff-screens.ts'

export const screens: Record<Side, readonly Screen[]> = { merchant: merchantScreens, staff: staffScreens }
